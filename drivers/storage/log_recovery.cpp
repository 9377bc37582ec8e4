#include <algorithm>
#include <array>

#include "drivers/storage/log.hpp"
#include "engine/common/check.hpp"

namespace brolly {
namespace {

/// Sequences left out after every start, so that a record that was cut short can never have a later one's number.
constexpr std::uint32_t kSequenceGap = 16;
constexpr std::array<std::uint8_t, Flash::kPage> kZeros{};

}  // namespace

Log::Log(Flash& flash) : flash_(flash), ring_(flash) {
  BROLLY_CHECK(flash.sectors() >= kFewestSectors && flash.sector_bytes() % Flash::kPage == 0);
  find_sectors();
}

/// The newest sector is the one whose first sound record has the highest sequence; the others follow it in the ring,
/// oldest first.
void Log::find_sectors() {
  LogRecord record;
  std::uint32_t newest = 0;
  std::uint32_t newest_sequence = 0;
  for (std::uint32_t sector = 0; sector < flash_.sectors(); ++sector) {
    LogCursor cursor(flash_, sector * flash_.sector_bytes(), 1);
    if (!cursor.next(record) || record.sequence <= newest_sequence) continue;
    newest = sector;
    newest_sequence = record.sequence;
  }
  if (newest_sequence == 0) return;

  ring_.resume(ring_.after(newest), newest);
  LogCursor cursor(flash_, ring_.oldest() * flash_.sector_bytes(), flash_.sectors());
  while (cursor.next(record)) {
    // A lower one is a leftover where an erase was cut short.
    if (record.sequence < sequence_) continue;
    sequence_ = record.sequence + 1;
    last_record_ = cursor.found_at();
    index_.learn(record, cursor.found_at());
  }
  sequence_ += kSequenceGap;
  is_settled_ = false;
  drop_dead();
}

/// Makes up one's mind about what a power cut left in doubt. A record that was being written may read well now and
/// badly tomorrow, or the other way round: the last sound one is programmed again with its own bytes, and what lies
/// behind it is cleared.
void Log::settle() {
  if (is_settled_) return;
  is_settled_ = true;
  LogRecord record;
  const std::uint32_t page_left = Flash::kPage - last_record_ % Flash::kPage;
  if (!read_record(flash_.bytes().subspan(last_record_, page_left), record)) return;
  flash_.program(last_record_, write_record(record, page_));
  std::uint32_t at = last_record_ + record.size();
  // Only in its own sector: further ones are erased before they are used.
  while (ring_.sector_of(last_record_) == ring_.sector_of(at) && at < ring_.tail()) {
    const std::uint32_t bytes = std::min(Flash::kPage - at % Flash::kPage, ring_.tail() - at);
    flash_.program(at, std::span(kZeros).first(bytes));
    at += bytes;
  }
}

}  // namespace brolly
