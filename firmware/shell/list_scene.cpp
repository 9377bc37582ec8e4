#include "firmware/shell/list_scene.hpp"

#include <algorithm>

#include "firmware/canvas/palette.hpp"
#include "firmware/fonts/fonts.hpp"
#include "firmware/shell/melodies.hpp"

namespace brolly {
namespace {

constexpr int kRowHeight = 27;
constexpr int kSideMargin = 6;
constexpr int kTextMargin = 10;
constexpr int kArrowWidth = 12;
constexpr int kTextTop = 3;
constexpr int kSmallTextTop = 6;

constexpr ButtonHint kHints[] = {{Button::A, Text::Choose}, {Button::B, Text::Back}};

/// A small triangle that points left (-1) or right (1).
void draw_arrow(Canvas& canvas, int center_x, int center_y, int direction) {
  const int x = center_x * 8;
  const int y = center_y * 8 + 4;
  const Corner corners[] = {{x + direction * 24, y}, {x - direction * 16, y - 32}, {x - direction * 16, y + 32}};
  canvas.fill_polygon(corners, palette::kHighlight);
}

}  // namespace

void ListScene::enter(Shell& shell, bool is_new) {
  // A list that has got other rows meanwhile, as the menu when a game begins, starts over.
  const unsigned count = row_count(shell);
  if (is_new || count != rows_when_left_) {
    cursor_ = first_cursor(shell);
    first_visible_ = 0;
  }
  rows_when_left_ = count;
  scroll_to_cursor(shell);
}

void ListScene::handle(Shell& shell, const ButtonEvent& event) {
  if (!event.is_step()) return;
  const unsigned count = row_count(shell);
  if (event.is_press(Button::B)) return leave(shell);
  if (count == 0) return;
  switch (event.button) {
    case Button::Up:
      return move_cursor(shell, -1);
    case Button::Down:
      return move_cursor(shell, 1);
    case Button::Left:
    case Button::Right: {
      Row row;
      describe(shell, cursor_, row);
      if (!row.can_change) return;
      return change_value(shell, event.button == Button::Left ? -1 : 1);
    }
    case Button::A:
      if (event.action == Action::Press) choose(shell, cursor_);
      return;
    default:
      return;
  }
}

void ListScene::leave(Shell& shell) {
  shell.hum(melodies::kBack);
  shell.close();
}

etl::span<const ButtonHint> ListScene::hints(const Shell& /*shell*/) const {
  return kHints;
}

void ListScene::move_cursor(Shell& shell, int by) {
  const unsigned count = row_count(shell);
  const unsigned before = cursor_;
  const auto hints_before = hints(shell);
  cursor_ = (cursor_ + count + static_cast<unsigned>(by)) % count;
  if (hints(shell).data() != hints_before.data()) shell.redraw(footer_of(shell.screen()));
  shell.hum(melodies::kStep);
  shell.redraw(row_rect(shell.screen(), before - first_visible_));
  scroll_to_cursor(shell);
  shell.redraw(row_rect(shell.screen(), cursor_ - first_visible_));
}

void ListScene::change_value(Shell& shell, int by) {
  shell.hum(melodies::kStep);
  change(shell, cursor_, by);
  rows_when_left_ = row_count(shell);
  redraw_rows(shell);
  // What the buttons do may depend on the value.
  shell.redraw(footer_of(shell.screen()));
}

void ListScene::scroll_to_cursor(Shell& shell) {
  const unsigned before = first_visible_;
  if (cursor_ < first_visible_) first_visible_ = cursor_;
  if (cursor_ >= first_visible_ + kVisibleRows) first_visible_ = cursor_ - kVisibleRows + 1;
  if (first_visible_ != before) redraw_rows(shell);
}

void ListScene::redraw_rows(Shell& shell) const {
  shell.redraw(body_of(shell.screen()));
}

Rect ListScene::row_rect(const Rect& screen, unsigned place) {
  return {0, kHeaderHeight + static_cast<int>(place) * kRowHeight, screen.width, kRowHeight};
}

void ListScene::draw(Canvas& canvas, const Shell& shell) const {
  canvas.fill(canvas.clip(), palette::kGround);
  draw_header(canvas, shell, title(shell));
  const unsigned count = row_count(shell);
  const unsigned end = std::min(count, first_visible_ + kVisibleRows);
  for (unsigned index = first_visible_; index < end; ++index) draw_row(canvas, shell, index);
  if (count > kVisibleRows) draw_scroll_bar(canvas, shell);
  const Rect body = body_of(shell.screen());
  if (count == 0) {
    canvas.paragraph(body.inset(kTextMargin), fonts::kSmall, words_when_empty(shell), palette::kDimText);
  }
  draw_footer(canvas, shell, hints(shell));
}

void ListScene::draw_row(Canvas& canvas, const Shell& shell, unsigned index) const {
  const Rect place = row_rect(shell.screen(), index - first_visible_);
  if (!canvas.shows(place)) return;
  Row row;
  describe(shell, index, row);
  const bool is_chosen = index == cursor_;
  const Rect box = {place.x + kSideMargin, place.y + 1, place.width - 2 * kSideMargin, place.height - 2};
  if (is_chosen) {
    canvas.fill_rounded(box, 6, palette::kPanel);
    canvas.fill_rounded({box.x, box.y + 4, 4, box.height - 8}, 2, palette::kHighlight);
  }
  const int left = box.x + kTextMargin;
  int right = box.right() - kTextMargin;
  const bool has_arrows = row.can_change && is_chosen;
  if (row.can_change) right -= kArrowWidth;
  if (has_arrows) draw_arrow(canvas, right + kArrowWidth / 2 + 2, place.y + place.height / 2, 1);
  int value_left = right;
  if (!row.value.empty()) {
    value_left = right - fonts::kSmall.width(row.value);
    canvas.text(value_left, place.y + kSmallTextTop, fonts::kSmall, row.value,
                is_chosen ? palette::kHighlight : palette::kDimText);
    if (has_arrows) draw_arrow(canvas, value_left - kArrowWidth / 2 - 2, place.y + place.height / 2, -1);
    value_left -= row.can_change ? kArrowWidth + 4 : 4;
  }
  canvas.text_within(left, place.y + kTextTop, value_left - left, fonts::kBody, row.label,
                     row.is_dim ? palette::kDimText : palette::kText);
}

void ListScene::draw_scroll_bar(Canvas& canvas, const Shell& shell) const {
  const Rect body = body_of(shell.screen());
  const int count = static_cast<int>(row_count(shell));
  const int visible = static_cast<int>(kVisibleRows);
  const int height = body.height * visible / count;
  const int top = body.y + (body.height - height) * static_cast<int>(first_visible_) / (count - visible);
  canvas.fill_rounded({body.right() - 4, top, 3, height}, 1, palette::kLine);
}

}  // namespace brolly
