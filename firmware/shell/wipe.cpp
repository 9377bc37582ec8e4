#include "firmware/shell/wipe.hpp"

#include <algorithm>
#include <array>

namespace brolly {

void Wipe::begin(const Rect& screen, bool is_deeper, AnimationSpeed speed, std::uint32_t now_ms) {
  constexpr std::array<std::uint32_t, kAnimationSpeeds> kTakesMs{0, 250, 140, 80};
  screen_ = screen;
  is_deeper_ = is_deeper;
  began_ms_ = now_ms;
  takes_ms_ = kTakesMs[static_cast<unsigned>(speed)];
  uncovered_ = 0;
}

Rect Wipe::next(std::uint32_t now_ms) {
  const std::uint32_t passed = now_ms - began_ms_;
  const int due = passed >= takes_ms_
                      ? screen_.width
                      : static_cast<int>(static_cast<std::uint32_t>(screen_.width) * passed / takes_ms_);
  const int width = std::max(0, due - uncovered_);
  const int x = is_deeper_ ? screen_.width - due : uncovered_;
  uncovered_ += width;
  return {x, screen_.y, width, screen_.height};
}

}  // namespace brolly
