#include <etl/string.h>
#include <hardware/irq.h>
#include <hardware/sync.h>
#include <hardware/watchdog.h>

#include <array>
#include <cstdint>

#include "drivers/buttons/debounce.hpp"
#include "drivers/buttons/rp2040_buttons.hpp"
#include "drivers/clock/rp2040_clock.hpp"
#include "drivers/display/rp2040_display.hpp"
#include "drivers/serial/rp2040_serial.hpp"
#include "engine/common/check.hpp"
#include "firmware/canvas/canvas.hpp"
#include "firmware/fault_report.hpp"
#include "firmware/scenes/start_scene.hpp"
#include BROLLY_BOARD_HEADER

namespace brolly {
namespace {

using hw::kBoard;

constexpr std::uint32_t kTickUs = 1'000;
// Long enough for a slow flash erase, short enough that nobody reaches for the switch.
constexpr std::uint32_t kWatchdogMs = 2'000;
constexpr std::uint8_t kBrightness = 200;

std::array<Color, std::size_t{kBoard.panel.width} * kBoard.panel.height> frame;

etl::span<const Pixel> frame_pixels() {
  static_assert(sizeof(Color) == sizeof(Pixel));
  return {reinterpret_cast<const Pixel*>(frame.data()), frame.size()};
}

void greet(const Rp2040Serial& serial) {
  serial.write("Brolly " BROLLY_VERSION " on ");
  serial.write(kBoard.name);
  if (watchdog_enable_caused_reboot()) serial.write(", restarted by the watchdog");
  serial.write("\r\n");
}

[[noreturn]] void run() {
  const Rp2040Clock clock;
  const Rp2040Serial serial(kBoard.serial);
  greet(serial);
  const Rp2040Buttons buttons(kBoard.buttons);
  Rp2040Display display(kBoard.panel, clock);
  Canvas canvas(frame, kBoard.panel.width, kBoard.panel.height);
  StartScene scene(BROLLY_VERSION);

  scene.draw(canvas);
  display.show(frame_pixels());
  while (display.is_busy()) tight_loop_contents();
  display.set_brightness(kBrightness);

  watchdog_enable(kWatchdogMs, true);
  Debounce debounce;
  std::uint64_t next_tick_us = clock.now_us();
  bool stale = false;
  while (true) {
    stale |= scene.hold(debounce.update(buttons.read()));
    if (stale && !display.is_busy()) {
      scene.draw(canvas);
      display.show(frame_pixels());
      stale = false;
    }
    watchdog_update();
    next_tick_us += kTickUs;
    clock.sleep_until(next_tick_us);
  }
}

/// With no interrupt left that could wake it, the core sleeps until the watchdog bites.
[[noreturn]] void wait_for_watchdog() {
  irq_set_mask_enabled(~0U, false);
  while (true) __wfi();
}

}  // namespace

/// Shows what happened, on the serial line and on the screen, and leaves the restart to the watchdog.
void fault(const char* file, int line) {
  save_and_disable_interrupts();
  watchdog_enable(kWatchdogMs, true);
  static bool is_second = false;
  if (is_second) wait_for_watchdog();
  is_second = true;

  etl::string<kFaultReportLength> report;
  write_fault_report(file, line, report);
  const Rp2040Serial serial(kBoard.serial);
  serial.write(report);
  serial.write("\r\n");

  Canvas canvas(frame, kBoard.panel.width, kBoard.panel.height);
  draw_fault(canvas, report);
  Rp2040Display display(kBoard.panel, Rp2040Clock());
  display.show(frame_pixels());
  while (display.is_busy()) tight_loop_contents();
  display.set_brightness(kBrightness);
  wait_for_watchdog();
}

}  // namespace brolly

/// Where the SDK's own panics end (PICO_PANIC_FUNCTION); its text is dropped, because formatting it would bring printf.
extern "C" [[noreturn]] void brolly_panic(const char* /*format*/, ...) {
  brolly::fault("pico-sdk", 0);
}

int main() {
  brolly::run();
}
