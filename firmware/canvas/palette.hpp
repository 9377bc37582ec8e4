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
/// What is about to be lost, and other warnings in words.
inline constexpr Color kWarning = rgb(0xff7a72);
/// On anything bright: cards, badges, the highlight.
inline constexpr Color kDarkText = kGround;
inline constexpr Color kCard = rgb(0xf5f6fa);
inline constexpr Color kBlackTile = rgb(0x05070d);
inline constexpr Color kDimCard = rgb(0xc8cedc);

inline constexpr Color kRed = rgb(0xe84848);
inline constexpr Color kGreen = rgb(0x2ed088);
inline constexpr Color kBlue = rgb(0x0481f7);
inline constexpr Color kYellow = rgb(0xffc83c);
inline constexpr Color kPurple = rgb(0xa661b9);
inline constexpr Color kGrey = rgb(0x98a3ad);
inline constexpr Color kOrange = rgb(0xf69632);

}  // namespace brolly::palette
