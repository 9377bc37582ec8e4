#include "drivers/display/panel_commands.hpp"

namespace brolly::panel {
namespace {

// ST7789VW data sheet, table 2 commands: porches, gate and common voltages, 60 Hz. The rest is left at its defaults.
constexpr Step kSt7789[] = {
    {0xb2, 5, {0x0c, 0x0c, 0x00, 0x33, 0x33}},  // Porches.
    {0xb7, 1, {0x35}},                          // Gate: 13.26 V and -10.43 V.
    {0xbb, 1, {0x1f}},                          // Common voltage: 0.875 V.
    {0xc0, 1, {0x2c}},                          // LCM control.
    {0xc2, 1, {0x01}},                          // Voltages from the next two registers.
    {0xc3, 1, {0x12}},                          // VAP and VAN: 4.45 V.
    {0xc4, 1, {0x20}},                          // VDV: 0 V.
    {0xc6, 1, {0x0f}},                          // 60 frames a second.
    {0xd0, 2, {0xa4, 0xa1}},                    // Power: AVDD 6.8 V, AVCL -4.8 V, VDS 2.3 V.
};

// ILI9341 data sheet: supply, common voltage, 70 frames a second, and the gate's scan over all 320 lines.
constexpr Step kIli9341[] = {
    {0xc0, 1, {0x23}},              // VRH: 4.60 V.
    {0xc1, 1, {0x10}},              // Step-up factors.
    {0xc5, 2, {0x3e, 0x28}},        // Common voltage: 4.25 V and -1.5 V.
    {0xc7, 1, {0x86}},              // Common voltage offset.
    {0xb1, 2, {0x00, 0x1b}},        // 70 frames a second.
    {0xb6, 3, {0x08, 0x82, 0x27}},  // Normally white, 320 lines.
};

}  // namespace

etl::span<const Step> tuning(hw::PanelKind kind) {
  return kind == hw::PanelKind::St7789 ? etl::span<const Step>(kSt7789) : etl::span<const Step>(kIli9341);
}

}  // namespace brolly::panel
