#pragma once

#include <etl/span.h>

#include <cstdint>

#include "hw/boards/board.hpp"

namespace brolly::panel {

/// The commands that the ST7789 and the ILI9341 have in common (both follow MIPI DCS).
inline constexpr std::uint8_t kSleepIn = 0x10;
inline constexpr std::uint8_t kSleepOut = 0x11;
inline constexpr std::uint8_t kInvertOff = 0x20;
inline constexpr std::uint8_t kInvertOn = 0x21;
inline constexpr std::uint8_t kDisplayOff = 0x28;
inline constexpr std::uint8_t kDisplayOn = 0x29;
inline constexpr std::uint8_t kColumns = 0x2a;
inline constexpr std::uint8_t kRows = 0x2b;
inline constexpr std::uint8_t kWrite = 0x2c;
inline constexpr std::uint8_t kTearingOn = 0x35;
inline constexpr std::uint8_t kMemoryAccess = 0x36;
inline constexpr std::uint8_t kPixelFormat = 0x3a;

/// 16 bits a pixel, on both of the panels' interfaces.
inline constexpr std::uint8_t kPixelFormat16 = 0x55;

/// Both data sheets: 5 ms after waking before the next command, 120 ms after a reset before waking, and as long between
/// waking and sleeping, either way.
inline constexpr std::uint32_t kWakeMs = 5;
inline constexpr std::uint32_t kResetMs = 120;
inline constexpr std::uint32_t kResetPulseUs = 20;  // At least 10; a wait may be a tick short.

/// One step of bringing a panel up: a command with its parameters.
struct Step {
  std::uint8_t command;
  std::uint8_t count;
  std::uint8_t parameters[15];
};

/// What a kind of panel needs beyond the common commands: voltages, porches and frame rate; gamma stays as it is at
/// reset.
etl::span<const Step> tuning(hw::PanelKind kind);

}  // namespace brolly::panel
