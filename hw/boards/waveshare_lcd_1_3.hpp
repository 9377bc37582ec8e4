#pragma once

#include "hw/boards/board.hpp"

namespace brolly::hw {

/// A Raspberry Pi Pico in the socket of a Waveshare Pico-LCD-1.3. The joystick is the pad; its push is not used. The
/// panel is mounted on its side (MX, MV and ML set).
inline constexpr Board kBoard{
    .name = "waveshare_lcd_1_3",
    .panel = {.kind = PanelKind::St7789,
              .width = 240,
              .height = 240,
              .memory_access = 0x70,
              .inverted = true,
              .spi = 1,
              .spi_hz = 62'500'000,
              .clock = 10,
              .data = 11,
              .chip_select = 9,
              .data_command = 8,
              .reset = 12,
              .backlight = 13,
              .vsync = kNoPin},
    .buttons = {.up = 2, .down = 18, .left = 16, .right = 20, .a = 15, .b = 17, .x = 19, .y = 21},
    .sound = kNoPin,
    .battery = {.sense = 29, .divided_by = 3, .charging = kNoPin},
    .serial = {.uart = 0, .transmit = 0, .receive = 1, .baud = 115'200},
    .flash_bytes = 2U << 20U,
    .storage_sectors = 32,
};

static_assert(is_sound(kBoard));

}  // namespace brolly::hw
