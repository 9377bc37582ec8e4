#include "drivers/clock/rp2040_clock.hpp"

#include <hardware/sync.h>
#include <hardware/timer.h>

namespace brolly {
namespace {

constexpr unsigned kAlarm = 0;

bool interrupts_are_masked() {
  std::uint32_t mask = 0;
  __asm volatile("mrs %0, PRIMASK" : "=r"(mask));
  return mask != 0;
}

}  // namespace

Rp2040Clock::Rp2040Clock() {
  if (hardware_alarm_is_claimed(kAlarm)) return;
  hardware_alarm_claim(kAlarm);
  // The interrupt has done its work when it has woken the core.
  hardware_alarm_set_callback(kAlarm, [](unsigned) {});
}

std::uint64_t Rp2040Clock::now_us() const {
  return time_us_64();
}

void Rp2040Clock::sleep_until(std::uint64_t time_us) const {
  // With interrupts masked, as after a fault, no alarm can be relied on, nor the lock that setting it takes.
  if (interrupts_are_masked()) {
    while (now_us() < time_us) tight_loop_contents();
    return;
  }
  // A target that has passed is refused, and no alarm would wake the core.
  if (hardware_alarm_set_target(kAlarm, from_us_since_boot(time_us))) return;
  // Interrupts are masked between the look at the clock and the sleep: an alarm in that gap would be over before the
  // core sleeps, and nothing would wake it. A pending interrupt ends the sleep although it is masked.
  while (true) {
    const std::uint32_t state = save_and_disable_interrupts();
    const bool is_early = now_us() < time_us;
    if (is_early) __wfi();
    restore_interrupts(state);
    if (!is_early) return;
  }
}

}  // namespace brolly
