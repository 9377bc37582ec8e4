#pragma once

#include <array>
#include <cstdint>

#include "engine/umbrella/bits.hpp"
#include "engine/umbrella/parts.hpp"
#include "engine/umbrella/words.hpp"

namespace brolly::umbrella {

enum class Face : std::uint8_t { Black, White };

/// A figure tile with one face up, or no tile.
class Tile {
 public:
  constexpr Tile() = default;
  /// `number` is 1 to 24.
  constexpr Tile(unsigned number, Face face) : bits_(static_cast<std::uint8_t>(number * 2 + index_of(face))) {}

  constexpr bool is_none() const { return bits_ == 0; }
  constexpr unsigned number() const { return bits_ / 2U; }
  constexpr Face face() const { return nth<Face>(bits_ & 1U); }
  constexpr Tile turned_over() const { return {number(), nth<Face>((bits_ & 1U) ^ 1U)}; }
  constexpr Tile with(Face face) const { return {number(), face}; }

  /// The place of this face among all 48, black and white by turns.
  constexpr unsigned face_index() const { return bits_ - 2U; }

  friend constexpr bool operator==(const Tile&, const Tile&) = default;

 private:
  std::uint8_t bits_ = 0;
};

/// The cells after a quarter turn clockwise.
constexpr Bits turned(Bits cells) {
  Bits result = 0;
  for (unsigned cell = 0; cell < kCells; ++cell) {
    const unsigned row = cell / 4;
    const unsigned column = cell % 4;
    if ((cells & bit(cell)) != 0) result |= bit(column * 4 + 3 - row);
  }
  return result;
}

namespace detail {

inline constexpr unsigned kFaces = kTiles * 2;

inline constexpr auto kFigures = [] {
  std::array<std::array<std::uint16_t, kSpaces>, kFaces> figures{};
  for (unsigned face = 0; face < kFaces; ++face) {
    Bits cells = face % 2 == 0 ? kPrintedTiles[face / 2].black : kPrintedTiles[face / 2].white;
    for (auto& figure : figures[face]) {
      figure = static_cast<std::uint16_t>(cells);
      cells = turned(cells);
    }
  }
  return figures;
}();

}  // namespace detail

/// The cells that the tile marks when it lies on the space.
constexpr Bits figure_of(Tile tile, Space space) {
  return detail::kFigures[tile.face_index()][index_of(space)];
}

}  // namespace brolly::umbrella
