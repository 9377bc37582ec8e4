#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace brolly {

/// The one source of chance: the same seed gives the same numbers on host, emulator and console.
///
/// xoroshiro64** (Blackman and Vigna): 64 bits of state in 32-bit words and no 64-bit arithmetic after seeding, because
/// a Cortex-M0+ has neither a 64-bit product nor a divider in its core.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) {
    // One round of splitmix64 spreads small seeds over all bits; the state must not be all zero.
    std::uint64_t mixed = seed + 0x9e3779b97f4a7c15U;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    mixed ^= mixed >> 31U;
    low_ = static_cast<std::uint32_t>(mixed);
    high_ = static_cast<std::uint32_t>(mixed >> 32U);
    if ((low_ | high_) == 0) low_ = 1;
  }

  constexpr std::uint32_t next() {
    std::uint32_t multiplier = 0x9e3779bbU;
    // Hidden from the compiler, which would take 18 additions and shifts for a product of one cycle.
    if (!std::is_constant_evaluated()) asm("" : "+r"(multiplier));
    const std::uint32_t result = rotate_left(low_ * multiplier, 5) * 5;
    high_ ^= low_;
    low_ = rotate_left(low_, 26) ^ high_ ^ (high_ << 9U);
    high_ = rotate_left(high_, 13);
    return result;
  }

  /// A number from 0 to `bound` - 1, each exactly equally likely. `bound` is 1 to 65535.
  constexpr std::uint32_t below(std::uint32_t bound) {
    // Lemire's method on 16 bits: the product's low half tells the few draws that must be repeated.
    std::uint32_t product = (next() >> 16U) * bound;
    if ((product & 0xffffU) < bound) [[unlikely]]
      product = make_even(product, bound);
    return product >> 16U;
  }

 private:
  // Kept out of line: it is rare, and inside a loop of random moves its registers are dear.
  [[gnu::noinline]] constexpr std::uint32_t make_even(std::uint32_t product, std::uint32_t bound) {
    const std::uint32_t uneven = 0x10000U % bound;
    while ((product & 0xffffU) < uneven) product = (next() >> 16U) * bound;
    return product;
  }

  static constexpr std::uint32_t rotate_left(std::uint32_t value, unsigned by) {
    return (value << by) | (value >> (32U - by));
  }

  std::uint32_t low_ = 1;
  std::uint32_t high_ = 0;
};

/// Puts `items` into an order drawn by `random`, each order equally likely.
template <class Items>
constexpr void shuffle(Items& items, Random& random) {
  for (std::size_t left = items.size(); left > 1; --left) {
    std::swap(items[left - 1], items[random.below(static_cast<std::uint32_t>(left))]);
  }
}

}  // namespace brolly
