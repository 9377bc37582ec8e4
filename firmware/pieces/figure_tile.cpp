#include "firmware/pieces/figure_tile.hpp"

namespace brolly {
namespace {

constexpr int kRounding = 3;

/// The middle of a cell along one side, in eighths of a pixel from the tile's edge.
int cell_middle(int size, int index) {
  const int margin = size * 5 / 8;
  return margin + (size * 8 - 2 * margin) * (2 * index + 1) / 8;
}

void draw_cells(Canvas& canvas, int x, int y, int size, const FigureTile& tile) {
  const bool black = tile.face == TileFace::Black;
  const Color ink = black ? palette::kCard : palette::kDarkText;
  const Color hint = black ? palette::kLine : palette::kDimText;
  for (int row = 0; row < 4; ++row) {
    for (int column = 0; column < 4; ++column) {
      const bool in_figure = (tile.cells >> static_cast<unsigned>(row * 4 + column) & 1U) != 0;
      canvas.fill_disc(Corner{x * 8 + cell_middle(size, column), y * 8 + cell_middle(size, row)},
                       in_figure ? size * 3 / 4 : 6, in_figure ? ink : hint);
    }
  }
}

void draw_mark(Canvas& canvas, int x, int y, int size, TileCorner corner) {
  if (corner == TileCorner::None) return;
  const bool right = corner == TileCorner::TopRight || corner == TileCorner::BottomRight;
  const bool bottom = corner == TileCorner::BottomLeft || corner == TileCorner::BottomRight;
  const int mark_x = right ? x + size - 2 : x + 2;
  const int mark_y = bottom ? y + size - 2 : y + 2;
  canvas.fill_disc(mark_x, mark_y, 4, palette::kGround);
  canvas.fill_disc(mark_x, mark_y, 3, palette::kHighlight);
}

}  // namespace

void draw_figure_tile(Canvas& canvas, int x, int y, int size, const FigureTile& tile) {
  if (!canvas.shows({x - 2, y - 2, size + 4 + tile.depth, size + 4 + tile.depth})) return;
  const bool black = tile.face == TileFace::Black;
  const Color edge = black ? palette::kLine : palette::kDimText;
  for (int below = tile.depth; below > 0; --below) {
    canvas.fill_rounded({x + below, y + below, size, size}, kRounding,
                        below % 2 == 0 ? palette::kPanel : palette::kDimText);
  }
  canvas.fill_rounded({x, y, size, size}, kRounding, edge);
  canvas.fill_rounded({x + 1, y + 1, size - 2, size - 2}, kRounding - 1, black ? palette::kBlackTile : palette::kCard);
  draw_cells(canvas, x, y, size, tile);
  draw_mark(canvas, x, y, size, tile.mark);
}

void draw_empty_tile(Canvas& canvas, int x, int y, int size) {
  canvas.outline_rounded({x, y, size, size}, kRounding, 1, palette::kLine);
}

}  // namespace brolly
