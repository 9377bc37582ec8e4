#include "drivers/storage/log_cursor.hpp"

namespace brolly {

bool LogCursor::next(LogRecord& record) {
  while (sectors_left_ > 0) {
    const std::uint32_t page_left = Flash::kPage - at_ % Flash::kPage;
    found_at_ = at_;
    if (read_record(flash_.bytes().subspan(at_, page_left), record)) {
      step(record.size());
      return true;
    }
    step(LogRecord::kSlot);
  }
  return false;
}

void LogCursor::step(std::uint32_t bytes) {
  at_ += bytes;
  sector_left_ -= bytes;
  if (sector_left_ > 0) return;
  if (at_ == flash_.bytes().size()) at_ = 0;
  sector_left_ = flash_.sector_bytes();
  --sectors_left_;
}

}  // namespace brolly
