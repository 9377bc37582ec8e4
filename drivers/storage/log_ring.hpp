#pragma once

#include <etl/optional.h>

#include <cstdint>
#include <span>

#include "drivers/storage/flash.hpp"

namespace brolly {

/// The sectors of the log in their ring: which are in use, and where the next record goes.
///
/// A sector is taken into use only with a mark at its start that was written after its erase had ended: one that only
/// looks erased, because the power failed during the erase, is erased again.
class LogRing {
 public:
  explicit LogRing(Flash& flash) : flash_(flash), current_(flash.sectors() - 1) {}

  /// Takes up a ring whose newest record lies in `current` and whose oldest in `oldest`.
  void resume(std::uint32_t oldest, std::uint32_t current);

  std::uint32_t sector_of(std::uint32_t at) const { return at / flash_.sector_bytes(); }
  std::uint32_t after(std::uint32_t sector) const { return sector + 1 == flash_.sectors() ? 0 : sector + 1; }
  std::uint32_t oldest() const;
  std::uint32_t used() const { return used_; }
  std::uint32_t tail() const { return tail_; }
  /// What can be written into a sector beside its mark.
  std::uint32_t usable() const;
  /// Bytes up to the end of the current sector.
  std::uint32_t left_in_sector() const { return sector_end() - tail_; }
  /// Bytes up to the end of the page that the next record goes to.
  std::uint32_t left_in_page() const;

  /// Reserves erased bytes within a page, in the next sector if need be, which may have to be erased.
  etl::optional<std::uint32_t> place(std::uint32_t size);
  void drop_oldest() { --used_; }
  /// Erases one of the next `sectors` sectors if one of them is not clean. Whether it did.
  bool clean_ahead(std::uint32_t sectors);

 private:
  std::uint32_t sector_end() const { return used_ == 0 ? tail_ : (current_ + 1) * flash_.sector_bytes(); }
  bool advance();
  bool is_clean(std::uint32_t sector) const;
  bool make_clean(std::uint32_t sector);

  Flash& flash_;
  std::uint32_t current_;
  std::uint32_t used_ = 0;
  std::uint32_t tail_ = 0;
};

/// Whether all of it could be programmed.
bool is_erased(std::span<const std::uint8_t> bytes);

}  // namespace brolly
