#pragma once

#include <array>
#include <cstdint>

#include "engine/umbrella/bits.hpp"
#include "engine/umbrella/parts.hpp"
#include "engine/umbrella/words.hpp"

namespace brolly::umbrella {

inline constexpr etl::string_view kColourLetters = "RGBY";
inline constexpr std::array<etl::string_view, kSpaces> kCornerNames{"TL", "TR", "BR", "BL"};
inline constexpr Bits kAllSpots = bit(kSpots) - 1;

constexpr Bits spot_bit(unsigned printed_number) {
  return bit(printed_number - 1);
}

/// Whether a spot takes a figure made in `colour` on `space`.
constexpr bool accepts(etl::string_view printed_spot, Colour colour, Space space) {
  if (printed_spot[0] == '*') return printed_spot.substr(1) == kCornerNames[index_of(space)];
  for (const char letter : printed_spot) {
    if (letter == kColourLetters[index_of(colour)]) return true;
  }
  return false;
}

namespace detail {

inline constexpr auto kAccepting = [] {
  std::array<std::array<std::array<std::uint16_t, kColours>, kSpaces>, kLevels> accepting{};
  for (unsigned level = 0; level < kLevels; ++level) {
    for (unsigned space = 0; space < kSpaces; ++space) {
      for (unsigned colour = 0; colour < kColours; ++colour) {
        auto& spots = accepting[level][space][colour];
        for (unsigned spot = 0; spot < kSpots; ++spot) {
          if (!accepts(kPrintedLevels[level].spots[spot], nth<Colour>(colour), nth<Space>(space))) continue;
          spots = static_cast<std::uint16_t>(spots | bit(spot));
        }
      }
    }
  }
  return accepting;
}();

}  // namespace detail

/// The spots of a level (1 to 4) that take a figure made on `space`, for each colour.
constexpr const std::array<std::uint16_t, kColours>& accepting_spots(unsigned level, Space space) {
  return detail::kAccepting[level - 1][index_of(space)];
}

constexpr const Level& printed_level(unsigned level) {
  return kPrintedLevels[level - 1];
}

/// The powers that a token on `spot` fires, as a set of places in the level's list, given all filled spots with it.
Bits fired_powers(const Level& level, Bits filled, Spot spot);

/// What the scoreboard pays beyond the tokens themselves.
unsigned bonus(const Level& level, Bits filled);

}  // namespace brolly::umbrella
