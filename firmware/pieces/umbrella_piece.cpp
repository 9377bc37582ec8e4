#include "firmware/pieces/umbrella_piece.hpp"

#include <algorithm>
#include <cstdlib>

namespace brolly {
namespace {

/// Whether a point, in eighths of a pixel from the centre, lies in an octagon. 99/70 is the square root of two.
bool in_octagon(int x, int y, int radius) {
  const int reach = radius * 8;
  const int across = std::abs(x) + std::abs(y);
  return std::max(std::abs(x), std::abs(y)) <= reach && across * 70 <= reach * 99;
}

/// How much of the pixel at (dx, dy) lies in the octagon, 0 to 15, from 4x4 points in it.
unsigned octagon_coverage(int dx, int dy, int radius) {
  // A convex shape that has all four corners has the whole pixel.
  const bool corners_inside = in_octagon(dx * 8, dy * 8, radius) && in_octagon(dx * 8 + 8, dy * 8, radius) &&
                              in_octagon(dx * 8, dy * 8 + 8, radius) && in_octagon(dx * 8 + 8, dy * 8 + 8, radius);
  if (corners_inside) return 15;
  unsigned inside = 0;
  for (int sub_y = 1; sub_y < 8; sub_y += 2) {
    for (int sub_x = 1; sub_x < 8; sub_x += 2) {
      if (in_octagon(dx * 8 + sub_x, dy * 8 + sub_y, radius)) ++inside;
    }
  }
  return std::min(inside, 15U);
}

/// The eight panels take turns: the axes and the diagonals are their seams.
bool is_shaded_panel(int dx, int dy) {
  const int x = 2 * dx + 1;
  const int y = 2 * dy + 1;
  return ((x > 0) != (y > 0)) != (std::abs(x) > std::abs(y));
}

}  // namespace

void draw_umbrella(Canvas& canvas, int center_x, int center_y, int radius, Color color) {
  const Color shade = blend(color, palette::kGround, 4);
  for (int dy = -radius; dy < radius; ++dy) {
    for (int dx = -radius; dx < radius; ++dx) {
      canvas.dot(center_x + dx, center_y + dy, is_shaded_panel(dx, dy) ? shade : color,
                 octagon_coverage(dx, dy, radius));
    }
  }
}

}  // namespace brolly
