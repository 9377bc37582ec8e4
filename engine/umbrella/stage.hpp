#pragma once

#include <array>
#include <cstdint>

#include "engine/umbrella/bits.hpp"
#include "engine/umbrella/words.hpp"

namespace brolly::umbrella {

/// The cells of one line as a slide from one side meets them.
struct Track {
  std::uint16_t line;
  std::uint16_t entry;
  std::uint16_t exit;
  /// One cell on is `up` places up and `down` places down; one of them is 0.
  std::uint8_t up;
  std::uint8_t down;
};

inline constexpr auto kTracks = [] {
  std::array<std::array<Track, kLines>, kSides> tracks{};
  for (unsigned line = 0; line < kLines; ++line) {
    const auto row = static_cast<std::uint16_t>(0x000fU << (line * 4));
    const auto first_of_row = static_cast<std::uint16_t>(bit(line * 4));
    const auto last_of_row = static_cast<std::uint16_t>(bit(line * 4 + 3));
    const auto column = static_cast<std::uint16_t>(0x1111U << line);
    const auto first_of_column = static_cast<std::uint16_t>(bit(line));
    const auto last_of_column = static_cast<std::uint16_t>(bit(line + 12));
    tracks[index_of(Side::left)][line] = {row, first_of_row, last_of_row, 1, 0};
    tracks[index_of(Side::right)][line] = {row, last_of_row, first_of_row, 0, 1};
    tracks[index_of(Side::top)][line] = {column, first_of_column, last_of_column, 4, 0};
    tracks[index_of(Side::bottom)][line] = {column, last_of_column, first_of_column, 0, 4};
  }
  return tracks;
}();

constexpr const Track& track_of(Side side, Line line) {
  return kTracks[index_of(side)][index_of(line)];
}

/// 4x4 umbrellas, as one mask of cells a colour: a slide or a figure is then a few shifts and ands.
class Stage {
 public:
  constexpr Bits cells_of(Colour colour) const { return masks_[index_of(colour)]; }
  constexpr Colour at(Cell cell) const {
    unsigned colour = 0;
    while ((masks_[colour] & bit(index_of(cell))) == 0) ++colour;
    return nth<Colour>(colour);
  }

  constexpr void put(Cell cell, Colour colour) {
    for (auto& mask : masks_) mask = static_cast<std::uint16_t>(mask & ~bit(index_of(cell)));
    set(colour, masks_[index_of(colour)] | bit(index_of(cell)));
  }

  constexpr void swap(Cell one, Cell other) {
    const Colour colour = at(one);
    put(one, at(other));
    put(other, colour);
  }

  /// Pushes an umbrella into a line and gives the one that comes out on the opposite side.
  constexpr Colour slide(Side side, Line line, Colour colour) {
    const Track& track = track_of(side, line);
    const Bits others = ~Bits{track.line};
    const Bits staying = Bits{track.line} & ~Bits{track.exit};
    unsigned pushed_out = 0;
    for (unsigned each = 0; each < kColours; ++each) {
      const Bits mask = masks_[each];
      if ((mask & track.exit) != 0) pushed_out = each;
      masks_[each] = static_cast<std::uint16_t>((mask & others) | (((mask & staying) << track.up) >> track.down));
    }
    set(colour, masks_[index_of(colour)] | track.entry);
    return nth<Colour>(pushed_out);
  }

  friend constexpr bool operator==(const Stage&, const Stage&) = default;

 private:
  constexpr void set(Colour colour, Bits cells) { masks_[index_of(colour)] = static_cast<std::uint16_t>(cells); }

  std::array<std::uint16_t, kColours> masks_{};
};

}  // namespace brolly::umbrella
