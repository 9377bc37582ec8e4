#pragma once

#include <etl/string_view.h>

#include <array>
#include <cstdint>
#include <span>

#include "engine/umbrella/words.hpp"

/// All that is printed on the parts of the game, and nothing else. The layouts are this project's own design; an owner
/// of the box can put the printed ones here. parts_check.cpp refuses a table that breaks the rules' limits.
namespace brolly::umbrella {

/// Stages row by row from the top. Player i has board i + 1.
inline constexpr std::array<etl::string_view, kMaxPlayers> kPrintedStages{
    "RGBYBYRGYBGRGRYB",
    "GBYRYRGBRYBGBGRY",
    "BYRGRGBYGRYBYBGR",
    "YRGBGBYRBGRYRYBG",
};

/// The two faces of a figure tile with the mark at the top left; bit row * 4 + column is a cell of the figure.
struct PrintedTile {
  std::uint16_t black;
  std::uint16_t white;
};

inline constexpr unsigned kTiles = 24;

inline constexpr std::array<PrintedTile, kTiles> kPrintedTiles{{
    {0x9009, 0x0660}, {0x500a, 0x0628}, {0x0909, 0x0261}, {0x1881, 0x02c4}, {0x1818, 0x1248}, {0x0099, 0x0690},
    {0x1409, 0x0066}, {0x1029, 0x0344}, {0x101a, 0x1428}, {0x180a, 0x05a0}, {0x2092, 0x0a50}, {0x0906, 0x00f0},
    {0x0125, 0x10c4}, {0x0505, 0x0550}, {0x0990, 0x0c30}, {0x0096, 0x0524}, {0x1188, 0x0252}, {0x0116, 0x03c0},
    {0x2814, 0x028c}, {0x300c, 0x1842}, {0x110c, 0x1284}, {0x4182, 0x0033}, {0x000f, 0x0609}, {0x2184, 0x0069},
}};

/// A group of neighbouring spots and what it pays when all are filled.
struct PrintedGroup {
  std::span<const std::uint8_t> spots;
  std::uint8_t bonus;
};

enum class Power : std::uint8_t { Again, Swap, Exchange };

/// A power lies between two spots.
struct PrintedPower {
  std::uint8_t first_spot;
  std::uint8_t second_spot;
  Power power;
};

/// A scoreboard. A spot is written as its colours' letters sorted, a white spot as `*` and its corner. A board has
/// either groups or, where neighbouring tokens form the groups, a number of columns. Spots are counted from 1.
struct Level {
  std::array<etl::string_view, kSpots> spots;
  std::span<const PrintedGroup> groups;
  std::uint8_t columns;
  std::span<const PrintedPower> powers;
};

namespace printed {

inline constexpr std::uint8_t kSpots1And2[]{1, 2};
inline constexpr std::uint8_t kSpots3And4[]{3, 4};
inline constexpr std::uint8_t kSpots5To7[]{5, 6, 7};
inline constexpr std::uint8_t kSpots8To10[]{8, 9, 10};
inline constexpr PrintedGroup kGroups[]{{kSpots1And2, 3}, {kSpots3And4, 3}, {kSpots5To7, 5}, {kSpots8To10, 5}};
inline constexpr PrintedPower kPowers[]{{1, 2, Power::Again}, {4, 5, Power::Swap}, {9, 10, Power::Exchange}};

}  // namespace printed

inline constexpr unsigned kLevels = 4;

inline constexpr std::array<Level, kLevels> kPrintedLevels{{
    {{"B", "Y", "R", "G", "R", "B", "G", "Y", "R", "G"}, printed::kGroups, 0, {}},
    {{"BY", "R", "GR", "B", "BG", "Y", "RY", "G", "BR", "GY"}, printed::kGroups, 0, {}},
    {{"R", "G", "*TL", "B", "Y", "B", "Y", "*BR", "R", "G"}, {}, 5, {}},
    {{"G", "Y", "*TR", "R", "B", "Y", "B", "*BL", "G", "R"}, {}, 5, printed::kPowers},
}};

}  // namespace brolly::umbrella
