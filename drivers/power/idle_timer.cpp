#include "drivers/power/idle_timer.hpp"

namespace brolly {

Wakefulness IdleTimer::at(std::uint32_t now_ms) const {
  const std::uint32_t idle_ms = now_ms - touched_ms_;
  // An event's time may be a little ahead of the clock that asks.
  const bool is_future = static_cast<std::int32_t>(idle_ms) < 0;
  if (sleep_after_ms_ == 0 || is_future || idle_ms < sleep_after_ms_ / 2) return Wakefulness::Awake;
  return idle_ms < sleep_after_ms_ ? Wakefulness::Dimmed : Wakefulness::Asleep;
}

}  // namespace brolly
