#pragma once

#include "drivers/serial/rp2040_serial.hpp"
#include "engine/common/text_out.hpp"
#include "hw/boards/board.hpp"
#include BROLLY_BOARD_HEADER

namespace brolly::test {

/// The board's UART at a speed that does not make tests wait.
inline constexpr hw::Serial kFastSerial{.uart = hw::kBoard.serial.uart,
                                        .transmit = hw::kBoard.serial.transmit,
                                        .receive = hw::kBoard.serial.receive,
                                        .baud = 2'000'000};

class SerialOut final : public TextOut {
 public:
  explicit SerialOut(const Rp2040Serial& serial) : serial_(serial) {}
  using TextOut::put;
  void put(etl::string_view text) override { serial_.write(text); }

 private:
  const Rp2040Serial& serial_;
};

/// There is nowhere to return to from main.
[[noreturn]] inline void rest() {
  while (true) __asm volatile("wfi");
}

}  // namespace brolly::test
