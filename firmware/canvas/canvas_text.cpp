#include "firmware/canvas/canvas.hpp"
#include "firmware/canvas/wrap.hpp"

namespace brolly {
namespace {

constexpr etl::string_view kEllipsis("…");

/// The longest beginning of a line that leaves room for an ellipsis.
etl::string_view shortened(const Font& font, etl::string_view line, int width) {
  int left = width - font.width(kEllipsis);
  etl::string_view rest = line;
  std::size_t end = 0;
  while (!rest.empty()) {
    const char32_t letter = next_letter(rest);
    left -= font.glyph(letter).advance;
    if (left < 0) break;
    if (letter != U' ') end = line.size() - rest.size();
  }
  return line.substr(0, end);
}

}  // namespace

int Canvas::text(int x, int y, const Font& font, etl::string_view line, Color color) {
  const Rect ink = font.ink(line);
  const Rect here{x + ink.x, y + ink.y, ink.width, ink.height};
  if (intersection(here, bounds()) != here && !ink.empty()) ++cut_texts_;
  return write(x, y, font, line, color);
}

int Canvas::write(int x, int y, const Font& font, etl::string_view line, Color color) {
  while (!line.empty()) {
    const Glyph& glyph = font.glyph(next_letter(line));
    draw(x + glyph.left, y + font.ascent - glyph.top, font, glyph, color);
    x += glyph.advance;
  }
  return x;
}

void Canvas::draw(int x, int y, const Font& font, const Glyph& glyph, Color color) {
  const Rect seen = intersection({x, y, glyph.width, glyph.height}, clip_);
  if (seen.empty()) return;
  const int bytes_a_row = (glyph.width + 1) / 2;
  const std::uint8_t* alphas = font.alphas.data() + glyph.picture + (seen.y - y) * bytes_a_row;
  for (int row = seen.y; row < seen.bottom(); ++row, alphas += bytes_a_row) {
    Color* pixel = at(seen.x, row);
    for (int column = seen.x - x; column < seen.right() - x; ++column, ++pixel) {
      const unsigned pair = alphas[column >> 1];
      const unsigned alpha = (column & 1) == 0 ? pair & 15U : pair >> 4U;
      if (alpha == 15) {
        *pixel = color;
      } else if (alpha != 0) {
        *pixel = blend(*pixel, color, alpha);
      }
    }
  }
}

void Canvas::text_centered(int center_x, int y, const Font& font, etl::string_view line, Color color) {
  text(center_x - font.width(line) / 2, y, font, line, color);
}

void Canvas::text_right(int right, int y, const Font& font, etl::string_view line, Color color) {
  text(right - font.width(line), y, font, line, color);
}

int Canvas::text_within(int x, int y, int width, const Font& font, etl::string_view line, Color color) {
  if (font.width(line) <= width) return text(x, y, font, line, color);
  ++cut_texts_;
  x = write(x, y, font, shortened(font, line, width), color);
  return write(x, y, font, kEllipsis, color);
}

int Canvas::paragraph(const Rect& rect, const Font& font, etl::string_view text, Color color) {
  int y = rect.y;
  while (!text.empty()) {
    if (y + font.line_height > rect.bottom()) {
      ++cut_texts_;
      break;
    }
    text_within(rect.x, y, rect.width, font, next_line(text, font, rect.width), color);
    y += font.line_height;
  }
  return y - rect.y;
}

int Canvas::paragraph_height(int width, const Font& font, etl::string_view text) {
  int height = 0;
  while (!text.empty()) {
    next_line(text, font, width);
    height += font.line_height;
  }
  return height;
}

}  // namespace brolly
