#include "drivers/power/rp2040_supply.hpp"

#include <hardware/adc.h>
#include <hardware/gpio.h>

namespace brolly {
namespace {

constexpr std::uint32_t kAdcMillivolts = 3'300;
constexpr std::uint32_t kAdcSteps = 4'096;
constexpr hw::Pin kFirstAdcPin = 26;

}  // namespace

Rp2040Supply::Rp2040Supply(const hw::Battery& battery) : battery_(battery) {
  adc_init();
  adc_gpio_init(battery_.sense);
  if (battery_.charging == hw::kNoPin) return;
  gpio_init(battery_.charging);
  gpio_pull_up(battery_.charging);
}

std::uint16_t Rp2040Supply::millivolts() {
  adc_select_input(battery_.sense - kFirstAdcPin);
  return static_cast<std::uint16_t>(adc_read() * kAdcMillivolts * battery_.divided_by / kAdcSteps);
}

bool Rp2040Supply::is_charging() const {
  return battery_.charging != hw::kNoPin && !gpio_get(battery_.charging);
}

}  // namespace brolly
