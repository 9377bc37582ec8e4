#pragma once

#include "firmware/pieces/symbol.hpp"

namespace brolly {

/// An open umbrella seen from above: an octagon of eight panels in two shades.
void draw_umbrella(Canvas& canvas, int center_x, int center_y, int radius, Color color);
/// The same with its tint's symbol on it.
void draw_umbrella(Canvas& canvas, int center_x, int center_y, int radius, Tint tint, Symbols symbols);

}  // namespace brolly
