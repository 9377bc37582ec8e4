#pragma once

#include "drivers/clock/rp2040_clock.hpp"
#include "drivers/display/display.hpp"
#include "hw/boards/board.hpp"

struct spi_inst;

namespace brolly {

/// An ST7789 or ILI9341 behind an SPI block, fed by a DMA channel.
class Rp2040Display final : public Display {
 public:
  /// Resets the panel and wakes it; takes about 130 ms, most of which the panels' data sheets demand. The backlight
  /// stays dark until the first frame has been sent and a brightness set, so that nobody sees the panel's noise.
  Rp2040Display(const hw::Panel& panel, const Rp2040Clock& clock);

  void show(etl::span<const Pixel> frame) override;
  bool is_busy() const override;
  void set_brightness(std::uint8_t brightness) override;

 private:
  void connect_pins();
  void wake_panel(const Rp2040Clock& clock) const;
  /// Selects the panel and sends a command; its parameters or pixels follow.
  void begin(std::uint8_t command) const;
  void send(std::uint8_t command, etl::span<const std::uint8_t> parameters = {}) const;
  void send_range(std::uint8_t command, std::uint16_t size) const;
  /// Waits for the last frame and lets go of the panel.
  void finish() const;

  const hw::Panel& panel_;
  spi_inst* spi_;
  unsigned channel_;
};

}  // namespace brolly
