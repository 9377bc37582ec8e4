#include "firmware/pieces/spot_piece.hpp"

#include "firmware/pieces/icons.hpp"

namespace brolly {
namespace {

void draw_body(Canvas& canvas, int x, int y, int radius, Color color, SpotState state) {
  if (state == SpotState::Filled) {
    canvas.fill_disc(x, y, radius, color);
  } else {
    canvas.ring(x, y, radius, 2, color);
  }
}

}  // namespace

void draw_spot(Canvas& canvas, int center_x, int center_y, int radius, Tint tint, SpotState state) {
  draw_body(canvas, center_x, center_y, radius, color_of(tint), state);
  if (state == SpotState::Filled) draw_check(canvas, center_x, center_y, radius * 3 / 2, ink_on(tint));
}

void draw_spot(Canvas& canvas, int center_x, int center_y, int radius, Tint left, Tint right, SpotState state) {
  const Rect clip = canvas.clip();
  const Rect half{center_x - radius, center_y - radius, radius, 2 * radius};
  canvas.set_clip(intersection(clip, half));
  draw_body(canvas, center_x, center_y, radius, color_of(left), state);
  canvas.set_clip(intersection(clip, {center_x, half.y, half.width, half.height}));
  draw_body(canvas, center_x, center_y, radius, color_of(right), state);
  canvas.set_clip(clip);
  // Dark can be seen on all of the colours.
  if (state == SpotState::Filled) draw_check(canvas, center_x, center_y, radius * 3 / 2, palette::kDarkText);
}

void draw_spot(Canvas& canvas, int center_x, int center_y, int radius, TileCorner corner, SpotState state) {
  draw_body(canvas, center_x, center_y, radius, palette::kText, state);
  if (state == SpotState::Filled) draw_check(canvas, center_x, center_y, radius * 3 / 2, palette::kDarkText);
  if (corner == TileCorner::None) return;
  const bool right = corner == TileCorner::TopRight || corner == TileCorner::BottomRight;
  const bool bottom = corner == TileCorner::BottomLeft || corner == TileCorner::BottomRight;
  const int mark_x = center_x + (right ? radius - 2 : 2 - radius);
  const int mark_y = center_y + (bottom ? radius - 2 : 2 - radius);
  canvas.fill_disc(mark_x, mark_y, 3, palette::kGround);
  canvas.fill_disc(mark_x, mark_y, 2, palette::kHighlight);
}

}  // namespace brolly
