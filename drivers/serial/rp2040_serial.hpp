#pragma once

#include <etl/string_view.h>

#include "hw/boards/board.hpp"

struct uart_inst;

namespace brolly {

/// The UART, for greetings, faults and tests. Nothing that a player may not know ever goes out here.
class Rp2040Serial {
 public:
  explicit Rp2040Serial(const hw::Serial& serial);

  /// Returns when all is in the UART's queue.
  void write(etl::string_view text) const;
  /// Waits for the next byte.
  char read() const;

 private:
  uart_inst* uart_;
};

}  // namespace brolly
