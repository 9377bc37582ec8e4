#include "drivers/buttons/debounce.hpp"

#include <algorithm>

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

bool Debounce::is_quiet() const {
  return std::all_of(steps_.begin(), steps_.end(), [](std::uint8_t steps) { return steps == 0; });
}

}  // namespace brolly
