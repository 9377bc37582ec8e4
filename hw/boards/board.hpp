#pragma once

#include <cstdint>
#include <initializer_list>

namespace brolly::hw {

/// A GPIO number of the RP2040.
using Pin = std::uint8_t;
inline constexpr Pin kNoPin = 0xff;

enum class PanelKind : std::uint8_t { St7789, Ili9341 };

struct Panel {
  PanelKind kind;
  std::uint16_t width;  ///< As the player sees it, in pixels.
  std::uint16_t height;
  std::uint8_t memory_access;  ///< MADCTL: how the panel is mounted, and its order of red and blue.
  bool inverted;               ///< IPS glass shows its complement until told to invert.
  std::uint8_t spi;            ///< Which of the two SPI blocks.
  std::uint32_t spi_hz;        ///< The fastest clock the panel is driven at.
  Pin clock, data, chip_select, data_command, reset, backlight;
  Pin vsync;  ///< The panel's tearing signal, if it is wired.
};

/// All buttons pull their pin to ground.
struct Buttons {
  Pin up, down, left, right, a, b, x, y;
};

struct Battery {
  Pin sense;                ///< An ADC pin behind a divider.
  std::uint8_t divided_by;  ///< What the divider divides by.
  Pin charging;             ///< Low while charging.
};

struct Serial {
  std::uint8_t uart;
  Pin transmit, receive;
  std::uint32_t baud;
};

/// All that tells one console from another. Nothing else in the project knows a pin.
struct Board {
  const char* name;
  Panel panel;
  Buttons buttons;
  Pin sound;
  Battery battery;
  Serial serial;
  std::uint32_t flash_bytes;
  std::uint32_t storage_sectors;  ///< How many of the flash's last sectors keep games and settings.
};

/// What a flash erases at a time.
inline constexpr std::uint32_t kSectorBytes = 4096;

/// Where in flash the storage begins.
constexpr std::uint32_t storage_offset(const Board& board) {
  return board.flash_bytes - board.storage_sectors * kSectorBytes;
}

/// Whether no pin is used twice, and every pin is one that the chip has.
constexpr bool pins_are_sound(const Board& board) {
  const Panel& p = board.panel;
  const Buttons& b = board.buttons;
  std::uint32_t used = 0;
  for (const Pin pin : {p.clock,
                        p.data,
                        p.chip_select,
                        p.data_command,
                        p.reset,
                        p.backlight,
                        p.vsync,
                        b.up,
                        b.down,
                        b.left,
                        b.right,
                        b.a,
                        b.b,
                        b.x,
                        b.y,
                        board.sound,
                        board.battery.sense,
                        board.battery.charging,
                        board.serial.transmit,
                        board.serial.receive}) {
    if (pin == kNoPin) continue;
    if (pin > 29 || ((used >> pin) & 1U) != 0) return false;
    used |= 1U << pin;
  }
  return true;
}

/// Whether the chip can lead its SPI block to the panel's pins: of each four pins the third is a clock, the fourth
/// data, and the blocks take turns every eight pins (data sheet, GPIO functions).
constexpr bool spi_reaches_panel(const Panel& panel) {
  const auto block = [](Pin pin) { return (pin / 8) % 2; };
  return panel.clock % 4 == 2 && panel.data % 4 == 3 && block(panel.clock) == panel.spi &&
         block(panel.data) == panel.spi;
}

/// Two pins share a PWM slice, and a slice has one frequency: the tone must not flicker the light.
constexpr bool tone_leaves_light_alone(const Board& board) {
  const auto slice = [](Pin pin) { return pin / 2 % 8; };
  return board.sound == kNoPin || slice(board.sound) != slice(board.panel.backlight);
}

constexpr bool is_sound(const Board& board) {
  const bool battery_on_adc = board.battery.sense == kNoPin || (board.battery.sense >= 26 && board.battery.sense <= 29);
  // The image has the first megabyte (tests/run); the log wants six sectors to turn round in.
  const bool storage_fits = board.storage_sectors >= 6 && storage_offset(board) >= 1U << 20U;
  return storage_fits && pins_are_sound(board) && spi_reaches_panel(board.panel) && battery_on_adc &&
         tone_leaves_light_alone(board);
}

}  // namespace brolly::hw
