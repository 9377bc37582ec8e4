#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "drivers/storage/flash.hpp"
#include "drivers/storage/log_index.hpp"
#include "drivers/storage/log_reader.hpp"
#include "drivers/storage/log_ring.hpp"

namespace brolly {

enum class Written : std::uint8_t { Yes, BatteryTooLow, NoRoom, FlashBroken };

/// Values that survive a power cut at any instant: each key has a string of bytes, which is put anew or added to.
///
/// Problem: NOR flash clears bits and erases sectors; the power may fail within either, and again during recovery;
/// cells wear out; a save must take one page program, because the next player waits for it. Rejected: two copies taking
/// turns (an erase a move), a file system such as littlefs (a move costs it several programs and metadata that may
/// compact at any time), and a log with checkpoints (two kinds of data to recover). Choice: one log round all sectors.
/// A record carries a CRC, its sequence, and the link to the one before it in its value; recovery reads all records in
/// order and writes nothing. Damage is a record that is not there: a value falls back to the one before, a chain ends
/// before its broken link. Room is made by writing the values that start in the oldest sector anew at the end, after
/// which the sector is dead; it is erased at a quiet moment, or when it is needed. At most half of the sectors are used
/// before that, and the values must fit into less than that half, so that there is always room for the copies.
class Log {
 public:
  static constexpr std::size_t kLongestValue = 2048;
  /// What can be added at a time.
  static constexpr std::size_t kLongestAddition = 64;
  static constexpr std::uint32_t kFewestSectors = 6;

  /// Finds everything there is. Writes nothing.
  explicit Log(Flash& flash);

  /// The bytes that a key has; 0 if it has none.
  std::size_t size(LogKey key) const { return index_[key].length; }
  LogReader read(LogKey key) const { return {flash_, index_[key]}; }

  /// Replaces a value: after a power cut it is the old or the new one.
  [[nodiscard]] Written put(LogKey key, std::span<const std::uint8_t> bytes);
  /// Adds to a value, with one page program unless an erase is due.
  [[nodiscard]] Written append(LogKey key, std::span<const std::uint8_t> bytes);

  /// For quiet moments: does one piece of the work that writing would have to do later, an erase at most. Whether there
  /// was any.
  bool tidy();

  /// With too little power left to end a write, none is begun.
  void allow_writes(bool allowed) { may_write_ = allowed; }

 private:
  void find_sectors();
  void settle();
  std::uint32_t half() const { return flash_.sectors() / 2; }
  std::uint32_t room() const;
  std::uint32_t cost_of_all() const;
  bool fits(std::uint32_t added_cost) const;
  bool make_room(std::uint32_t bytes);
  bool compact_oldest();
  void drop_dead();
  bool has_value_in(std::uint32_t sector) const;
  std::size_t piece_for(std::size_t left) const;
  /// Takes a value's bytes from `source(piece)`, which gives how many it had.
  template <class Source>
  bool write_value(LogKey key, std::size_t length, Source source);
  bool copy(LogKey key);
  bool write(LogKey key, LogPart part, std::uint32_t after, std::span<const std::uint8_t> bytes);

  Flash& flash_;
  LogIndex index_;
  LogRing ring_;
  std::uint32_t sequence_ = 1;
  std::uint32_t last_record_ = 0;
  bool is_settled_ = true;
  bool may_write_ = true;
  // Members, because they are large for the console's stack.
  LogPage page_{};
  LogPage piece_{};
};

}  // namespace brolly
