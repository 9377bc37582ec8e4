#pragma once

#include <cstdint>

#include "engine/umbrella/bits.hpp"
#include "engine/umbrella/words.hpp"

namespace brolly::umbrella {

/// Umbrellas that lie together without order, as on a waiting zone: how many of each colour.
class Heap {
 public:
  constexpr unsigned count(Colour colour) const { return (counts_ >> shift_of(colour)) & 0xffU; }
  constexpr unsigned total() const { return (counts_ * kOnes) >> 24U; }
  constexpr bool empty() const { return counts_ == 0; }
  /// How many different colours lie here.
  constexpr unsigned colours() const { return (present() * kOnes) >> 24U; }
  /// The colour that has `index` other present colours before it.
  constexpr Colour nth_colour(unsigned index) const {
    std::uint32_t left = present();
    unsigned colour = 0;
    for (;; left >>= 8U, ++colour) {
      if ((left & 1U) == 0) continue;
      if (index == 0) return nth<Colour>(colour);
      --index;
    }
  }

  constexpr void add(Colour colour) { counts_ += one(colour); }
  constexpr void take(Colour colour) { counts_ -= one(colour); }

  friend constexpr bool operator==(const Heap&, const Heap&) = default;

 private:
  static constexpr std::uint32_t kOnes = 0x01010101;

  static constexpr unsigned shift_of(Colour colour) { return index_of(colour) * 8; }
  static constexpr std::uint32_t one(Colour colour) { return std::uint32_t{1} << shift_of(colour); }
  /// A 1 in the byte of every colour that lies here: no count passes 127, so adding 127 carries into the top bit alone.
  constexpr std::uint32_t present() const { return ((counts_ + kOnes * 0x7f) >> 7U) & kOnes; }

  /// One byte a colour in one word, so that totals need no loop.
  std::uint32_t counts_ = 0;
};

}  // namespace brolly::umbrella
