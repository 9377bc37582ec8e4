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
  // Green goes to the upper half of a word, so that each part has five free bits above it, and one multiplication by
  // up to 32 serves all three.
  constexpr std::uint32_t kApart = 0x07e0f81fU;
  constexpr std::uint32_t kHalves = 0x02008010U;
  const auto spread = [](Color color) {
    const auto bits = static_cast<std::uint32_t>(color);
    return (bits | (bits << 16U)) & kApart;
  };
  const std::uint32_t share = (alpha * 137 + 32) >> 6U;
  const std::uint32_t mixed = ((spread(under) * (32 - share) + spread(over) * share + kHalves) >> 5U) & kApart;
  return Color{static_cast<std::uint16_t>(mixed | (mixed >> 16U))};
}

}  // namespace brolly
