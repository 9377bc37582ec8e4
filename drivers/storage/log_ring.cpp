#include "drivers/storage/log_ring.hpp"

#include <algorithm>
#include <array>

#include "drivers/storage/log_record.hpp"

namespace brolly {
namespace {

/// The number is the layout's: another one would be another log.
constexpr std::array<std::uint8_t, LogRecord::kSlot> kMark{'B', 'r', 'o', 'l', 'l', 'y', '\'', 's',
                                                           ' ', 'l', 'o', 'g', ' ', ' ', '0',  '1'};

}  // namespace

bool is_erased(std::span<const std::uint8_t> bytes) {
  return std::all_of(bytes.begin(), bytes.end(), [](std::uint8_t byte) { return byte == 0xff; });
}

void LogRing::resume(std::uint32_t oldest, std::uint32_t current) {
  current_ = current;
  used_ = (current + flash_.sectors() - oldest) % flash_.sectors() + 1;
  // Behind all that is not erased: a record that was cut short is left alone.
  tail_ = (current + 1) * flash_.sector_bytes();
  const std::uint32_t start = current * flash_.sector_bytes();
  while (tail_ > start && is_erased(flash_.bytes().subspan(tail_ - LogRecord::kSlot, LogRecord::kSlot))) {
    tail_ -= LogRecord::kSlot;
  }
}

std::uint32_t LogRing::oldest() const {
  return (current_ + 1 + flash_.sectors() - used_) % flash_.sectors();
}

std::uint32_t LogRing::usable() const {
  return flash_.sector_bytes() - LogRecord::kSlot;
}

std::uint32_t LogRing::left_in_page() const {
  return left_in_sector() == 0 ? Flash::kPage - LogRecord::kSlot : Flash::kPage - tail_ % Flash::kPage;
}

etl::optional<std::uint32_t> LogRing::place(std::uint32_t size) {
  while (true) {
    if (left_in_sector() == 0 && !advance()) return etl::nullopt;
    if (left_in_sector() == 0) continue;
    const std::uint32_t page_left = Flash::kPage - tail_ % Flash::kPage;
    if (size > page_left) {
      tail_ += page_left;
    } else if (!is_erased(flash_.bytes().subspan(tail_, size))) {
      tail_ += LogRecord::kSlot;
    } else {
      tail_ += size;
      return tail_ - size;
    }
  }
}

bool LogRing::clean_ahead(std::uint32_t sectors) {
  std::uint32_t sector = current_;
  for (std::uint32_t ahead = 1; ahead <= sectors && used_ + ahead <= flash_.sectors(); ++ahead) {
    sector = after(sector);
    if (!is_clean(sector)) return make_clean(sector);
  }
  return false;
}

/// A sector that cannot be made clean is passed over as if it were full.
bool LogRing::advance() {
  if (used_ == flash_.sectors()) return false;
  const std::uint32_t next = after(current_);
  const bool is_usable = is_clean(next) || make_clean(next);
  current_ = next;
  ++used_;
  tail_ = is_usable ? next * flash_.sector_bytes() + LogRecord::kSlot : sector_end();
  return true;
}

bool LogRing::is_clean(std::uint32_t sector) const {
  const auto bytes = flash_.bytes().subspan(sector * flash_.sector_bytes(), flash_.sector_bytes());
  return std::equal(kMark.begin(), kMark.end(), bytes.begin()) && is_erased(bytes.subspan(kMark.size()));
}

bool LogRing::make_clean(std::uint32_t sector) {
  flash_.erase(sector);
  flash_.program(sector * flash_.sector_bytes(), kMark);
  return is_clean(sector);
}

}  // namespace brolly
