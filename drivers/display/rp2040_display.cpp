#include "drivers/display/rp2040_display.hpp"

#include <hardware/dma.h>
#include <hardware/gpio.h>
#include <hardware/irq.h>
#include <hardware/pwm.h>
#include <hardware/spi.h>
#include <hardware/structs/iobank0.h>
#include <hardware/sync.h>
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
constexpr unsigned kChannel = 0;
// Three of the panel's frames: a panel whose sync does not come shows torn pictures rather than none.
constexpr std::uint64_t kLongestSyncUs = 50'000;

Rp2040Display* active = nullptr;

void make_output(hw::Pin pin, bool level) {
  gpio_init(pin);
  gpio_put(pin, level);
  gpio_set_dir(pin, true);
}

}  // namespace

Rp2040Display::Rp2040Display(const hw::Panel& panel, const Rp2040Clock& clock)
    : panel_(panel), clock_(clock), spi_(panel.spi == 0 ? spi0 : spi1) {
  // After a fault, an earlier object's transfer may still be under way.
  dma_channel_abort(kChannel);
  if (!dma_channel_is_claimed(kChannel)) dma_channel_claim(kChannel);
  active = this;
  connect_pins();
  connect_interrupts();
  reset_panel();
  wake_panel();
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

void Rp2040Display::connect_interrupts() {
  dma_channel_acknowledge_irq0(kChannel);
  dma_channel_set_irq0_enabled(kChannel, true);
  if (irq_get_exclusive_handler(DMA_IRQ_0) == nullptr) irq_set_exclusive_handler(DMA_IRQ_0, on_row_sent);
  irq_set_enabled(DMA_IRQ_0, true);
  if (panel_.vsync == hw::kNoPin) return;
  gpio_init(panel_.vsync);
  if (irq_get_exclusive_handler(IO_IRQ_BANK0) == nullptr) irq_set_exclusive_handler(IO_IRQ_BANK0, on_sync);
  irq_set_enabled(IO_IRQ_BANK0, true);
}

void Rp2040Display::reset_panel() const {
  gpio_put(panel_.reset, false);
  busy_wait_us(panel::kResetPulseUs);
  gpio_put(panel_.reset, true);
  clock_.sleep_ms(panel::kResetMs);
}

void Rp2040Display::wake_panel() {
  send(panel::kSleepOut);
  clock_.sleep_ms(panel::kWakeMs);
  woken_us_ = clock_.now_us();
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

void Rp2040Display::send_range(std::uint8_t command, int first, int size) const {
  const auto high = [](int value) { return static_cast<std::uint8_t>(static_cast<unsigned>(value) >> 8U); };
  const auto low = [](int value) { return static_cast<std::uint8_t>(value); };
  const int last = first + size - 1;
  const std::uint8_t range[] = {high(first), low(first), high(last), low(last)};
  send(command, range);
}

/// A change that takes the panel's scan a while to pass must start with it, or the picture tears; a small one is gone
/// before anybody could see it, and a cursor must not wait.
bool Rp2040Display::is_large(etl::span<const Rect> changed) const {
  int area = 0;
  for (const Rect& rect : changed) area += rect.area();
  return area > panel_.width * panel_.height / 4;
}

void Rp2040Display::show(etl::span<const Pixel> frame, etl::span<const Rect> changed) {
  while (is_busy()) tight_loop_contents();
  if (changed.empty()) return;
  pixels_ = frame.data();
  rects_.assign(changed.begin(), changed.end());
  rect_ = 0;
  if (panel_.vsync == hw::kNoPin || !is_large(changed)) return start_rect();
  sync_due_us_ = clock_.now_us() + kLongestSyncUs;
  stage_ = Stage::AwaitsSync;
  gpio_acknowledge_irq(panel_.vsync, GPIO_IRQ_EDGE_RISE);
  gpio_set_irq_enabled(panel_.vsync, GPIO_IRQ_EDGE_RISE, true);
}

void Rp2040Display::start_rect() {
  const Rect& rect = rects_[rect_];
  stage_ = Stage::Sends;
  row_ = 0;
  send_range(panel::kColumns, rect.x, rect.width);
  send_range(panel::kRows, rect.y, rect.height);
  begin(panel::kWrite);
  // Words of 16 bits, so that a pixel goes out with its high byte first without being swapped in memory.
  set_word_bits(spi_, 16);
  start_row();
}

/// Rows as wide as the panel follow each other in memory and go as one.
void Rp2040Display::start_row() {
  const Rect& rect = rects_[rect_];
  const int rows = rect.width == panel_.width ? rect.height : 1;
  const Pixel* from = pixels_ + (rect.y + row_) * panel_.width + rect.x;
  row_ += rows;
  dma_channel_config config = dma_channel_get_default_config(kChannel);
  channel_config_set_transfer_data_size(&config, DMA_SIZE_16);
  channel_config_set_dreq(&config, spi_get_dreq(spi_, true));
  dma_channel_configure(kChannel, &config, &spi_get_hw(spi_)->dr, from, static_cast<std::uint32_t>(rect.width * rows),
                        true);
}

void Rp2040Display::go_on() {
  if (row_ < rects_[rect_].height) return start_row();
  let_go();
  ++rect_;
  if (rect_ < rects_.size()) return start_rect();
  stage_ = Stage::Idle;
}

void Rp2040Display::let_go() const {
  while (spi_is_busy(spi_)) tight_loop_contents();
  gpio_put(panel_.chip_select, true);
  set_word_bits(spi_, 8);
}

void Rp2040Display::on_row_sent() {
  dma_channel_acknowledge_irq0(kChannel);
  if (active->stage_ == Stage::Sends) active->go_on();
}

void Rp2040Display::on_sync() {
  const hw::Pin vsync = active->panel_.vsync;
  gpio_set_irq_enabled(vsync, GPIO_IRQ_EDGE_RISE, false);
  gpio_acknowledge_irq(vsync, GPIO_IRQ_EDGE_RISE);
  if (active->stage_ == Stage::AwaitsSync) active->start_rect();
}

bool Rp2040Display::is_busy() {
  // With interrupts masked, as after a fault, nobody else goes on.
  if (stage_ == Stage::Sends && interrupts_are_masked() && dma_channel_get_irq0_status(kChannel)) on_row_sent();
  if (stage_ == Stage::AwaitsSync && clock_.now_us() > sync_due_us_) {
    const std::uint32_t state = save_and_disable_interrupts();
    if (stage_ == Stage::AwaitsSync) on_sync();
    restore_interrupts(state);
  }
  return stage_ != Stage::Idle;
}

void Rp2040Display::set_brightness(std::uint8_t brightness) {
  // Squared, because the eye takes equal ratios of light for equal steps.
  pwm_set_gpio_level(panel_.backlight, static_cast<std::uint16_t>(brightness * brightness));
}

void Rp2040Display::sleep() {
  while (is_busy()) tight_loop_contents();
  clock_.sleep_until(woken_us_ + std::uint64_t{panel::kResetMs} * 1'000);
  send(panel::kDisplayOff);
  send(panel::kSleepIn);
  slept_us_ = clock_.now_us();
}

void Rp2040Display::wake() {
  clock_.sleep_until(slept_us_ + std::uint64_t{panel::kResetMs} * 1'000);
  send(panel::kSleepOut);
  clock_.sleep_ms(panel::kWakeMs);
  woken_us_ = clock_.now_us();
  send(panel::kDisplayOn);
}

}  // namespace brolly
