#pragma once

#include <cstdint>

#include "drivers/buttons/buttons.hpp"

namespace brolly {

/// What happened to a button. Press comes at once; when it is let go, Release, and before it Short unless it was held
/// long enough for Long. While it is held, Repeat comes again and again after a while.
enum class Action : std::uint8_t { Press, Release, Short, Long, Repeat };

struct ButtonEvent {
  Button button;
  Action action;
  std::uint32_t at_ms;

  /// A press, or one of the repeats that stand for further presses.
  constexpr bool is_step() const { return action == Action::Press || action == Action::Repeat; }
  constexpr bool is_press(Button which) const { return action == Action::Press && button == which; }

  friend constexpr bool operator==(const ButtonEvent&, const ButtonEvent&) = default;
};

}  // namespace brolly
