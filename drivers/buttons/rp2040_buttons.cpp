#include "drivers/buttons/rp2040_buttons.hpp"

#include <hardware/gpio.h>

#include <array>
#include <utility>

namespace brolly {
namespace {

std::array<std::pair<Button, hw::Pin>, kButtons> wiring(const hw::Buttons& pins) {
  return {{{Button::Up, pins.up},
           {Button::Down, pins.down},
           {Button::Left, pins.left},
           {Button::Right, pins.right},
           {Button::A, pins.a},
           {Button::B, pins.b},
           {Button::X, pins.x},
           {Button::Y, pins.y}}};
}

}  // namespace

Rp2040Buttons::Rp2040Buttons(const hw::Buttons& pins) : pins_(pins) {
  for (const auto& [button, pin] : wiring(pins_)) {
    gpio_init(pin);
    gpio_pull_up(pin);
  }
}

ButtonSet Rp2040Buttons::read() const {
  const std::uint32_t levels = gpio_get_all();
  ButtonSet down;
  for (const auto& [button, pin] : wiring(pins_)) down.set(button, ((levels >> pin) & 1U) == 0);
  return down;
}

}  // namespace brolly
