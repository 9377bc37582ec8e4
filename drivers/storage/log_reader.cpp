#include "drivers/storage/log_reader.hpp"

#include <algorithm>

namespace brolly {

std::size_t LogReader::read(std::span<std::uint8_t> out) {
  std::size_t filled = 0;
  while (filled < out.size()) {
    if (piece_.empty() && !find_next()) break;
    const std::size_t taken = std::min(piece_.size(), out.size() - filled);
    std::copy_n(piece_.begin(), taken, out.begin() + static_cast<std::ptrdiff_t>(filled));
    piece_ = piece_.subspan(taken);
    filled += taken;
  }
  return filled;
}

bool LogReader::find_next() {
  LogRecord record;
  while (!is_done_ && cursor_.next(record)) {
    if (has_started_ ? !is_next(record) : cursor_.found_at() != value_.start) {
      // Its first record has been damaged since it was found.
      if (!has_started_) break;
      continue;
    }
    has_started_ = true;
    key_ = record.key;
    reached_ = record.sequence;
    piece_ = record.bytes;
    is_done_ = reached_ == value_.last_sequence;
    return true;
  }
  is_done_ = true;
  return false;
}

bool LogReader::is_next(const LogRecord& record) const {
  return record.key == key_ && !begins(record.part) && record.after == static_cast<std::uint16_t>(reached_);
}

}  // namespace brolly
