#pragma once

#include <etl/vector.h>

#include "drivers/clock/rp2040_clock.hpp"
#include "drivers/display/changed_area.hpp"
#include "drivers/display/display.hpp"
#include "hw/boards/board.hpp"

struct spi_inst;

namespace brolly {

/// An ST7789 or ILI9341 behind an SPI block, fed by a DMA channel. When a row has been sent, an interrupt starts the
/// next, so the program goes on meanwhile. There is one panel, so there is one such object at a time.
class Rp2040Display final : public Display {
 public:
  /// Resets the panel and wakes it; takes about 130 ms, most of which the panels' data sheets demand. The backlight
  /// stays dark until the first frame has been sent and a brightness set, so that nobody sees the panel's noise.
  Rp2040Display(const hw::Panel& panel, const Rp2040Clock& clock);

  void show(etl::span<const Pixel> frame, etl::span<const Rect> changed) override;
  bool is_busy() override;
  void set_brightness(std::uint8_t brightness) override;
  void sleep() override;
  void wake() override;

 private:
  enum class Stage : std::uint8_t { Idle, AwaitsSync, Sends };

  static void on_row_sent();
  static void on_sync();

  void connect_pins();
  void connect_interrupts();
  void reset_panel() const;
  void wake_panel();
  /// Selects the panel and sends a command; its parameters or pixels follow.
  void begin(std::uint8_t command) const;
  void send(std::uint8_t command, etl::span<const std::uint8_t> parameters = {}) const;
  void send_range(std::uint8_t command, int first, int size) const;
  bool is_large(etl::span<const Rect> changed) const;
  void start_rect();
  void start_row();
  void go_on();
  /// Waits for the last word and lets go of the panel.
  void let_go() const;

  const hw::Panel& panel_;
  const Rp2040Clock& clock_;
  spi_inst* spi_;
  const Pixel* pixels_ = nullptr;
  etl::vector<Rect, ChangedArea::kMost> rects_;
  unsigned rect_ = 0;
  int row_ = 0;
  volatile Stage stage_ = Stage::Idle;
  std::uint64_t sync_due_us_ = 0;
  std::uint64_t woken_us_ = 0;
  std::uint64_t slept_us_ = 0;
};

}  // namespace brolly
