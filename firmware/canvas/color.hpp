#pragma once

#include <cstdint>

namespace brolly {

/// A colour as the panels take it: 5 bits red, 6 green, 5 blue.
enum class Color : std::uint16_t {};

/// The nearest panel colour of 0xRRGGBB.
constexpr Color rgb(std::uint32_t hex) {
  const auto part = [hex](unsigned shift, unsigned largest) {
    return (((hex >> shift) & 0xffU) * largest + 127) / 255;
  };
  return Color{static_cast<std::uint16_t>((part(16, 31) << 11U) | (part(8, 63) << 5U) | part(0, 31))};
}

/// `over` on `under`, with `alpha` from 0 (nothing of `over`) to 15 (nothing but it).
constexpr Color blend(Color under, Color over, unsigned alpha) {
  const auto mix = [=](unsigned shift, unsigned largest) {
    const unsigned below = (static_cast<unsigned>(under) >> shift) & largest;
    const unsigned above = (static_cast<unsigned>(over) >> shift) & largest;
    return ((below * (15 - alpha) + above * alpha + 7) / 15) << shift;
  };
  return Color{static_cast<std::uint16_t>(mix(11, 31) | mix(5, 63) | mix(0, 31))};
}

namespace palette {

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

}  // namespace palette
}  // namespace brolly
