#pragma once

#include <cstdint>

namespace brolly {

/// The chip's microsecond counter, and sleeping until it reaches a time: the core stops, an alarm wakes it.
class Rp2040Clock {
 public:
  Rp2040Clock();

  std::uint64_t now_us() const;
  /// Returns at once if the time has passed. Interrupts wake the core in between, and it goes back to sleep.
  void sleep_until(std::uint64_t time_us) const;
  void sleep_ms(std::uint32_t ms) const { sleep_until(now_us() + std::uint64_t{ms} * 1'000); }
};

}  // namespace brolly
