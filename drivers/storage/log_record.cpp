#include "drivers/storage/log_record.hpp"

#include <algorithm>

#include "drivers/storage/crc32.hpp"

namespace brolly {
namespace {

constexpr std::size_t kCrcBytes = 4;
constexpr unsigned kKeyBits = 6;
static_assert(kLogKeys <= 1U << kKeyBits);

void put_number(std::uint8_t* to, std::uint32_t value, unsigned bytes) {
  for (unsigned byte = 0; byte < bytes; ++byte) to[byte] = static_cast<std::uint8_t>(value >> 8U * byte);
}

std::uint32_t number_at(const std::uint8_t* from, unsigned bytes) {
  std::uint32_t value = 0;
  for (unsigned byte = 0; byte < bytes; ++byte) value |= static_cast<std::uint32_t>(from[byte]) << 8U * byte;
  return value;
}

}  // namespace

std::span<const std::uint8_t> write_record(const LogRecord& record, LogPage& page) {
  const std::size_t size = LogRecord::kHeader + record.bytes.size();
  put_number(&page[4], record.sequence, 4);
  put_number(&page[8], record.after, 2);
  page[10] = static_cast<std::uint8_t>(static_cast<unsigned>(record.part) << kKeyBits | index_of(record.key));
  page[11] = static_cast<std::uint8_t>(record.bytes.size());
  std::copy(record.bytes.begin(), record.bytes.end(), page.begin() + LogRecord::kHeader);
  const auto whole = std::span<const std::uint8_t>(page).first(size);
  put_number(page.data(), crc32(whole.subspan(kCrcBytes)), kCrcBytes);
  return whole;
}

bool read_record(std::span<const std::uint8_t> bytes, LogRecord& record) {
  if (bytes.size() < LogRecord::kHeader) return false;
  const std::size_t size = LogRecord::kHeader + bytes[11];
  const unsigned key = bytes[10] & ((1U << kKeyBits) - 1);
  // Most of what is no record is erased, and costs no checksum.
  if (size > bytes.size() || key >= kLogKeys) return false;
  record.sequence = number_at(&bytes[4], 4);
  if (record.sequence >= LogRecord::kLastSequence) return false;
  if (number_at(bytes.data(), kCrcBytes) != crc32(bytes.subspan(kCrcBytes, size - kCrcBytes))) return false;
  record.key = LogKey{static_cast<std::uint8_t>(key)};
  record.part = static_cast<LogPart>(bytes[10] >> kKeyBits);
  record.after = static_cast<std::uint16_t>(number_at(&bytes[8], 2));
  record.bytes = bytes.subspan(LogRecord::kHeader, size - LogRecord::kHeader);
  return true;
}

}  // namespace brolly
