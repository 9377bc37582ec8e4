#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "drivers/storage/flash.hpp"
#include "engine/common/random.hpp"

namespace brolly {

/// A base of its own, because it must be there before the base that points to it.
class HostFlashContent {
 protected:
  explicit HostFlashContent(std::size_t bytes) : content_(bytes, 0xff) {}

  std::vector<std::uint8_t> content_;  ///< Never resized.
};

/// A NOR flash for tests: it insists on the part's rules, counts what is done to it, and loses power where it is told
/// to.
class HostFlash final : private HostFlashContent, public Flash {
 public:
  HostFlash(std::uint32_t sectors, std::uint32_t sector_bytes);
  HostFlash(const HostFlash&) = delete;
  HostFlash& operator=(const HostFlash&) = delete;

  void erase(std::uint32_t sector) override;
  void program(std::uint32_t at, std::span<const std::uint8_t> data) override;

  /// The steps at which power can fail: each byte of a program, before and within, and each way to stop in an erase.
  static constexpr unsigned kWaysToCutErase = 5;

  /// Power fails at the step so many steps ahead; `on_cut` is called then and must not return.
  void cut_after(std::uint64_t ahead, void (*on_cut)()) {
    cut_at_ = steps + ahead;
    on_cut_ = on_cut;
  }
  void never_cut() { on_cut_ = nullptr; }
  void junk_from(std::uint64_t seed) { junk_ = Random(seed); }

  std::vector<std::uint8_t>& content() { return content_; }

  std::uint64_t steps = 0;
  std::uint64_t programs = 0;
  std::uint64_t erases = 0;
  std::vector<std::uint32_t> erases_of;

 private:
  bool step();
  [[noreturn]] void stop_in_erase(std::span<std::uint8_t> sector, unsigned way);

  std::uint64_t cut_at_ = 0;
  void (*on_cut_)() = nullptr;
  Random junk_{1};
};

}  // namespace brolly
