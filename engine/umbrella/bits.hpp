#pragma once

#include <bit>
#include <cstdint>

namespace brolly::umbrella {

/// A set of cells, spots or colours: bit n is the n-th of them.
using Bits = std::uint32_t;

constexpr Bits bit(unsigned place) {
  return Bits{1} << place;
}

constexpr unsigned count_of(Bits bits) {
  return static_cast<unsigned>(std::popcount(bits));
}

/// The place of the set bit that has `index` set bits below it.
constexpr unsigned nth_of(Bits bits, unsigned index) {
  for (; index > 0; --index) bits &= bits - 1;
  return static_cast<unsigned>(std::countr_zero(bits));
}

}  // namespace brolly::umbrella
