#include <array>
#include <cstdint>

#include <etl/string.h>
#include <hardware/sync.h>
#include <hardware/timer.h>
#include <hardware/watchdog.h>

#include "drivers/buttons/debounce.hpp"
#include "drivers/buttons/rp2040_buttons.hpp"
#include "drivers/display/rp2040_display.hpp"
#include "drivers/serial/rp2040_serial.hpp"
#include "engine/common/check.hpp"
#include "engine/common/text_out.hpp"
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

/// Sleeps until the next millisecond starts; the alarm's interrupt wakes the core.
class Ticker {
 public:
  Ticker() {
    hardware_alarm_claim(kAlarm);
    hardware_alarm_set_callback(kAlarm, [](unsigned) {});
  }

  void wait() {
    next_us_ += kTickUs;
    // A target in the past is refused: the loop is late, and must not sleep.
    if (hardware_alarm_set_target(kAlarm, from_us_since_boot(next_us_))) return;
    while (time_us_64() < next_us_) __wfi();
  }

 private:
  static constexpr unsigned kAlarm = 0;
  std::uint64_t next_us_ = time_us_64();
};

void greet(const Rp2040Serial& serial) {
  serial.write("Brolly " BROLLY_VERSION " on ");
  serial.write(kBoard.name);
  if (watchdog_enable_caused_reboot()) serial.write(", restarted by the watchdog");
  serial.write("\r\n");
}

[[noreturn]] void run() {
  const Rp2040Serial serial(kBoard.serial);
  greet(serial);
  const Rp2040Buttons buttons(kBoard.buttons);
  Rp2040Display display(kBoard.panel);
  Canvas canvas(frame, kBoard.panel.width, kBoard.panel.height);
  StartScene scene(BROLLY_VERSION);

  scene.draw(canvas);
  display.show(frame_pixels());
  while (display.is_busy()) tight_loop_contents();
  display.set_brightness(kBrightness);

  watchdog_enable(kWatchdogMs, true);
  Debounce debounce;
  Ticker ticker;
  bool stale = false;
  while (true) {
    stale |= scene.hold(debounce.update(buttons.read()));
    if (stale && !display.is_busy()) {
      scene.draw(canvas);
      display.show(frame_pixels());
      stale = false;
    }
    watchdog_update();
    ticker.wait();
  }
}

}  // namespace

/// Shows what happened, on the serial line and on the screen, and leaves the restart to the watchdog.
void fault(const char* file, int line) {
  save_and_disable_interrupts();
  watchdog_enable(kWatchdogMs, true);
  etl::string<kFaultReportLength> report;
  write_fault_report(file, line, report);
  const Rp2040Serial serial(kBoard.serial);
  serial.write(report);
  serial.write("\r\n");

  Canvas canvas(frame, kBoard.panel.width, kBoard.panel.height);
  draw_fault(canvas, report);
  Rp2040Display display(kBoard.panel);
  display.show(frame_pixels());
  while (display.is_busy()) tight_loop_contents();
  display.set_brightness(kBrightness);
  while (true) tight_loop_contents();
}

}  // namespace brolly

/// Where the SDK's own panics end (PICO_PANIC_FUNCTION); its text is dropped, because formatting it would bring printf.
extern "C" [[noreturn]] void brolly_panic(const char* /*format*/, ...) { brolly::fault("pico-sdk", 0); }

int main() { brolly::run(); }
