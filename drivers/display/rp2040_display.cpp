#include "drivers/display/rp2040_display.hpp"

#include <hardware/dma.h>
#include <hardware/gpio.h>
#include <hardware/pwm.h>
#include <hardware/spi.h>
#include <hardware/timer.h>

#include "drivers/display/panel_commands.hpp"

namespace brolly {
namespace {

// With the clock idle high and data taken on its second edge (SPI mode 3), the RP2040's SPI block sends words without
// a gap between them, which it does not in mode 0; both panels sample on the rising edge either way.
void set_word_bits(spi_inst* spi, unsigned bits) {
  spi_set_format(spi, bits, SPI_CPOL_1, SPI_CPHA_1, SPI_MSB_FIRST);
}

constexpr std::uint16_t kBrightest = 255 * 255;

void make_output(hw::Pin pin, bool level) {
  gpio_init(pin);
  gpio_put(pin, level);
  gpio_set_dir(pin, true);
}

}  // namespace

Rp2040Display::Rp2040Display(const hw::Panel& panel, const Rp2040Clock& clock)
    : panel_(panel),
      spi_(panel.spi == 0 ? spi0 : spi1),
      channel_(static_cast<unsigned>(dma_claim_unused_channel(true))) {
  connect_pins();
  wake_panel(clock);
}

void Rp2040Display::connect_pins() {
  make_output(panel_.chip_select, true);
  make_output(panel_.data_command, true);
  make_output(panel_.reset, true);

  spi_init(spi_, panel_.spi_hz);
  set_word_bits(spi_, 8);
  gpio_set_function(panel_.clock, GPIO_FUNC_SPI);
  gpio_set_function(panel_.data, GPIO_FUNC_SPI);

  gpio_set_function(panel_.backlight, GPIO_FUNC_PWM);
  pwm_config config = pwm_get_default_config();
  pwm_config_set_wrap(&config, kBrightest - 1);
  pwm_init(pwm_gpio_to_slice_num(panel_.backlight), &config, true);
  set_brightness(0);
}

void Rp2040Display::wake_panel(const Rp2040Clock& clock) const {
  gpio_put(panel_.reset, false);
  busy_wait_us(panel::kResetPulseUs);
  gpio_put(panel_.reset, true);
  clock.sleep_ms(panel::kResetMs);

  send(panel::kSleepOut);
  clock.sleep_ms(panel::kWakeMs);
  send(panel::kPixelFormat, etl::array{panel::kPixelFormat16});
  send(panel::kMemoryAccess, {{panel_.memory_access}});
  for (const panel::Step& step : panel::tuning(panel_.kind)) send(step.command, {step.parameters, step.count});
  send(panel_.inverted ? panel::kInvertOn : panel::kInvertOff);
  if (panel_.vsync != hw::kNoPin) send(panel::kTearingOn, {{0}});
  send(panel::kDisplayOn);
}

void Rp2040Display::begin(std::uint8_t command) const {
  gpio_put(panel_.chip_select, false);
  gpio_put(panel_.data_command, false);
  spi_write_blocking(spi_, &command, 1);
  gpio_put(panel_.data_command, true);
}

void Rp2040Display::send(std::uint8_t command, etl::span<const std::uint8_t> parameters) const {
  begin(command);
  if (!parameters.empty()) spi_write_blocking(spi_, parameters.data(), parameters.size());
  gpio_put(panel_.chip_select, true);
}

void Rp2040Display::send_range(std::uint8_t command, std::uint16_t size) const {
  const auto last = static_cast<std::uint16_t>(size - 1);
  const std::uint8_t range[] = {0, 0, static_cast<std::uint8_t>(last >> 8U), static_cast<std::uint8_t>(last)};
  send(command, range);
}

void Rp2040Display::show(etl::span<const Pixel> frame) {
  finish();
  send_range(panel::kColumns, panel_.width);
  send_range(panel::kRows, panel_.height);
  begin(panel::kWrite);

  // Words of 16 bits, so that a pixel goes out with its high byte first without being swapped in memory.
  set_word_bits(spi_, 16);
  dma_channel_config config = dma_channel_get_default_config(channel_);
  channel_config_set_transfer_data_size(&config, DMA_SIZE_16);
  channel_config_set_dreq(&config, spi_get_dreq(spi_, true));
  dma_channel_configure(channel_, &config, &spi_get_hw(spi_)->dr, frame.data(), frame.size(), true);
}

bool Rp2040Display::is_busy() const {
  return dma_channel_is_busy(channel_) || spi_is_busy(spi_);
}

void Rp2040Display::finish() const {
  while (is_busy()) tight_loop_contents();
  gpio_put(panel_.chip_select, true);
  set_word_bits(spi_, 8);
}

void Rp2040Display::set_brightness(std::uint8_t brightness) {
  // Squared, because the eye takes equal ratios of light for equal steps.
  pwm_set_gpio_level(panel_.backlight, static_cast<std::uint16_t>(brightness * brightness));
}

}  // namespace brolly
