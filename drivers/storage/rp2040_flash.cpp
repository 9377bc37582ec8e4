#include "drivers/storage/rp2040_flash.hpp"

#include <hardware/flash.h>
#include <hardware/regs/addressmap.h>
#include <pico/error.h>
#include <pico/flash.h>

#include <algorithm>

#include "engine/common/check.hpp"

namespace brolly {
namespace {

static_assert(Flash::kPage == FLASH_PAGE_SIZE);
static_assert(hw::kSectorBytes == FLASH_SECTOR_SIZE);

/// How long the other core may take to stand still, if it runs.
constexpr std::uint32_t kPatienceMs = 100;

struct Job {
  std::uint32_t offset;
  const std::uint8_t* page;
};

/// The SDK's own functions do the work from RAM; these only pass it on, and have read their job before it begins.
void erase_now(void* argument) {
  const auto* job = static_cast<const Job*>(argument);
  flash_range_erase(job->offset, FLASH_SECTOR_SIZE);
}

void program_now(void* argument) {
  const auto* job = static_cast<const Job*>(argument);
  flash_range_program(job->offset, job->page, FLASH_PAGE_SIZE);
}

void run(void (*work)(void*), Job job) {
  BROLLY_CHECK(flash_safe_execute(work, &job, kPatienceMs) == PICO_OK);
}

/// Where flash is read as memory.
const std::uint8_t* memory_at(std::uint32_t offset) {
  // NOLINTNEXTLINE(performance-no-int-to-ptr): it is where the chip maps it.
  return reinterpret_cast<const std::uint8_t*>(XIP_BASE + offset);
}

}  // namespace

Rp2040Flash::Rp2040Flash(const hw::Board& board)
    : Flash({memory_at(hw::storage_offset(board)), board.storage_sectors * hw::kSectorBytes}, hw::kSectorBytes),
      offset_(hw::storage_offset(board)) {}

void Rp2040Flash::erase(std::uint32_t sector) {
  run(erase_now, {.offset = offset_ + sector * FLASH_SECTOR_SIZE, .page = nullptr});
}

void Rp2040Flash::program(std::uint32_t at, std::span<const std::uint8_t> data) {
  const std::uint32_t start = at % kPage;
  BROLLY_CHECK(start + data.size() <= kPage);
  page_.fill(0xff);
  std::copy(data.begin(), data.end(), page_.begin() + start);
  run(program_now, {.offset = offset_ + at - start, .page = page_.data()});
}

}  // namespace brolly
