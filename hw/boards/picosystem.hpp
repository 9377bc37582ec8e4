#pragma once

#include "hw/boards/board.hpp"

namespace brolly::hw {

/// Pimoroni PicoSystem: everything in one case. Pins as in the Pico SDK's pimoroni_picosystem.h.
inline constexpr Board kBoard{
    .name = "picosystem",
    .panel = {.kind = PanelKind::St7789,
              .width = 240,
              .height = 240,
              .memory_access = 0x00,
              .inverted = true,
              .spi = 0,
              .spi_hz = 62'500'000,
              .clock = 6,
              .data = 7,
              .chip_select = 5,
              .data_command = 9,
              .reset = 4,
              .backlight = 12,
              .vsync = 8},
    .buttons = {.up = 23, .down = 20, .left = 22, .right = 21, .a = 18, .b = 19, .x = 17, .y = 16},
    .sound = 11,
    .battery = {.sense = 26, .divided_by = 3, .charging = 24},
    .serial = {.uart = 0, .transmit = 0, .receive = 1, .baud = 115'200},
    .flash_bytes = 16U << 20U,
    .storage_sectors = 32,
};

static_assert(is_sound(kBoard));

}  // namespace brolly::hw
