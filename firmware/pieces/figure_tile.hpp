#pragma once

#include "firmware/canvas/canvas.hpp"

namespace brolly {

enum class TileFace : std::uint8_t { Black, White };
/// A corner of a tile or a spot, clockwise.
enum class TileCorner : std::uint8_t { TopLeft, TopRight, BottomRight, BottomLeft, None };

struct FigureTile {
  std::uint16_t cells;  ///< Bit row * 4 + column is a cell of the figure.
  TileFace face;
  TileCorner mark;
  std::uint8_t depth;  ///< How many pixels of the stack below are seen at its right and lower edge.
};

/// A tile of `size` pixels, 20 or more, at (x, y); the stack and the mark reach a few pixels beyond it.
void draw_figure_tile(Canvas& canvas, int x, int y, int size, const FigureTile& tile);
/// The place of a tile that is not there.
void draw_empty_tile(Canvas& canvas, int x, int y, int size);

}  // namespace brolly
