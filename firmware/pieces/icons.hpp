#pragma once

#include "firmware/canvas/canvas.hpp"

namespace brolly {

/// Which way a pointer or an arm of the pad points.
enum class Way : std::uint8_t { Left, Right, Up, Down };

/// A triangle as high as `size` along its base, and half as deep.
void draw_pointer(Canvas& canvas, int center_x, int center_y, int size, Way way, Color color);
/// A tick in a square of `size` pixels.
void draw_check(Canvas& canvas, int center_x, int center_y, int size, Color color);

inline constexpr int kBatteryWidth = 16;
inline constexpr int kBatteryHeight = 9;
inline constexpr unsigned kBatteryBars = 3;
/// 0 to 3 bars; the last one is red, and a bolt says that it is charging.
void draw_battery(Canvas& canvas, int x, int y, unsigned bars, bool charging);

inline constexpr int kBadgeSize = 14;
/// A round badge with the letter of a button (A, B, X or Y), as in the footer.
void draw_badge(Canvas& canvas, int center_x, int center_y, char letter);
/// The pad with the arms that do something lit.
struct PadArms {
  bool left, right, up, down;
};
void draw_pad(Canvas& canvas, int center_x, int center_y, PadArms lit);

}  // namespace brolly
