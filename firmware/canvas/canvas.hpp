#pragma once

#include <etl/span.h>
#include <etl/string_view.h>

#include <cstdint>

#include "drivers/display/rect.hpp"
#include "firmware/canvas/color.hpp"
#include "firmware/canvas/font.hpp"
#include "firmware/canvas/palette.hpp"
#include "firmware/canvas/sprite.hpp"

namespace brolly {

class RoundShape;
class RowCover;

/// Draws into a frame buffer; what lies outside the clip is cut off. Shapes and letters are anti-aliased.
class Canvas {
 public:
  Canvas(etl::span<Color> pixels, int width, int height)
      : pixels_(pixels), width_(width), height_(height), clip_(bounds()) {}

  int width() const { return width_; }
  int height() const { return height_; }
  Rect bounds() const { return {0, 0, width_, height_}; }

  /// Nothing outside of it is drawn; it never reaches beyond the canvas.
  void set_clip(const Rect& clip) { clip_ = intersection(clip, bounds()); }
  const Rect& clip() const { return clip_; }
  /// Whether anything drawn in the rectangle could be seen: lets a scene leave out what is not asked for.
  bool shows(const Rect& rect) const { return !intersection(clip_, rect).empty(); }

  /// One pixel, with `alpha` from 0 to 15.
  void dot(int x, int y, Color color, unsigned alpha);
  void fill(const Rect& rect, Color color);
  /// Between the centres of two pixels, and half its thickness beyond them. A level or upright one is sharp; if it is
  /// an even number of pixels thick, more of it lies right of or below the centres.
  void line(int from_x, int from_y, int to_x, int to_y, int thickness, Color color);
  /// The rectangle's edge, inside of it.
  void outline(const Rect& rect, int thickness, Color color);
  void fill_rounded(const Rect& rect, int radius, Color color);
  void outline_rounded(const Rect& rect, int radius, int thickness, Color color);
  void fill_disc(int center_x, int center_y, int radius, Color color);
  void ring(int center_x, int center_y, int radius, int thickness, Color color);
  /// The same with the centre, radius and thickness in eighths of a pixel. (A disc or ring of whole pixels has its
  /// centre on the corner between four pixels.)
  void fill_disc(Corner center, int radius, Color color);
  void ring(Corner center, int radius, int thickness, Color color);
  /// A convex polygon of up to 16 corners, in eighths of a pixel.
  void fill_polygon(etl::span<const Corner> corners, Color color);
  void sprite(int x, int y, const Sprite& sprite);

  /// Writes one line; `y` is its top. Returns where the next letter would stand.
  int text(int x, int y, const Font& font, etl::string_view line, Color color);
  void text_centered(int center_x, int y, const Font& font, etl::string_view line, Color color);
  /// Its last letter ends before `right`.
  void text_right(int right, int y, const Font& font, etl::string_view line, Color color);
  /// Writes one line into `width` pixels; a longer one ends in "…" and counts as cut.
  int text_within(int x, int y, int width, const Font& font, etl::string_view line, Color color);
  /// Breaks a text into lines at its spaces ('\n' always breaks) and writes them into the rectangle. What does not fit
  /// is left out and counts as cut. Returns the height it took.
  int paragraph(const Rect& rect, const Font& font, etl::string_view text, Color color);
  /// The height that `paragraph` would take.
  static int paragraph_height(int width, const Font& font, etl::string_view text);

  /// How many texts did not fit where they were written, on the canvas or in the place they were given; for tests.
  unsigned cut_texts() const { return cut_texts_; }

 private:
  Color* at(int x, int y) { return pixels_.data() + (y * width_ + x); }
  void fill_units(etl::span<const Corner> corners, Color color);
  void draw(RoundShape outer, RoundShape inner, Color color);
  void draw_row(int y, const RowCover& outer, const RowCover& inner, Color color);
  void draw(int x, int y, const Font& font, const Glyph& glyph, Color color);
  int write(int x, int y, const Font& font, etl::string_view line, Color color);

  etl::span<Color> pixels_;
  int width_;
  int height_;
  Rect clip_;
  unsigned cut_texts_ = 0;
};

}  // namespace brolly
