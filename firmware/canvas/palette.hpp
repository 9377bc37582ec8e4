#pragma once

#include "firmware/canvas/color.hpp"

/// All colours of the console. tests/firmware/palette_test.cpp checks their contrast, and that colour-blind players can
/// tell the pieces apart.
namespace brolly::palette {

inline constexpr Color kGround = rgb(0x141a2a);
inline constexpr Color kPanel = rgb(0x222b42);
inline constexpr Color kLine = rgb(0x3e4c6e);
inline constexpr Color kText = rgb(0xf0f4fc);
inline constexpr Color kDimText = rgb(0xa0acc6);
inline constexpr Color kHighlight = rgb(0xffd65a);
inline constexpr Color kRed = rgb(0xe84848);
inline constexpr Color kGreen = rgb(0x26b278);
inline constexpr Color kBlue = rgb(0x408cfa);
inline constexpr Color kYellow = rgb(0xffc83c);

}  // namespace brolly::palette
