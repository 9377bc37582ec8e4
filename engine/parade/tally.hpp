#pragma once

#include <array>
#include <cstdint>

#include "engine/parade/card.hpp"

namespace brolly::parade {

/// How many values a set of values has, and their sum.
struct Tally {
  std::uint8_t count = 0;
  std::uint8_t sum = 0;

  constexpr void add(unsigned value) {
    ++count;
    sum = static_cast<std::uint8_t>(sum + value);
  }
};

inline constexpr unsigned kLowValues = 6;
inline constexpr unsigned kHighValues = kValues - kLowValues;

template <unsigned kBits>
constexpr auto tallies(unsigned first_value) {
  std::array<Tally, 1U << kBits> table{};
  for (unsigned values = 0; values < table.size(); ++values) {
    for (unsigned bit = 0; bit < kBits; ++bit) {
      if ((values >> bit & 1U) != 0) table[values].add(first_value + bit);
    }
  }
  return table;
}

// Two small tables instead of one for all eleven bits: 192 bytes stay in the flash cache, 4096 would not.
inline constexpr auto kLowTallies = tallies<kLowValues>(0);
inline constexpr auto kHighTallies = tallies<kHighValues>(kLowValues);

constexpr Tally tally_of(std::uint32_t values) {
  const Tally low = kLowTallies[values % kLowTallies.size()];
  const Tally high = kHighTallies[values / kLowTallies.size()];
  return {static_cast<std::uint8_t>(low.count + high.count), static_cast<std::uint8_t>(low.sum + high.sum)};
}

static_assert(tally_of((1U << kValues) - 1).count == kValues);
static_assert(tally_of((1U << kValues) - 1).sum == 55);

}  // namespace brolly::parade
