#pragma once

#include <etl/optional.h>
#include <etl/string_view.h>

#include <array>

#include "engine/common/text_out.hpp"
#include "engine/umbrella/scoreboard.hpp"
#include "engine/umbrella/table.hpp"

/// The words of the notation, by the numbers that they stand for.
namespace brolly::umbrella {

inline constexpr etl::string_view kSideLetters = "LRTB";
inline constexpr etl::string_view kFaceLetters = "bw";
inline constexpr std::array<etl::string_view, 2> kFaceNames{"black", "white"};
inline constexpr std::array<etl::string_view, 3> kFacesNames{"black", "white", "random"};
inline constexpr std::array<etl::string_view, 3> kPowerNames{"again", "swap", "exchange"};
inline constexpr std::array<etl::string_view, 8> kPhaseNames{"slide", "complete", "swap",  "exchange",
                                                             "again", "face",     "cover", "over"};
inline constexpr std::array<etl::string_view, kEditions> kEditionNames{kEditionRules[0].name, kEditionRules[1].name,
                                                                       kEditionRules[2].name, kEditionRules[3].name};

/// The number that a word stands for.
template <std::size_t kSize>
constexpr etl::optional<unsigned> find_name(const std::array<etl::string_view, kSize>& names, etl::string_view word) {
  for (unsigned index = 0; index < kSize; ++index) {
    if (names[index] == word) return index;
  }
  return etl::nullopt;
}

/// Heaps list their umbrellas in this order.
inline constexpr std::array<Colour, kColours> kSortedColours{Colour::Blue, Colour::Green, Colour::Red, Colour::Yellow};

constexpr char letter_of(Colour colour) {
  return kColourLetters[index_of(colour)];
}

/// `C`, `S0`, `P1`.
inline void write_zone(Zone zone, TextOut& out) {
  const unsigned index = index_of(zone);
  if (zone == kCentral) return out.put('C');
  const bool is_side = index <= kMaxPlayers;
  out.put(is_side ? 'S' : 'P');
  out.put(static_cast<char>('0' + (index - 1) % kMaxPlayers));
}

/// `3b`, `17w`; nothing for no tile.
inline void write_tile(Tile tile, TextOut& out) {
  if (tile.is_none()) return;
  out.number(static_cast<std::int32_t>(tile.number()));
  out.put(kFaceLetters[index_of(tile.face())]);
}

}  // namespace brolly::umbrella
