#include "firmware/canvas/canvas.hpp"

#include <algorithm>

namespace brolly {
namespace {

/// How much of a pixel lies in a disc, 0 to 15, from a grid of 4x4 points in it. Distances are in eighths of a pixel.
unsigned coverage(int dx, int dy, int radius) {
  const int reach = radius * 8;
  // Most pixels lie all inside or all outside: their far and near corners tell.
  if ((dx + 1) * (dx + 1) + (dy + 1) * (dy + 1) <= radius * radius) return 15;
  if (dx * dx + dy * dy >= radius * radius) return 0;
  unsigned inside = 0;
  for (int sub_y = 1; sub_y < 8; sub_y += 2) {
    for (int sub_x = 1; sub_x < 8; sub_x += 2) {
      const int x = dx * 8 + sub_x;
      const int y = dy * 8 + sub_y;
      if (x * x + y * y <= reach * reach) ++inside;
    }
  }
  return std::min(inside, 15U);
}

}  // namespace

void Canvas::dot(int x, int y, Color color, unsigned alpha) {
  if (clip_.contains(x, y)) at(x, y) = blend(at(x, y), color, alpha);
}

void Canvas::fill(const Rect& rect, Color color) {
  const int left = std::clamp(rect.x, 0, width_);
  const int right = std::clamp(rect.x + rect.width, left, width_);
  const int top = std::clamp(rect.y, 0, height_);
  const int bottom = std::clamp(rect.y + rect.height, top, height_);
  for (int y = top; y < bottom; ++y) std::fill_n(pixels_.begin() + y * width_ + left, right - left, color);
}

void Canvas::fill_disc(int center_x, int center_y, int radius, Color color) {
  fill_rounded({center_x - radius, center_y - radius, 2 * radius, 2 * radius}, radius, color);
}

void Canvas::fill_rounded(const Rect& rect, int radius, Color color) {
  fill({rect.x, rect.y + radius, rect.width, rect.height - 2 * radius}, color);
  fill({rect.x + radius, rect.y, rect.width - 2 * radius, radius}, color);
  fill({rect.x + radius, rect.y + rect.height - radius, rect.width - 2 * radius, radius}, color);
  const int right = rect.x + rect.width - 1;
  const int bottom = rect.y + rect.height - 1;
  for (int dy = 0; dy < radius; ++dy) {
    for (int dx = 0; dx < radius; ++dx) {
      // The four corners are one quarter of a disc, mirrored; (dx, dy) is counted from its centre.
      const unsigned alpha = coverage(dx, dy, radius);
      const int out_x = radius - 1 - dx;
      const int out_y = radius - 1 - dy;
      for (const int x : {rect.x + out_x, right - out_x}) {
        for (const int y : {rect.y + out_y, bottom - out_y}) dot(x, y, color, alpha);
      }
    }
  }
}

int Canvas::text(int x, int y, const Font& font, etl::string_view line, Color color) {
  while (!line.empty()) {
    const Glyph& glyph = font.glyph(next_letter(line));
    draw(x + glyph.left, y + font.ascent - glyph.top, font, glyph, color);
    x += glyph.advance;
  }
  return x;
}

void Canvas::text_centered(int center_x, int y, const Font& font, etl::string_view line, Color color) {
  text(center_x - font.width(line) / 2, y, font, line, color);
}

void Canvas::draw(int x, int y, const Font& font, const Glyph& glyph, Color color) {
  const int bytes_a_row = (glyph.width + 1) / 2;
  for (int row = 0; row < glyph.height; ++row) {
    for (int column = 0; column < glyph.width; ++column) {
      const std::size_t place = glyph.picture + static_cast<std::size_t>(row * bytes_a_row + column / 2);
      const unsigned pair = font.alphas[place];
      const unsigned alpha = column % 2 == 0 ? pair & 15U : pair >> 4U;
      if (alpha != 0) dot(x + column, y + row, color, alpha);
    }
  }
}

}  // namespace brolly
