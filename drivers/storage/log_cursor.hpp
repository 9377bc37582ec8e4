#pragma once

#include <cstdint>

#include "drivers/storage/log_record.hpp"

namespace brolly {

/// Walks over the sound records of some sectors, in the order in which they were written. After a damaged one it looks
/// for the next at every slot.
class LogCursor {
 public:
  /// From a place in flash to the end of its sector, and over the sectors that follow in the ring.
  LogCursor(const Flash& flash, std::uint32_t at, std::uint32_t sectors)
      : flash_(flash),
        at_(at),
        sectors_left_(sectors),
        sector_left_(flash.sector_bytes() - at % flash.sector_bytes()) {}

  bool next(LogRecord& record);
  /// Where the record lies that came last.
  std::uint32_t found_at() const { return found_at_; }

 private:
  void step(std::uint32_t bytes);

  const Flash& flash_;
  std::uint32_t at_;
  std::uint32_t sectors_left_;
  std::uint32_t sector_left_;
  std::uint32_t found_at_ = 0;
};

}  // namespace brolly
