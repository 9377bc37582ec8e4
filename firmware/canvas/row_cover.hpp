#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace brolly {

/// Shapes are measured in units of 1/32 pixel, and looked at along eight level lines through each row of pixels.
inline constexpr int kUnitsInPixel = 32;
inline constexpr int kLinesInRow = 8;
inline constexpr int kUnitsBetweenLines = kUnitsInPixel / kLinesInRow;

/// Where the first line of a row of pixels runs, in units; the others follow below it.
constexpr int first_line(int row) {
  return row * kUnitsInPixel + kUnitsBetweenLines / 2;
}

/// The pixel that a place in units lies in, and the first one that starts at it or after it.
constexpr int pixel_of(int units) {
  return units >> 5;
}
constexpr int pixel_from(int units) {
  return (units + kUnitsInPixel - 1) >> 5;
}

/// What a convex shape covers of one row of pixels: from where to where along each line.
class RowCover {
 public:
  /// Lines come in order; one that the shape does not meet is left out by `right` not being beyond `left`.
  void set(int line, int left, int right) {
    right = std::max(left, right);
    lefts_[static_cast<std::size_t>(line)] = left;
    rights_[static_cast<std::size_t>(line)] = right;
    if (right > left) {
      min_left_ = std::min(min_left_, left);
      max_right_ = std::max(max_right_, right);
    }
    max_left_ = std::max(max_left_, left);
    min_right_ = std::min(min_right_, right);
  }

  /// The pixels that the shape touches: [first, last).
  int first() const { return pixel_of(min_left_); }
  int last() const { return pixel_from(max_right_); }
  bool touches(int x) const { return x >= first() && x < last(); }
  /// The pixels that it covers wholly: [full_first, full_last), which can be none.
  int full_first() const { return pixel_from(max_left_); }
  int full_last() const { return pixel_of(min_right_); }
  bool fills(int x) const { return x >= full_first() && x < full_last() && touches(x); }

  /// How much of a pixel it covers, 0 to 256.
  int covered(int x) const {
    if (!touches(x)) return 0;
    const int from = x * kUnitsInPixel;
    const int to = from + kUnitsInPixel;
    int sum = 0;
    for (std::size_t line = 0; line < kLinesInRow; ++line) {
      sum += std::max(0, std::min(rights_[line], to) - std::max(lefts_[line], from));
    }
    return sum;
  }

 private:
  static constexpr int kFar = 1 << 20;

  std::array<int, kLinesInRow> lefts_{};
  std::array<int, kLinesInRow> rights_{};
  int min_left_ = kFar;
  int max_left_ = -kFar;
  int min_right_ = kFar;
  int max_right_ = -kFar;
};

}  // namespace brolly
