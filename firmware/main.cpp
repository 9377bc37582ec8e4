#include <etl/string.h>
#include <hardware/irq.h>
#include <hardware/structs/rosc.h>
#include <hardware/sync.h>
#include <hardware/timer.h>
#include <hardware/watchdog.h>
// A macro of the SDK's, and the name of a function of the engine's.
#undef count_of

#include <array>
#include <cstdint>

#include "drivers/buttons/rp2040_buttons.hpp"
#include "drivers/clock/rp2040_clock.hpp"
#include "drivers/display/rp2040_display.hpp"
#include "drivers/power/rp2040_supply.hpp"
#include "drivers/serial/rp2040_serial.hpp"
#include "drivers/sound/rp2040_speaker.hpp"
#include "engine/common/check.hpp"
#include "firmware/fault_report.hpp"
#include "firmware/program.hpp"
#include "firmware/rp2040_kept_fault.hpp"
#include BROLLY_BOARD_HEADER

namespace brolly {
namespace {

using hw::kBoard;

// Long enough for a slow flash erase, short enough that nobody reaches for the switch.
constexpr std::uint32_t kWatchdogMs = 2'000;
constexpr std::uint32_t kBatteryMs = 2'000;
constexpr std::uint8_t kFaultBrightness = 200;

std::array<Color, std::size_t{kBoard.panel.width} * kBoard.panel.height> frame;
/// A fault tells its story in the language that was last in use.
Language spoken = Language::English;

etl::span<const Pixel> frame_pixels() {
  static_assert(sizeof(Color) == sizeof(Pixel));
  return {reinterpret_cast<const Pixel*>(frame.data()), frame.size()};
}

Canvas frame_canvas() {
  return {frame, kBoard.panel.width, kBoard.panel.height};
}

void greet(const Rp2040Serial& serial) {
  serial.write("Brolly " BROLLY_VERSION " on ");
  serial.write(kBoard.name);
  if (watchdog_enable_caused_reboot()) serial.write(", restarted by the watchdog");
  serial.write("\r\n");
}

/// Bits of the ring oscillator's jitter: no two starts deal the same cards.
std::uint64_t draw_seed() {
  std::uint64_t seed = time_us_64();
  for (int bit = 0; bit < 64; ++bit) {
    busy_wait_at_least_cycles(100);
    seed = (seed << 1U | seed >> 63U) ^ (rosc_hw->randombit & 1U);
  }
  return seed;
}

/// The program with the devices around it.
class Console {
 public:
  Console();
  [[noreturn]] void run();

 private:
  std::uint32_t now_ms() const { return static_cast<std::uint32_t>(clock_.now_us() / 1'000); }
  void measure_battery();
  void set_light();
  void send_changes();
  void sleep();

  Rp2040Clock clock_;
  Rp2040Serial serial_{kBoard.serial};
  Rp2040Buttons buttons_{kBoard.buttons};
  Rp2040Speaker speaker_{kBoard.sound};
  Rp2040Supply supply_{kBoard.battery};
  Rp2040Display display_{kBoard.panel, clock_};
  MelodyPlayer sounds_{speaker_};
  Program program_{frame_canvas(), sounds_, {BROLLY_VERSION, BROLLY_BUILD_ID}, draw_seed()};
  std::uint32_t battery_due_ms_ = 0;
  std::uint8_t light_ = 0;
  bool panel_sleeps_ = false;
};

Console::Console() {
  greet(serial_);
  measure_battery();
  etl::string<kFaultReportLength> report;
  take_kept_fault(report);
  program_.begin(now_ms(), report);
  send_changes();
  while (display_.is_busy()) tight_loop_contents();
  watchdog_enable(kWatchdogMs, true);
}

void Console::run() {
  while (true) {
    for (ButtonEvent event{}; buttons_.next(event);) program_.handle(event);
    program_.tick(now_ms());
    spoken = program_.shell().settings.language;
    if (static_cast<std::int32_t>(now_ms() - battery_due_ms_) >= 0) measure_battery();
    set_light();
    send_changes();
    watchdog_update();
    sleep();
  }
}

void Console::measure_battery() {
  battery_due_ms_ = now_ms() + kBatteryMs;
  program_.measure_battery(supply_.millivolts(), supply_.is_charging());
}

void Console::set_light() {
  const bool should_sleep = program_.wakefulness() == Wakefulness::Asleep;
  const std::uint8_t light = program_.light();
  // Dark before the panel sleeps, and light only after it has woken: nobody sees it change.
  if (!should_sleep && panel_sleeps_) display_.wake();
  if (light != light_) display_.set_brightness(light);
  if (should_sleep && !panel_sleeps_) display_.sleep();
  light_ = light;
  panel_sleeps_ = should_sleep;
}

void Console::send_changes() {
  if (panel_sleeps_ || display_.is_busy()) return;
  const auto changed = program_.draw();
  if (!changed.empty()) display_.show(frame_pixels(), changed);
}

void Console::sleep() {
  const std::uint64_t until_us = clock_.now_us() + std::uint64_t{program_.next_tick_ms() - now_ms()} * 1'000;
  const bool has_more = program_.has_changes() && !panel_sleeps_;
  clock_.sleep_until(until_us, [&] { return buttons_.is_waiting() || (has_more && !display_.is_busy()); });
}

/// With no interrupt left that could wake it, the core sleeps until the watchdog bites.
[[noreturn]] void wait_for_watchdog() {
  irq_set_mask_enabled(~0U, false);
  while (true) __wfi();
}

}  // namespace

/// Shows what happened, on the serial line and on the screen, and leaves the restart to the watchdog. What was shown is
/// kept, and stays on the screen after the restart until the player goes on.
void fault(const char* file, int line) {
  save_and_disable_interrupts();
  watchdog_enable(kWatchdogMs, true);
  static bool is_second = false;
  if (is_second) wait_for_watchdog();
  is_second = true;
  keep_fault(file, line);

  etl::string<kFaultReportLength> report;
  write_fault_report(file, line, report);
  const Rp2040Serial serial(kBoard.serial);
  serial.write(report);
  serial.write("\r\n");

  Canvas canvas = frame_canvas();
  draw_fault(canvas, spoken, report);
  const Rp2040Clock clock;
  Rp2040Display display(kBoard.panel, clock);
  display.show(frame_pixels(), etl::array{canvas.bounds()});
  while (display.is_busy()) tight_loop_contents();
  display.set_brightness(kFaultBrightness);
  wait_for_watchdog();
}

}  // namespace brolly

/// Where the SDK's own panics end (PICO_PANIC_FUNCTION); its text is dropped, because formatting it would bring printf.
extern "C" [[noreturn]] void brolly_panic(const char* /*format*/, ...) {
  brolly::fault("pico-sdk", 0);
}

int main() {
  static brolly::Console console;
  console.run();
}
