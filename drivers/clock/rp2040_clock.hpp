#pragma once

#include <hardware/sync.h>

#include <cstdint>

namespace brolly {

/// The chip's microsecond counter, and sleeping until it reaches a time: the core stops, an alarm wakes it.
class Rp2040Clock {
 public:
  Rp2040Clock();

  std::uint64_t now_us() const;
  /// Returns at once if the time has passed. Interrupts wake the core in between, and it goes back to sleep.
  void sleep_until(std::uint64_t time_us) const {
    sleep_until(time_us, [] { return false; });
  }
  /// Likewise, but ends early when `is_awaited()` holds; whatever makes it hold must come with an interrupt.
  template <class IsAwaited>
  void sleep_until(std::uint64_t time_us, IsAwaited is_awaited) const;
  void sleep_ms(std::uint32_t ms) const { sleep_until(now_us() + std::uint64_t{ms} * 1'000); }

 private:
  /// Sets the alarm; false if the time has passed.
  static bool set_alarm(std::uint64_t time_us);
};

/// Whether no interrupt handler can run, as after a fault.
inline bool interrupts_are_masked() {
  std::uint32_t mask = 0;
  __asm volatile("mrs %0, PRIMASK" : "=r"(mask));
  return mask != 0;
}

template <class IsAwaited>
void Rp2040Clock::sleep_until(std::uint64_t time_us, IsAwaited is_awaited) const {
  // With interrupts masked no alarm can be relied on, nor the lock that setting it takes.
  if (interrupts_are_masked()) {
    while (now_us() < time_us) tight_loop_contents();
    return;
  }
  if (!set_alarm(time_us)) return;
  // Interrupts are masked between the look and the sleep: one in that gap would be over before the core sleeps, and
  // nothing would wake it. A pending interrupt ends the sleep although it is masked.
  while (true) {
    const std::uint32_t state = save_and_disable_interrupts();
    const bool is_early = !is_awaited() && now_us() < time_us;
    if (is_early) __wfi();
    restore_interrupts(state);
    if (!is_early) return;
  }
}

}  // namespace brolly
