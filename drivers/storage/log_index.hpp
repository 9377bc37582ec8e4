#pragma once

#include <array>
#include <cstdint>

#include "drivers/storage/log_record.hpp"

namespace brolly {

/// A value as a chain of records: where it starts, which record is its last, and how long it is.
struct LogValue {
  bool exists = false;
  std::uint32_t start = 0;
  std::uint32_t last_sequence = 0;
  std::uint32_t length = 0;

  constexpr bool is_followed_by(const LogRecord& record) const {
    return exists && record.after == static_cast<std::uint16_t>(last_sequence);
  }
  void add(const LogRecord& record) {
    last_sequence = record.sequence;
    length += static_cast<std::uint32_t>(record.bytes.size());
  }
};

/// Where every key's value lies, learnt from the records one by one, in the order in which they were written.
class LogIndex {
 public:
  void learn(const LogRecord& record, std::uint32_t at);
  const LogValue& operator[](LogKey key) const { return complete_[index_of(key)]; }

 private:
  std::array<LogValue, kLogKeys> complete_{};
  /// Long values whose last record has not come yet, and may never come: the complete one before stays until then.
  std::array<LogValue, kLogKeys> growing_{};
};

}  // namespace brolly
