#include "firmware/rp2040_kept_fault.hpp"

#include <hardware/structs/watchdog.h>

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "firmware/fault_report.hpp"

namespace brolly {
namespace {

// The SDK uses the registers from the fifth on. Three hold the file's name, one a mark and the line.
constexpr unsigned kNameWords = 3;
constexpr std::uint32_t kMark = 0xb40b0000U;
constexpr std::uint32_t kMarkMask = 0xffff0000U;

}  // namespace

void keep_fault(const char* file, int line) {
  char name[kNameWords * sizeof(std::uint32_t)] = {};
  std::memcpy(name, file, std::min(std::strlen(file), sizeof name));
  for (unsigned word = 0; word < kNameWords; ++word) {
    std::uint32_t letters = 0;
    std::memcpy(&letters, name + word * sizeof letters, sizeof letters);
    watchdog_hw->scratch[word] = letters;
  }
  watchdog_hw->scratch[kNameWords] = kMark | (static_cast<std::uint32_t>(line) & ~kMarkMask);
}

void take_kept_fault(etl::istring& report) {
  const std::uint32_t last = watchdog_hw->scratch[kNameWords];
  watchdog_hw->scratch[kNameWords] = 0;
  report.clear();
  if ((last & kMarkMask) != kMark) return;
  char name[kNameWords * sizeof(std::uint32_t) + 1] = {};
  for (unsigned word = 0; word < kNameWords; ++word) {
    const std::uint32_t letters = watchdog_hw->scratch[word];
    std::memcpy(name + word * sizeof letters, &letters, sizeof letters);
  }
  write_fault_report(name, static_cast<int>(last & ~kMarkMask), report);
}

}  // namespace brolly
