#pragma once

#include "drivers/power/supply.hpp"
#include "hw/boards/board.hpp"

namespace brolly {

/// The battery behind its divider at the ADC, and the charger's pin where there is one.
class Rp2040Supply final : public Supply {
 public:
  explicit Rp2040Supply(const hw::Battery& battery);
  std::uint16_t millivolts() override;
  bool is_charging() const override;

 private:
  const hw::Battery& battery_;
};

}  // namespace brolly
