#pragma once

#include <etl/span.h>
#include <etl/string_view.h>

#include "firmware/canvas/color.hpp"
#include "firmware/canvas/font.hpp"

namespace brolly {

struct Rect {
  int x, y, width, height;
};

/// Draws into a frame buffer; what lies outside is cut off.
class Canvas {
 public:
  Canvas(etl::span<Color> pixels, int width, int height) : pixels_(pixels), width_(width), height_(height) {}

  int width() const { return width_; }
  int height() const { return height_; }

  /// One pixel, with `alpha` from 0 to 15.
  void dot(int x, int y, Color color, unsigned alpha);
  void fill(const Rect& rect, Color color);
  void fill_disc(int center_x, int center_y, int radius, Color color);
  void fill_rounded(const Rect& rect, int radius, Color color);
  /// Writes one line; `y` is its top. Returns where the next letter would stand.
  int text(int x, int y, const Font& font, etl::string_view line, Color color);
  void text_centered(int center_x, int y, const Font& font, etl::string_view line, Color color);

 private:
  bool contains(int x, int y) const { return x >= 0 && x < width_ && y >= 0 && y < height_; }
  Color& at(int x, int y) { return pixels_[static_cast<std::size_t>(y * width_ + x)]; }
  void draw(int x, int y, const Font& font, const Glyph& glyph, Color color);

  etl::span<Color> pixels_;
  int width_;
  int height_;
};

}  // namespace brolly
