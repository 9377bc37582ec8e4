#include "firmware/shell/bars.hpp"

#include "firmware/canvas/palette.hpp"
#include "firmware/fonts/fonts.hpp"
#include "firmware/pieces/icons.hpp"

namespace brolly {
namespace {

constexpr int kMargin = 10;
constexpr int kBadgeGap = 4;
constexpr int kLeastGap = 6;

/// The pad's buttons are shown as the pad with that arm lit, the others as a badge with their letter.
void draw_button(Canvas& canvas, int center_x, int center_y, Button button) {
  constexpr char kLetters[] = "UDLRABXY";
  switch (button) {
    case Button::Left:
    case Button::Right:
      return draw_pad(canvas, center_x, center_y, {.left = true, .right = true, .up = false, .down = false});
    case Button::Up:
    case Button::Down:
      return draw_pad(canvas, center_x, center_y, {.left = false, .right = false, .up = true, .down = true});
    default:
      return draw_badge(canvas, center_x, center_y, kLetters[static_cast<unsigned>(button)]);
  }
}

}  // namespace

void draw_header(Canvas& canvas, const Shell& shell, etl::string_view title, etl::string_view aside) {
  const Rect header = header_of(shell.screen());
  if (!canvas.shows(header)) return;
  canvas.fill(header, palette::kPanel);
  const int battery_x = header.right() - kMargin - kBatteryWidth;
  draw_battery(canvas, battery_x, (kHeaderHeight - kBatteryHeight) / 2, shell.battery.bars(),
               shell.battery.is_charging());
  const int aside_width = aside.empty() ? 0 : fonts::kSmall.width(aside) + kMargin;
  canvas.text_within(kMargin, 2, battery_x - 2 * kMargin - aside_width, fonts::kBody, title, palette::kText);
  if (!aside.empty()) canvas.text_right(battery_x - kMargin, 5, fonts::kSmall, aside, palette::kDimText);
}

void draw_footer(Canvas& canvas, const Shell& shell, etl::span<const ButtonHint> hints) {
  const Rect footer = footer_of(shell.screen());
  if (!canvas.shows(footer)) return;
  canvas.fill(footer, palette::kPanel);
  int words_width = 0;
  for (const ButtonHint& hint : hints)
    words_width += kBadgeSize + kBadgeGap + fonts::kSmall.width(shell.say(hint.text));
  const int count = static_cast<int>(hints.size());
  // The first stands at the left edge, the last at the right one, and the gaps between are equal.
  const int gap = count < 2 ? 0 : (footer.width - 2 * kMargin - words_width) / (count - 1);
  // Hints that would run into each other are cut, which the tests notice.
  const bool is_crowded = count < 2 ? words_width > footer.width - 2 * kMargin : gap < kLeastGap;
  int x = kMargin;
  for (const ButtonHint& hint : hints) {
    draw_button(canvas, x + kBadgeSize / 2, footer.y + footer.height / 2, hint.button);
    x += kBadgeSize + kBadgeGap;
    const etl::string_view words = shell.say(hint.text);
    const int width = is_crowded ? 0 : fonts::kSmall.width(words);
    x = canvas.text_within(x, footer.y + 4, width, fonts::kSmall, words, palette::kDimText) + gap;
  }
}

}  // namespace brolly
