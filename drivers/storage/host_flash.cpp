#include "drivers/storage/host_flash.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/common/check.hpp"

namespace brolly {

HostFlash::HostFlash(std::uint32_t sectors, std::uint32_t sector_bytes)
    : HostFlashContent(std::size_t{sectors} * sector_bytes), Flash(content_, sector_bytes), erases_of(sectors) {}

bool HostFlash::step() {
  return steps++ == cut_at_ && on_cut_ != nullptr;
}

void HostFlash::program(std::uint32_t at, std::span<const std::uint8_t> data) {
  BROLLY_CHECK(!data.empty() && at + data.size() <= content_.size() && at / kPage == (at + data.size() - 1) / kPage);
  ++programs;
  for (std::size_t index = 0; index < data.size(); ++index) {
    std::uint8_t& cell = content_[at + index];
    if (step()) {
      // Within a byte, some of the bits are there.
      cell &= static_cast<std::uint8_t>(data[index] | junk_.next());
      on_cut_();
      std::abort();
    }
    cell &= data[index];
  }
}

void HostFlash::erase(std::uint32_t sector) {
  BROLLY_CHECK(sector < sectors());
  ++erases;
  ++erases_of[sector];
  const auto bytes = std::span(content_).subspan(std::size_t{sector} * sector_bytes(), sector_bytes());
  for (unsigned way = 0; way < kWaysToCutErase; ++way) {
    if (step()) stop_in_erase(bytes, way);
  }
  std::fill(bytes.begin(), bytes.end(), 0xff);
}

/// Parts differ: some clear a sector before they set it, none says in which order.
void HostFlash::stop_in_erase(std::span<std::uint8_t> sector, unsigned way) {
  const std::size_t reached = junk_.below(static_cast<std::uint32_t>(sector.size()));
  for (std::size_t index = 0; index < sector.size(); ++index) {
    std::uint8_t& cell = sector[index];
    const auto noise = static_cast<std::uint8_t>(junk_.next());
    if (way == 0 && index < reached) cell = 0;
    if (way == 1) cell = static_cast<std::uint8_t>(cell | noise);
    if (way == 2 && index < reached) cell = 0xff;
    if (way == 3) cell = noise;
    if (way == 4) cell = 0xff;
  }
  on_cut_();
  std::abort();
}

}  // namespace brolly
