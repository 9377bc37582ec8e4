#include "firmware/pieces/icons.hpp"

#include <algorithm>
#include <array>

#include "firmware/fonts/fonts.hpp"

namespace brolly {

void draw_pointer(Canvas& canvas, int center_x, int center_y, int size, Way way, Color color) {
  const bool level = way == Way::Left || way == Way::Right;
  const int sign = way == Way::Left || way == Way::Up ? -1 : 1;
  const int half = size * 4;
  const int depth = size * 2 * sign;
  const auto corner = [&](int along, int across) {
    return Corner{center_x * 8 + (level ? along : across), center_y * 8 + (level ? across : along)};
  };
  const std::array<Corner, 3> corners{{corner(depth, 0), corner(-depth, -half), corner(-depth, half)}};
  canvas.fill_polygon(corners, color);
}

void draw_check(Canvas& canvas, int center_x, int center_y, int size, Color color) {
  // In sixteenths of the size from the middle.
  const auto corner = [&](int x, int y) { return Corner{center_x * 8 + x * size / 2, center_y * 8 + y * size / 2}; };
  const std::array<Corner, 4> short_arm{{corner(-7, 0), corner(-5, -2), corner(0, 3), corner(-2, 5)}};
  const std::array<Corner, 4> long_arm{{corner(-4, 3), corner(5, -6), corner(7, -4), corner(-2, 5)}};
  canvas.fill_polygon(short_arm, color);
  canvas.fill_polygon(long_arm, color);
}

void draw_battery(Canvas& canvas, int x, int y, unsigned bars, bool charging) {
  constexpr int kBody = kBatteryWidth - 1;
  canvas.outline_rounded({x, y, kBody, kBatteryHeight}, 2, 1, palette::kDimText);
  canvas.fill({x + kBody, y + 3, 1, kBatteryHeight - 6}, palette::kDimText);
  const Color color = bars > 1 || charging ? palette::kGreen : palette::kWarning;
  for (int bar = 0; bar < static_cast<int>(std::min(bars, kBatteryBars)); ++bar) {
    canvas.fill({x + 2 + bar * 4, y + 2, 3, kBatteryHeight - 4}, color);
  }
  if (!charging) return;
  const auto bolt = [&](int grow, Color shade) {
    const int left = x * 8 + 60;
    const int top = y * 8 + 36;
    const std::array<Corner, 3> upper{
        {{left + 8, top - 40 - grow}, {left + 8 + grow, top + 8}, {left - 24 - grow * 2, top + 8}}};
    const std::array<Corner, 3> lower{
        {{left - 8, top + 40 + grow}, {left - 8 - grow, top - 8}, {left + 24 + grow * 2, top - 8}}};
    canvas.fill_polygon(upper, shade);
    canvas.fill_polygon(lower, shade);
  };
  bolt(9, palette::kGround);
  bolt(0, palette::kHighlight);
}

void draw_badge(Canvas& canvas, int center_x, int center_y, char letter) {
  canvas.fill_disc(center_x, center_y, kBadgeSize / 2, palette::kText);
  const etl::string_view text(&letter, 1);
  const Rect ink = fonts::kSmall.ink(text);
  canvas.text(center_x - (ink.width + 1) / 2 - ink.x, center_y - (ink.height + 1) / 2 - ink.y, fonts::kSmall, text,
              palette::kDarkText);
}

void draw_pad(Canvas& canvas, int center_x, int center_y, PadArms lit) {
  constexpr int kReach = kBadgeSize / 2;
  constexpr int kHalf = 2;
  const auto color = [](bool on) { return on ? palette::kText : palette::kLine; };
  const Rect left{center_x - kReach, center_y - kHalf, kReach - kHalf - 1, 2 * kHalf};
  const Rect up{center_x - kHalf, center_y - kReach, 2 * kHalf, kReach - kHalf - 1};
  canvas.fill_rounded(left, 1, color(lit.left));
  canvas.fill_rounded({center_x + kHalf + 1, left.y, left.width, left.height}, 1, color(lit.right));
  canvas.fill_rounded(up, 1, color(lit.up));
  canvas.fill_rounded({up.x, center_y + kHalf + 1, up.width, up.height}, 1, color(lit.down));
}

}  // namespace brolly
