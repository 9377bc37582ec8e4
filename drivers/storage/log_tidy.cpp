#include "drivers/storage/log.hpp"

namespace brolly {
namespace {

/// Enough for a game's moves until the next quiet moment.
constexpr std::uint32_t kSectorsAhead = 2;

}  // namespace

bool Log::tidy() {
  if (!may_write_) return false;
  settle();
  if (ring_.used() >= half() && compact_oldest()) return true;
  return ring_.clean_ahead(kSectorsAhead);
}

std::uint32_t Log::room() const {
  const std::uint32_t whole = ring_.used() < half() ? half() - ring_.used() : 0;
  return ring_.left_in_sector() + whole * ring_.usable();
}

bool Log::make_room(std::uint32_t bytes) {
  // Once round the ring writes every value anew; if that has not helped, nothing will.
  for (std::uint32_t tries = 0; room() < bytes; ++tries) {
    if (tries == flash_.sectors() || !compact_oldest()) return false;
  }
  return true;
}

bool Log::compact_oldest() {
  if (ring_.used() < 2) return false;
  const std::uint32_t oldest = ring_.oldest();
  for (std::uint8_t key = 0; key < kLogKeys; ++key) {
    const LogValue& value = index_[LogKey{key}];
    if (value.exists && ring_.sector_of(value.start) == oldest && !copy(LogKey{key})) return false;
  }
  ring_.drop_oldest();
  drop_dead();
  return true;
}

/// Oldest sectors with nothing but history in them are out of use at once; to erase them there is time.
void Log::drop_dead() {
  while (ring_.used() > 1 && !has_value_in(ring_.oldest())) ring_.drop_oldest();
}

bool Log::has_value_in(std::uint32_t sector) const {
  for (std::uint8_t key = 0; key < kLogKeys; ++key) {
    const LogValue& value = index_[LogKey{key}];
    if (value.exists && ring_.sector_of(value.start) == sector) return true;
  }
  return false;
}

}  // namespace brolly
