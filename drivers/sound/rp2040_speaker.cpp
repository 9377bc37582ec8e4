#include "drivers/sound/rp2040_speaker.hpp"

#include <hardware/clocks.h>
#include <hardware/gpio.h>
#include <hardware/pwm.h>

namespace brolly {
namespace {

// Divided so far, the system clock's 125 MHz leave 1.95 MHz: tones from 30 Hz up fit into the counter's 16 bits.
constexpr std::uint8_t kDivider = 64;

}  // namespace

Rp2040Speaker::Rp2040Speaker(hw::Pin pin) : pin_(pin) {
  if (pin_ == hw::kNoPin) return;
  gpio_set_function(pin_, GPIO_FUNC_PWM);
  pwm_config config = pwm_get_default_config();
  pwm_config_set_clkdiv_int(&config, kDivider);
  pwm_init(pwm_gpio_to_slice_num(pin_), &config, true);
  hum(0, 0);
}

void Rp2040Speaker::hum(std::uint16_t hz, std::uint8_t volume) {
  if (pin_ == hw::kNoPin) return;
  if (hz == 0 || volume == 0) return pwm_set_gpio_level(pin_, 0);
  const std::uint32_t period = clock_get_hz(clk_sys) / kDivider / hz;
  pwm_set_wrap(pwm_gpio_to_slice_num(pin_), static_cast<std::uint16_t>(period - 1));
  // Half of the period is loudest; squared, because the ear takes equal ratios for equal steps.
  const std::uint32_t loudness = std::uint32_t{volume} * volume;
  pwm_set_gpio_level(pin_, static_cast<std::uint16_t>((period / 2 * (loudness >> 4U)) >> 12U));
}

}  // namespace brolly
