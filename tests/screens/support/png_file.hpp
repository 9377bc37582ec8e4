#pragma once

#include <string>
#include <vector>

#include "firmware/canvas/color.hpp"

namespace brolly::test {

/// Pixels as the panels take them, and PNG files of them: what one says, the other says exactly.
struct Picture {
  int width = 0;
  int height = 0;
  std::vector<Color> pixels;

  friend bool operator==(const Picture&, const Picture&) = default;
};

/// Each pixel as a square of `factor` pixels.
Picture enlarged(const Picture& picture, int factor);
/// Puts `picture` into `sheet` with its left upper corner at (x, y).
void paste(Picture& sheet, const Picture& picture, int x, int y);

void save_png(const Picture& picture, const std::string& path);
/// An empty picture if there is no such file.
Picture load_png(const std::string& path);

}  // namespace brolly::test
