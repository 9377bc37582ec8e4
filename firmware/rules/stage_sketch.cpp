#include "firmware/rules/stage_sketch.hpp"

#include "firmware/canvas/palette.hpp"
#include "firmware/pieces/icons.hpp"
#include "firmware/pieces/umbrella_piece.hpp"

namespace brolly {

Tint tint_of_letter(char letter) {
  switch (letter) {
    case 'R':
      return Tint::Red;
    case 'G':
      return Tint::Green;
    case 'B':
      return Tint::Blue;
    default:
      return Tint::Yellow;
  }
}

void draw_stage(Canvas& canvas, int x, int y, const StageSketch& stage) {
  const Rect floor{x - 2, y - 2, stage.size() + 4, stage.size() + 4};
  canvas.fill_rounded(floor, 4, palette::kPanel);
  canvas.outline_rounded(floor, 4, 1, palette::kLine);
  for (int index = 0; index < 16; ++index) {
    const int left = x + index % 4 * stage.cell;
    const int top = y + index / 4 * stage.cell;
    const Tint tint = tint_of_letter(stage.cells[static_cast<std::size_t>(index)]);
    draw_umbrella(canvas, left + stage.cell / 2, top + stage.cell / 2, stage.cell / 2 - (stage.cell < 18 ? 1 : 2), tint,
                  Symbols::Plain);
    if (((unsigned{stage.lit} >> static_cast<unsigned>(index)) & 1U) != 0) {
      canvas.outline_rounded({left, top, stage.cell, stage.cell}, 3, 1, palette::kHighlight);
    }
  }
}

void draw_arrow(Canvas& canvas, int left, int right, int y, Color color) {
  canvas.line(left, y, right - 4, y, 2, color);
  draw_pointer(canvas, right - 3, y, 10, Way::Right, color);
}

}  // namespace brolly
