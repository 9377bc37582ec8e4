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
// The cursor is a bar with a light that fades over the label's first letters: all that a step of it has to send.
constexpr int kBarWidth = 4;
constexpr int kGlowWidth = 30;
constexpr unsigned kGlowAlpha = 12;

constexpr ButtonHint kHints[] = {{Button::A, Text::Choose}, {Button::B, Text::Back}};

/// A small triangle that points left (-1) or right (1).
void draw_arrow(Canvas& canvas, int center_x, int center_y, int direction) {
  const int x = center_x * 8;
  const int y = center_y * 8 + 4;
  const Corner corners[] = {{x + direction * 24, y}, {x - direction * 16, y - 32}, {x - direction * 16, y + 32}};
  canvas.fill_polygon(corners, palette::kHighlight);
}

void draw_cursor(Canvas& canvas, const Rect& box) {
  for (int column = 0; column < kGlowWidth; ++column) {
    const auto alpha = static_cast<unsigned>(kGlowWidth - column) * kGlowAlpha / kGlowWidth;
    canvas.fill({box.x + column, box.y, 1, box.height}, blend(palette::kGround, palette::kLine, alpha));
  }
  canvas.fill({box.x, box.y, kBarWidth, box.height}, palette::kHighlight);
}

Rect box_of(const Rect& place) {
  return {place.x + kSideMargin, place.y + 1, place.width - 2 * kSideMargin, place.height - 2};
}

/// Where a value with its arrows begins.
int value_left_of(const Rect& box, const Row& row) {
  const int right = box.right() - kTextMargin - (row.can_change ? kArrowWidth : 0);
  return right - fonts::kSmall.width(row.value);
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
  redraw_cursor(shell, before);
  scroll_to_cursor(shell);
  redraw_cursor(shell, cursor_);
}

/// What looks different on a row with the cursor: the cursor itself, and the value that can be changed.
void ListScene::redraw_cursor(Shell& shell, unsigned index) const {
  const Rect box = box_of(row_rect(shell.screen(), index - first_visible_));
  shell.redraw({box.x, box.y, kGlowWidth, box.height});
  Row row;
  describe(shell, index, row);
  if (row.value.empty()) return;
  const int left = value_left_of(box, row) - (row.can_change ? kArrowWidth : 0);
  shell.redraw({left, box.y + kSmallTextTop - 1, box.right() - kTextMargin - left, fonts::kSmall.line_height});
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
  const Rect box = box_of(place);
  if (is_chosen) draw_cursor(canvas, box);
  const int left = box.x + kTextMargin;
  int label_right = box.right() - kTextMargin;
  if (!row.value.empty()) {
    const int value_left = value_left_of(box, row);
    canvas.text(value_left, place.y + kSmallTextTop, fonts::kSmall, row.value,
                is_chosen ? palette::kHighlight : palette::kDimText);
    if (row.can_change && is_chosen) {
      const int middle = place.y + place.height / 2;
      draw_arrow(canvas, value_left - kArrowWidth / 2 - 2, middle, -1);
      draw_arrow(canvas, box.right() - kTextMargin - kArrowWidth / 2 + 2, middle, 1);
    }
    label_right = value_left - (row.can_change ? kArrowWidth + 4 : 4);
  }
  canvas.text_within(left, place.y + kTextTop, label_right - left, fonts::kBody, row.label,
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
