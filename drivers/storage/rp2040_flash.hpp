#pragma once

#include <array>
#include <cstdint>

#include "drivers/storage/flash.hpp"
#include "hw/boards/board.hpp"

namespace brolly {

/// The last sectors of the board's flash, from which the program itself runs: while they are changed nothing can be
/// read from flash, so interrupts wait, an erase up to 0.4 s. DMA goes on; it must read from RAM.
class Rp2040Flash final : public Flash {
 public:
  explicit Rp2040Flash(const hw::Board& board);
  void erase(std::uint32_t sector) override;
  void program(std::uint32_t at, std::span<const std::uint8_t> data) override;

 private:
  std::uint32_t offset_;
  /// In RAM, with ones around the bytes to program: ones change nothing.
  std::array<std::uint8_t, kPage> page_{};
};

}  // namespace brolly
