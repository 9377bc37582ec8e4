#pragma once

#include "hw/boards/board.hpp"

namespace brolly::hw {

/// A Raspberry Pi Pico, a 320x240 ILI9341 module and eight buttons on a breadboard; hw/wiring.md shows the wires. The
/// panel lies on its side and orders its colours blue first (MV and BGR set). Half the speed of the other panels: the
/// ILI9341's data sheet promises only 10 MHz, and jumper wires are no help to the usual 40 and more.
inline constexpr Board kBoard{
    .name = "breadboard_ili9341",
    .panel = {.kind = PanelKind::Ili9341,
              .width = 320,
              .height = 240,
              .memory_access = 0x28,
              .inverted = false,
              .spi = 0,
              .spi_hz = 31'250'000,
              .clock = 18,
              .data = 19,
              .chip_select = 17,
              .data_command = 20,
              .reset = 21,
              .backlight = 22,
              .vsync = kNoPin},
    .buttons = {.up = 2, .down = 3, .left = 4, .right = 5, .a = 6, .b = 7, .x = 8, .y = 9},
    .sound = 10,
    .battery = {.sense = 29, .divided_by = 3, .charging = kNoPin},
    .serial = {.uart = 0, .transmit = 0, .receive = 1, .baud = 115'200},
    .flash_bytes = 2U << 20U,
    .storage_sectors = 32,
};

static_assert(is_sound(kBoard));

}  // namespace brolly::hw
