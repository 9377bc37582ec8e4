#pragma once

#include <array>
#include <cstdint>

#include "engine/umbrella/bits.hpp"
#include "engine/umbrella/words.hpp"

namespace brolly::umbrella {

/// The same 16 cells for two colours at once: a Stage keeps two colours in one word.
constexpr Bits twice(Bits cells) {
  return cells | cells << 16U;
}

/// The cells of one line as a slide from one side meets them; lines and the like for two colours at once.
struct Track {
  Bits line;
  /// All of the line but the cell where an umbrella is pushed out.
  Bits staying;
  std::uint16_t entry;
  /// One cell on is `up` places up and `down` places down; one of them is 0.
  std::uint8_t up;
  std::uint8_t down;
};

inline constexpr auto kTracks = [] {
  std::array<std::array<Track, kLines>, kSides> tracks{};
  const auto track = [](Bits line, Bits entry, Bits exit, std::uint8_t up, std::uint8_t down) {
    return Track{twice(line), twice(line & ~exit), static_cast<std::uint16_t>(line & entry), up, down};
  };
  constexpr Bits kFirstColumn = 0x1111;
  constexpr Bits kLastColumn = 0x8888;
  constexpr Bits kFirstRow = 0x000f;
  constexpr Bits kLastRow = 0xf000;
  for (unsigned line = 0; line < kLines; ++line) {
    const Bits row = kFirstRow << (line * 4);
    const Bits column = kFirstColumn << line;
    tracks[index_of(Side::Left)][line] = track(row, kFirstColumn, kLastColumn, 1, 0);
    tracks[index_of(Side::Right)][line] = track(row, kLastColumn, kFirstColumn, 0, 1);
    tracks[index_of(Side::Top)][line] = track(column, kFirstRow, kLastRow, 4, 0);
    tracks[index_of(Side::Bottom)][line] = track(column, kLastRow, kFirstRow, 0, 4);
  }
  return tracks;
}();

constexpr const Track& track_of(Side side, Line line) {
  return kTracks[index_of(side)][index_of(line)];
}

/// 4x4 umbrellas, as one mask of 16 cells a colour: a slide or a figure is then a few shifts and ands.
class Stage {
 public:
  constexpr Bits cells_of(Colour colour) const { return (pair_of(colour) >> shift_of(colour)) & 0xffffU; }
  constexpr Colour at(Cell cell) const { return colour_of(twice(bit(index_of(cell)))); }

  /// Whether one colour holds all of these cells.
  constexpr bool is_one_colour(Bits cells) const {
    const Bits missing_first = twice(cells) & ~pairs_[0];
    const Bits missing_second = twice(cells) & ~pairs_[1];
    return missing_first << 16U == 0 || missing_first >> 16U == 0 || missing_second << 16U == 0 ||
           missing_second >> 16U == 0;
  }

  constexpr void put(Cell cell, Colour colour) {
    for (Bits& pair : pairs_) pair &= ~twice(bit(index_of(cell)));
    add(bit(index_of(cell)), colour);
  }

  constexpr void swap(Cell one, Cell other) {
    const Colour colour = at(one);
    put(one, at(other));
    put(other, colour);
  }

  /// Pushes an umbrella into a line and gives the one that comes out on the opposite side.
  constexpr Colour slide(Side side, Line line, Colour colour) {
    const Track& track = track_of(side, line);
    const Colour pushed_out = colour_of(track.line ^ track.staying);
    pairs_ = {moved_on(pairs_[0], track), moved_on(pairs_[1], track)};
    add(track.entry, colour);
    return pushed_out;
  }

  friend constexpr bool operator==(const Stage&, const Stage&) = default;

 private:
  static constexpr unsigned shift_of(Colour colour) { return (index_of(colour) & 1U) * 16; }
  constexpr Bits pair_of(Colour colour) const { return pairs_[index_of(colour) / 2]; }
  constexpr void add(Bits cells, Colour colour) { pairs_[index_of(colour) / 2] |= cells << shift_of(colour); }

  static constexpr Bits moved_on(Bits pair, const Track& track) {
    return (pair & ~track.line) | (((pair & track.staying) << track.up) >> track.down);
  }

  /// The colour on a cell, which is given for two colours.
  constexpr Colour colour_of(Bits twice_cell) const {
    const Bits first = pairs_[0] & twice_cell;
    const Bits found = first != 0 ? first : pairs_[1] & twice_cell;
    return nth<Colour>((first != 0 ? 0U : 2U) + (found > 0xffffU ? 1U : 0U));
  }

  /// Red below green, blue below yellow.
  std::array<Bits, kColours / 2> pairs_{};
};

}  // namespace brolly::umbrella
