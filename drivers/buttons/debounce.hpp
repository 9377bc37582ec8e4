#pragma once

#include <array>
#include <cstdint>

#include "drivers/buttons/buttons.hpp"

namespace brolly {

/// Takes the bounce out of the buttons: each sample moves a button's counter one step towards what the pin says, and
/// the button changes only when the counter reaches its end.
class Debounce {
 public:
  /// With a sample a millisecond, 5 ms of a steady level: longer than the contacts bounce, too short to be felt.
  static constexpr std::uint8_t kSteps = 5;

  /// Takes a sample; gives the buttons that are held.
  ButtonSet update(ButtonSet sample);
  ButtonSet held() const { return held_; }
  /// Whether no button is held and no counter has begun to move.
  bool is_quiet() const;

 private:
  std::array<std::uint8_t, kButtons> steps_{};
  ButtonSet held_;
};

}  // namespace brolly
