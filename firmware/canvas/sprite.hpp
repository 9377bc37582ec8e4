#pragma once

#include <etl/span.h>

#include <cstdint>

#include "firmware/canvas/color.hpp"

namespace brolly {

/// A point in eighths of a pixel.
struct Corner {
  int x, y;
};

/// A picture with an alpha from 0 to 15 for every pixel, row by row.
struct Sprite {
  int width, height;
  etl::span<const Color> colors;
  etl::span<const std::uint8_t> alphas;
};

}  // namespace brolly
