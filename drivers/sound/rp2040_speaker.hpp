#pragma once

#include "drivers/sound/speaker.hpp"
#include "hw/boards/board.hpp"

namespace brolly {

/// A piezo on a PWM pin. A board without one stays silent.
class Rp2040Speaker final : public Speaker {
 public:
  explicit Rp2040Speaker(hw::Pin pin);
  void hum(std::uint16_t hz, std::uint8_t volume) override;

 private:
  hw::Pin pin_;
};

}  // namespace brolly
