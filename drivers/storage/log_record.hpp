#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "drivers/storage/flash.hpp"

namespace brolly {

/// Which value a record belongs to.
enum class LogKey : std::uint8_t {};
inline constexpr unsigned kLogKeys = 32;

constexpr unsigned index_of(LogKey key) {
  return static_cast<unsigned>(key);
}

/// What a record is to its value. A value that fits one record is Whole; a longer one is First, Middle..., Last, and
/// counts from its Last on. A Last that follows a complete value adds to it.
enum class LogPart : std::uint8_t { Middle, First, Last, Whole };

constexpr bool begins(LogPart part) {
  return part == LogPart::First || part == LogPart::Whole;
}

constexpr bool completes(LogPart part) {
  return part == LogPart::Last || part == LogPart::Whole;
}

/// One record as it lies in flash: CRC (4 bytes), sequence (4), after (2), part and key (1), length (1), then the
/// bytes. Records start on whole slots and stay within a page, so that each is one program; a move's record is one
/// slot.
struct LogRecord {
  static constexpr std::uint32_t kSlot = 16;
  static constexpr std::uint32_t kHeader = 12;
  static constexpr std::uint32_t kLongest = Flash::kPage - kHeader;
  /// Sequences end here, beyond the life of the flash: a larger one is not ours.
  static constexpr std::uint32_t kLastSequence = 0xf0000000U;

  LogKey key{};
  LogPart part = LogPart::Whole;
  std::uint32_t sequence = 0;
  /// The low half of the sequence of the value's record before this: a chain with a link missing shows.
  std::uint16_t after = 0;
  std::span<const std::uint8_t> bytes;

  static constexpr std::uint32_t slots_for(std::size_t bytes) {
    return (kHeader + static_cast<std::uint32_t>(bytes) + kSlot - 1) / kSlot * kSlot;
  }
  std::uint32_t size() const { return slots_for(bytes.size()); }
};

using LogPage = std::array<std::uint8_t, Flash::kPage>;

/// Lays the record out at the start of the page; gives the bytes to program.
std::span<const std::uint8_t> write_record(const LogRecord& record, LogPage& page);

/// The record at the front of `bytes`, which end with their page, if there is a sound one.
bool read_record(std::span<const std::uint8_t> bytes, LogRecord& record);

}  // namespace brolly
