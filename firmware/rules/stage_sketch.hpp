#pragma once

#include "firmware/pieces/symbol.hpp"

namespace brolly {

/// A small Stage for the examples: cells row by row as letters (R G B Y), `lit` cells ringed as a figure is.
struct StageSketch {
  etl::string_view cells;
  std::uint16_t lit;
  int cell;  ///< Pixels a cell.

  int size() const { return 4 * cell; }
};

Tint tint_of_letter(char letter);
void draw_stage(Canvas& canvas, int x, int y, const StageSketch& stage);
/// An arrow to the right with its point at `right`.
void draw_arrow(Canvas& canvas, int left, int right, int y, Color color);

}  // namespace brolly
