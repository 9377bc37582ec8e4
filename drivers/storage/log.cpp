#include "drivers/storage/log.hpp"

#include <algorithm>

#include "engine/common/check.hpp"

namespace brolly {
namespace {

/// A piece of a long value is not worth a smaller rest of a page.
constexpr std::uint32_t kSmallestRest = 64;

/// The most that a value can take, the rest of a page that it may skip included.
constexpr std::uint32_t cost_of(std::size_t length) {
  constexpr std::uint32_t kSmallestFullPiece = LogRecord::kLongest - LogRecord::kSlot;
  const auto bytes = static_cast<std::uint32_t>(length);
  return bytes + LogRecord::kHeader * (2 + bytes / kSmallestFullPiece) + LogRecord::kSlot + kSmallestRest;
}

/// How often a record is tried elsewhere when it cannot be read back.
constexpr unsigned kTries = 4;

}  // namespace

Written Log::put(LogKey key, std::span<const std::uint8_t> bytes) {
  BROLLY_CHECK(index_of(key) < kLogKeys && bytes.size() <= kLongestValue);
  if (!may_write_) return Written::BatteryTooLow;
  const std::uint32_t cost = cost_of(bytes.size());
  if (!fits(cost)) return Written::NoRoom;
  settle();
  if (!make_room(cost)) return Written::FlashBroken;
  const auto source = [&](std::span<std::uint8_t> piece) {
    std::copy_n(bytes.begin(), piece.size(), piece.begin());
    bytes = bytes.subspan(piece.size());
    return piece.size();
  };
  return write_value(key, bytes.size(), source) ? Written::Yes : Written::FlashBroken;
}

Written Log::append(LogKey key, std::span<const std::uint8_t> bytes) {
  BROLLY_CHECK(index_of(key) < kLogKeys && bytes.size() <= kLongestAddition);
  if (!index_[key].exists) return put(key, bytes);
  if (!may_write_) return Written::BatteryTooLow;
  const auto added = static_cast<std::uint32_t>(bytes.size());
  if (index_[key].length + added > kLongestValue || !fits(added + LogRecord::kHeader)) return Written::NoRoom;
  settle();
  // Twice, because it may have to skip the rest of a page.
  if (!make_room(2 * LogRecord::slots_for(bytes.size()))) return Written::FlashBroken;
  return write(key, LogPart::Last, index_[key].last_sequence, bytes) ? Written::Yes : Written::FlashBroken;
}

std::uint32_t Log::cost_of_all() const {
  std::uint32_t cost = 0;
  for (std::uint8_t key = 0; key < kLogKeys; ++key) {
    if (index_[LogKey{key}].exists) cost += cost_of(index_[LogKey{key}].length);
  }
  return cost;
}

/// Two sectors less than the half: the one that is not full, and one to win when all is written anew.
bool Log::fits(std::uint32_t added_cost) const {
  return cost_of_all() + added_cost <= (half() - 2) * ring_.usable();
}

std::size_t Log::piece_for(std::size_t left) const {
  std::uint32_t room = ring_.left_in_page();
  if (room < kSmallestRest && LogRecord::slots_for(left) > room) {
    const bool ends_sector = room == ring_.left_in_sector();
    room = Flash::kPage - (ends_sector ? LogRecord::kSlot : 0);
  }
  return std::min<std::size_t>(left, room - LogRecord::kHeader);
}

template <class Source>
bool Log::write_value(LogKey key, std::size_t length, Source source) {
  bool is_first = true;
  bool is_last = false;
  while (!is_last) {
    const std::size_t wanted = piece_for(length);
    const auto piece = std::span(piece_).first(wanted);
    const std::size_t got = source(piece);
    length -= got;
    is_last = length == 0 || got < wanted;
    const unsigned part = (is_first ? 1U : 0U) | (is_last ? 2U : 0U);
    if (!write(key, static_cast<LogPart>(part), sequence_ - 1, piece.first(got))) return false;
    is_first = false;
  }
  return true;
}

bool Log::copy(LogKey key) {
  LogReader reader = read(key);
  return write_value(key, index_[key].length, [&](std::span<std::uint8_t> piece) { return reader.read(piece); });
}

bool Log::write(LogKey key, LogPart part, std::uint32_t after, std::span<const std::uint8_t> bytes) {
  for (unsigned tries = 0; tries < kTries; ++tries) {
    const LogRecord record{
        .key = key, .part = part, .sequence = sequence_++, .after = static_cast<std::uint16_t>(after), .bytes = bytes};
    const auto at = ring_.place(record.size());
    if (!at) return false;
    const auto data = write_record(record, page_);
    flash_.program(*at, data);
    const auto found = flash_.bytes().subspan(*at, data.size());
    if (!std::equal(data.begin(), data.end(), found.begin())) continue;
    index_.learn(record, *at);
    return true;
  }
  return false;
}

}  // namespace brolly
