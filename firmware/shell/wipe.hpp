#pragma once

#include <cstdint>

#include "drivers/display/rect.hpp"
#include "firmware/shell/settings.hpp"

namespace brolly {

/// The way from one scene to the next: the new one is uncovered strip by strip, from the right when one goes deeper and
/// from the left on the way back. It needs no second frame buffer.
class Wipe {
 public:
  void begin(const Rect& screen, bool is_deeper, AnimationSpeed speed, std::uint32_t now_ms);
  bool is_running() const { return uncovered_ < screen_.width; }
  /// The strip to draw now; empty if none is due.
  Rect next(std::uint32_t now_ms);

 private:
  Rect screen_{};
  bool is_deeper_ = false;
  std::uint32_t began_ms_ = 0;
  std::uint32_t takes_ms_ = 0;
  int uncovered_ = 0;
};

}  // namespace brolly
