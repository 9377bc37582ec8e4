#pragma once

#include <bit>
#include <cstdint>

namespace brolly {

/// The largest number whose square is not above `value`. Bots compute without floating point, which the console lacks.
constexpr std::uint32_t square_root(std::uint32_t value) {
  std::uint32_t root = 0;
  for (std::uint32_t bit = 1U << 15U; bit != 0; bit >>= 1U) {
    const std::uint32_t longer = root | bit;
    if (longer * longer <= value) root = longer;
  }
  return root;
}

/// The logarithm to base 2 in 256ths, straight between powers of two; `value` is 1 or more.
constexpr std::uint32_t logarithm(std::uint32_t value) {
  const auto whole = static_cast<std::uint32_t>(std::bit_width(value)) - 1;
  const std::uint32_t fraction = whole >= 8 ? value >> (whole - 8U) : value << (8U - whole);
  return whole * 256 + (fraction & 0xffU);
}

static_assert(square_root(99) == 9 && square_root(100) == 10 && square_root(UINT32_MAX) == 65535);
static_assert(logarithm(1) == 0 && logarithm(1024) == 10 * 256 && logarithm(3) == 384);

}  // namespace brolly
