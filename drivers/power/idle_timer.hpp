#pragma once

#include <cstdint>

namespace brolly {

enum class Wakefulness : std::uint8_t { Awake, Dimmed, Asleep };

/// How long nobody has touched the console, and what follows from it.
class IdleTimer {
 public:
  /// The console sleeps after so long; it is dimmed for the last half of it. 0 is never, neither of them.
  void set_sleep_after(std::uint32_t ms) { sleep_after_ms_ = ms; }
  /// Somebody did something, or something worth looking at goes on.
  void touch(std::uint32_t now_ms) { touched_ms_ = now_ms; }
  Wakefulness at(std::uint32_t now_ms) const;

 private:
  std::uint32_t sleep_after_ms_ = 0;
  std::uint32_t touched_ms_ = 0;
};

}  // namespace brolly
