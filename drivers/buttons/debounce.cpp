#include "drivers/buttons/debounce.hpp"

namespace brolly {

ButtonSet Debounce::update(ButtonSet sample) {
  for (unsigned index = 0; index < kButtons; ++index) {
    const auto button = static_cast<Button>(index);
    std::uint8_t& steps = steps_[index];
    if (sample.contains(button)) {
      if (steps < kSteps) ++steps;
      if (steps == kSteps) held_.set(button, true);
    } else {
      if (steps > 0) --steps;
      if (steps == 0) held_.set(button, false);
    }
  }
  return held_;
}

}  // namespace brolly
