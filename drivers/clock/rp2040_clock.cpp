#include "drivers/clock/rp2040_clock.hpp"

#include <hardware/timer.h>

namespace brolly {
namespace {

constexpr unsigned kAlarm = 0;

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

bool Rp2040Clock::set_alarm(std::uint64_t time_us) {
  // A target that has passed is refused, and no alarm would wake the core.
  return !hardware_alarm_set_target(kAlarm, from_us_since_boot(time_us));
}

}  // namespace brolly
