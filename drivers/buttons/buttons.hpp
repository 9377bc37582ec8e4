#pragma once

#include <cstdint>

namespace brolly {

enum class Button : std::uint8_t { Up, Down, Left, Right, A, B, X, Y };
inline constexpr unsigned kButtons = 8;

/// Which buttons are down, one bit a button.
class ButtonSet {
 public:
  constexpr ButtonSet() = default;

  constexpr bool contains(Button button) const { return (bits_ & bit(button)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr void set(Button button, bool down) {
    bits_ = static_cast<std::uint8_t>(down ? bits_ | bit(button) : bits_ & ~bit(button));
  }
  friend constexpr bool operator==(ButtonSet, ButtonSet) = default;

 private:
  static constexpr unsigned bit(Button button) { return 1U << static_cast<unsigned>(button); }

  std::uint8_t bits_ = 0;
};

}  // namespace brolly
