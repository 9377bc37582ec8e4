#include "firmware/canvas/canvas.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "engine/common/check.hpp"
#include "firmware/canvas/shapes.hpp"

namespace brolly {
namespace {

constexpr std::size_t kMostCorners = 16;
constexpr int kUnitsInEighth = kUnitsInPixel / 8;
constexpr unsigned kOpaque = 15;

/// Two pixels a store: a frame buffer has no cache in front of it.
void fill_row(Color* from, int count, Color color) {
  if (count > 0 && (reinterpret_cast<std::uintptr_t>(from) & 2U) != 0) {
    *from++ = color;
    --count;
  }
  const std::uint32_t pair = static_cast<std::uint32_t>(color) * 0x10001U;
  for (; count >= 2; count -= 2, from += 2) std::memcpy(std::assume_aligned<4>(from), &pair, sizeof pair);
  if (count > 0) *from = color;
}

RoundShape shape_of(const Rect& rect, int radius) {
  return {rect.x * kUnitsInPixel, rect.y * kUnitsInPixel, rect.right() * kUnitsInPixel, rect.bottom() * kUnitsInPixel,
          radius * kUnitsInPixel};
}

RoundShape disc_of(Corner center, int radius) {
  return {(center.x - radius) * kUnitsInEighth, (center.y - radius) * kUnitsInEighth,
          (center.x + radius) * kUnitsInEighth, (center.y + radius) * kUnitsInEighth, radius * kUnitsInEighth};
}

constexpr Rect kNothing{0, 0, 0, 0};

int square_root(int square) {
  unsigned root = 0;
  for (unsigned bit = 1U << 15U; bit > 0; bit >>= 1U) {
    const unsigned larger = root + bit;
    if (larger * larger <= static_cast<unsigned>(square)) root = larger;
  }
  return static_cast<int>(root);
}

}  // namespace

void Canvas::dot(int x, int y, Color color, unsigned alpha) {
  if (clip_.contains(x, y)) *at(x, y) = blend(*at(x, y), color, alpha);
}

void Canvas::fill(const Rect& rect, Color color) {
  const Rect seen = intersection(rect, clip_);
  for (int y = seen.y; y < seen.bottom(); ++y) fill_row(at(seen.x, y), seen.width, color);
}

void Canvas::line(int from_x, int from_y, int to_x, int to_y, int thickness, Color color) {
  if (from_x == to_x || from_y == to_y) {
    const int before = (thickness - 1) / 2;
    fill({std::min(from_x, to_x) - before, std::min(from_y, to_y) - before, std::abs(to_x - from_x) + thickness,
          std::abs(to_y - from_y) + thickness},
         color);
    return;
  }
  const int dx = to_x - from_x;
  const int dy = to_y - from_y;
  // Lengths in sixteenths of a pixel: fine enough for short lines, and their squares fit.
  const int length = square_root((dx * dx + dy * dy) * 256);
  const int half = thickness * kUnitsInPixel / 2;
  const int along_x = dx * 16 * half / length;
  const int along_y = dy * 16 * half / length;
  const Corner from{from_x * kUnitsInPixel + kUnitsInPixel / 2 - along_x,
                    from_y * kUnitsInPixel + kUnitsInPixel / 2 - along_y};
  const Corner to{to_x * kUnitsInPixel + kUnitsInPixel / 2 + along_x,
                  to_y * kUnitsInPixel + kUnitsInPixel / 2 + along_y};
  const std::array<Corner, 4> corners{{{from.x - along_y, from.y + along_x},
                                       {from.x + along_y, from.y - along_x},
                                       {to.x + along_y, to.y - along_x},
                                       {to.x - along_y, to.y + along_x}}};
  fill_units(corners, color);
}

void Canvas::outline(const Rect& rect, int thickness, Color color) {
  if (rect.inset(thickness).empty()) {
    fill(rect, color);
    return;
  }
  fill({rect.x, rect.y, rect.width, thickness}, color);
  fill({rect.x, rect.bottom() - thickness, rect.width, thickness}, color);
  const Rect between{rect.x, rect.y + thickness, thickness, rect.height - 2 * thickness};
  fill(between, color);
  fill({rect.right() - thickness, between.y, between.width, between.height}, color);
}

void Canvas::fill_rounded(const Rect& rect, int radius, Color color) {
  draw(shape_of(rect, radius), shape_of(kNothing, 0), color);
}

void Canvas::outline_rounded(const Rect& rect, int radius, int thickness, Color color) {
  const Rect hole = rect.inset(thickness);
  const int most = std::min(rect.width, rect.height) / 2;
  draw(shape_of(rect, radius), shape_of(hole.empty() ? kNothing : hole, std::min(radius, most) - thickness), color);
}

void Canvas::fill_disc(int center_x, int center_y, int radius, Color color) {
  fill_disc(Corner{center_x * 8, center_y * 8}, radius * 8, color);
}

void Canvas::ring(int center_x, int center_y, int radius, int thickness, Color color) {
  ring(Corner{center_x * 8, center_y * 8}, radius * 8, thickness * 8, color);
}

void Canvas::fill_disc(Corner center, int radius, Color color) {
  draw(disc_of(center, radius), shape_of(kNothing, 0), color);
}

void Canvas::ring(Corner center, int radius, int thickness, Color color) {
  draw(disc_of(center, radius), disc_of(center, std::max(0, radius - thickness)), color);
}

void Canvas::fill_polygon(etl::span<const Corner> corners, Color color) {
  BROLLY_CHECK(corners.size() >= 3 && corners.size() <= kMostCorners);
  std::array<Corner, kMostCorners> in_units{};
  std::transform(corners.begin(), corners.end(), in_units.begin(), [](const Corner& corner) {
    return Corner{corner.x * kUnitsInEighth, corner.y * kUnitsInEighth};
  });
  fill_units({in_units.data(), corners.size()}, color);
}

void Canvas::fill_units(etl::span<const Corner> corners, Color color) {
  PolygonShape shape(corners);
  const int last = std::min(shape.last_row(), clip_.bottom());
  for (int y = std::max(shape.first_row(), clip_.y); y < last; ++y) draw_row(y, shape.row(y), RowCover(), color);
}

/// What is in the outer shape and not in the inner one.
void Canvas::draw(RoundShape outer, RoundShape inner, Color color) {
  const int first = std::max(outer.first_row(), clip_.y);
  const int last = std::min(outer.last_row(), clip_.bottom());
  RowCover cover;
  RowCover hole;
  for (int y = first; y < last; ++y) {
    if (y == first || !outer.repeats(y)) cover = outer.row(y);
    if (y == first || !inner.repeats(y)) hole = inner.row(y);
    draw_row(y, cover, hole, color);
  }
}

void Canvas::draw_row(int y, const RowCover& outer, const RowCover& inner, Color color) {
  const int last = std::min(outer.last(), clip_.right());
  int x = std::max(outer.first(), clip_.x);
  while (x < last) {
    if (inner.fills(x)) {
      x = inner.full_last();
    } else if (outer.fills(x) && !inner.touches(x)) {
      const int to = std::min({last, outer.full_last(), x < inner.first() ? inner.first() : last});
      fill_row(at(x, y), to - x, color);
      x = to;
    } else {
      const auto covered = static_cast<unsigned>(std::max(0, outer.covered(x) - inner.covered(x)));
      const unsigned alpha = (covered * kOpaque + 128) >> 8U;
      Color& pixel = *at(x, y);
      pixel = alpha == kOpaque ? color : blend(pixel, color, alpha);
      ++x;
    }
  }
}

void Canvas::sprite(int x, int y, const Sprite& sprite) {
  const Rect seen = intersection({x, y, sprite.width, sprite.height}, clip_);
  for (int row = seen.y; row < seen.bottom(); ++row) {
    auto place = static_cast<std::size_t>((row - y) * sprite.width + (seen.x - x));
    Color* pixel = at(seen.x, row);
    for (int left = seen.width; left > 0; --left, ++place, ++pixel) {
      const unsigned alpha = sprite.alphas[place];
      if (alpha == kOpaque) {
        *pixel = sprite.colors[place];
      } else if (alpha != 0) {
        *pixel = blend(*pixel, sprite.colors[place], alpha);
      }
    }
  }
}

}  // namespace brolly
