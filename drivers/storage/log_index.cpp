#include "drivers/storage/log_index.hpp"

namespace brolly {

void LogIndex::learn(const LogRecord& record, std::uint32_t at) {
  LogValue& complete = complete_[index_of(record.key)];
  LogValue& growing = growing_[index_of(record.key)];
  if (begins(record.part)) {
    growing = {.exists = true, .start = at};
    growing.add(record);
  } else if (growing.is_followed_by(record)) {
    growing.add(record);
  } else if (completes(record.part) && complete.is_followed_by(record)) {
    complete.add(record);
    growing.exists = false;
    return;
  } else {
    // A link of its chain is damaged: the value ends before it.
    return;
  }
  if (!completes(record.part)) return;
  complete = growing;
  growing.exists = false;
}

}  // namespace brolly
