#pragma once

#include "firmware/pieces/figure_tile.hpp"
#include "firmware/pieces/symbol.hpp"

namespace brolly {

enum class SpotState : std::uint8_t { Open, Filled };

/// A spot of the scoreboard: a ring in its colour; filled, a disc with a tick. `radius` is 5 or more.
void draw_spot(Canvas& canvas, int center_x, int center_y, int radius, Tint tint, SpotState state);
/// One that takes either of two colours: half and half.
void draw_spot(Canvas& canvas, int center_x, int center_y, int radius, Tint left, Tint right, SpotState state);
/// A white one, which asks for a mark in a corner.
void draw_spot(Canvas& canvas, int center_x, int center_y, int radius, TileCorner corner, SpotState state);

}  // namespace brolly
