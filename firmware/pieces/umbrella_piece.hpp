#pragma once

#include "firmware/canvas/canvas.hpp"

namespace brolly {

/// An open umbrella seen from above: an octagon of eight panels in two shades.
void draw_umbrella(Canvas& canvas, int center_x, int center_y, int radius, Color color);

}  // namespace brolly
