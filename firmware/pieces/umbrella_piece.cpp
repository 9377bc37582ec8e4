#include "firmware/pieces/umbrella_piece.hpp"

#include <array>

namespace brolly {

void draw_umbrella(Canvas& canvas, int center_x, int center_y, int radius, Color color) {
  if (!canvas.shows({center_x - radius, center_y - radius, 2 * radius, 2 * radius})) return;
  const int far = radius * 8;
  const int near = far * 53 / 128;  // tan 22.5°: half an edge of the octagon
  const Corner middle{center_x * 8, center_y * 8};
  const std::array<Corner, 8> corners{{{middle.x - near, middle.y - far},
                                       {middle.x + near, middle.y - far},
                                       {middle.x + far, middle.y - near},
                                       {middle.x + far, middle.y + near},
                                       {middle.x + near, middle.y + far},
                                       {middle.x - near, middle.y + far},
                                       {middle.x - far, middle.y + near},
                                       {middle.x - far, middle.y - near}}};
  canvas.fill_polygon(corners, color);
  const Color shade = blend(color, palette::kGround, 4);
  for (std::size_t panel = 1; panel < corners.size(); panel += 2) {
    const std::array<Corner, 3> triangle{{middle, corners[panel], corners[(panel + 1) % corners.size()]}};
    canvas.fill_polygon(triangle, shade);
  }
}

void draw_umbrella(Canvas& canvas, int center_x, int center_y, int radius, Tint tint, Symbols symbols) {
  const Rect place{center_x - radius, center_y - radius, 2 * radius, 2 * radius};
  if (!canvas.shows(place)) return;
  draw_umbrella(canvas, center_x, center_y, radius, color_of(tint));
  draw_symbol_on(canvas, place, radius * 13 / 16, tint, symbols);
}

}  // namespace brolly
