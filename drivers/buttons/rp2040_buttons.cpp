#include "drivers/buttons/rp2040_buttons.hpp"

#include <hardware/gpio.h>
#include <hardware/structs/iobank0.h>
#include <hardware/timer.h>

namespace brolly {
namespace {

constexpr unsigned kAlarm = 1;
constexpr std::uint32_t kSampleUs = 1'000;
// Each pin has four bits in the registers of latched edges; eight pins share a register.
constexpr unsigned kPinsARegister = 8;

Rp2040Buttons* active = nullptr;

std::uint32_t fall_bit(hw::Pin pin) {
  return std::uint32_t{GPIO_IRQ_EDGE_FALL} << (4 * (pin % kPinsARegister));
}

void set_next_alarm() {
  // A target that has passed while interrupts were off is refused: then the next millisecond will do.
  while (hardware_alarm_set_target(kAlarm, from_us_since_boot(time_us_64() + kSampleUs))) {
  }
}

}  // namespace

Rp2040Buttons::Rp2040Buttons(const hw::Buttons& pins)
    : pins_{pins.up, pins.down, pins.left, pins.right, pins.a, pins.b, pins.x, pins.y} {
  for (const hw::Pin pin : pins_) {
    gpio_init(pin);
    gpio_pull_up(pin);
    pin_mask_ |= 1U << pin;
    edge_masks_[pin / kPinsARegister] |= fall_bit(pin);
  }
  active = this;
  hardware_alarm_claim(kAlarm);
  hardware_alarm_set_callback(kAlarm, on_alarm);
  set_next_alarm();
}

void Rp2040Buttons::on_alarm(unsigned /*alarm*/) {
  active->sample();
  set_next_alarm();
}

void Rp2040Buttons::sample() {
  const std::uint32_t down_pins = ~gpio_get_all() & pin_mask_;
  const std::uint32_t before_ms = ms_;
  const std::uint32_t now = now_ms();
  const ButtonSet fallen = take_fallen();
  // Nearly always nothing happens, and that must cost next to nothing.
  if (down_pins == 0 && events_.is_quiet() && now - before_ms <= ButtonEvents::kGapMs) return events_.skip(now);
  ButtonSet down;
  for (unsigned index = 0; index < kButtons; ++index) {
    down.set(static_cast<Button>(index), (down_pins >> pins_[index] & 1U) != 0);
  }
  events_.sample(down, fallen, now);
}

/// Milliseconds since the start, counted on: dividing 64 bits a thousand times a second is dear on this core.
std::uint32_t Rp2040Buttons::now_ms() {
  const std::uint32_t now_us = time_us_32();
  while (now_us - ms_began_us_ >= kSampleUs) {
    ms_began_us_ += kSampleUs;
    ++ms_;
  }
  return ms_;
}

/// The chip latches edges even while interrupts are off.
ButtonSet Rp2040Buttons::take_fallen() {
  ButtonSet fallen;
  std::array<std::uint32_t, kEdgeRegisters> latched{};
  std::uint32_t any = 0;
  for (unsigned index = 0; index < kEdgeRegisters; ++index) {
    latched[index] = io_bank0_hw->intr[index] & edge_masks_[index];
    if (latched[index] != 0) io_bank0_hw->intr[index] = latched[index];
    any |= latched[index];
  }
  if (any == 0) return fallen;
  for (unsigned index = 0; index < kButtons; ++index) {
    const hw::Pin pin = pins_[index];
    fallen.set(static_cast<Button>(index), (latched[pin / kPinsARegister] & fall_bit(pin)) != 0);
  }
  return fallen;
}

}  // namespace brolly
