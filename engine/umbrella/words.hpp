#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/common/player.hpp"

namespace brolly::umbrella {

// The small things that are counted on the table. Each is a type of its own, so that no two can be mixed up.

enum class Colour : std::uint8_t { Red, Green, Blue, Yellow };
/// Where a slide starts. Left and right push rows, top and bottom push columns.
enum class Side : std::uint8_t { Left, Right, Top, Bottom };
/// A row from the top or a column from the left, as the side has it.
enum class Line : std::uint8_t {};
/// A cell of a Stage in reading order.
enum class Cell : std::uint8_t {};
/// A Figure space; its mark is in the corner of the same number: top left, top right, bottom right, bottom left.
enum class Space : std::uint8_t {};
/// A spot of a scoreboard.
enum class Spot : std::uint8_t {};

inline constexpr unsigned kMaxPlayers = 4;
inline constexpr unsigned kColours = 4;
inline constexpr unsigned kSides = 4;
inline constexpr unsigned kLines = 4;
inline constexpr unsigned kCells = 16;
inline constexpr unsigned kSpaces = 4;
inline constexpr unsigned kSpots = 10;

template <class Word>
requires std::is_enum_v<Word>
constexpr unsigned index_of(Word word) {
  return static_cast<unsigned>(word);
}

template <class Word>
constexpr Word nth(unsigned index) {
  return Word{static_cast<std::uint8_t>(index)};
}

}  // namespace brolly::umbrella
