#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "drivers/storage/log_cursor.hpp"
#include "drivers/storage/log_index.hpp"

namespace brolly {

/// Reads a value's bytes piece by piece, along its chain of records. Nothing may be written meanwhile but records
/// behind them.
class LogReader {
 public:
  LogReader(const Flash& flash, const LogValue& value)
      : cursor_(flash, value.start, flash.sectors()), value_(value), is_done_(!value.exists) {}

  /// Fills `out`; gives how much of it could be filled. Less than all is the end of the value.
  std::size_t read(std::span<std::uint8_t> out);

 private:
  bool find_next();
  bool is_next(const LogRecord& record) const;

  LogCursor cursor_;
  LogValue value_;
  std::span<const std::uint8_t> piece_;
  LogKey key_{};
  std::uint32_t reached_ = 0;
  bool has_started_ = false;
  bool is_done_;
};

}  // namespace brolly
