#pragma once

#include <algorithm>

namespace brolly {

/// A rectangle of pixels; x and y are its left upper corner.
struct Rect {
  int x, y, width, height;

  constexpr int right() const { return x + width; }
  constexpr int bottom() const { return y + height; }
  constexpr int area() const { return width * height; }
  constexpr bool empty() const { return width <= 0 || height <= 0; }
  constexpr bool contains(int px, int py) const { return px >= x && px < right() && py >= y && py < bottom(); }
  /// The rectangle with so much less on every side; more if `by` is negative.
  constexpr Rect inset(int by) const { return {x + by, y + by, width - 2 * by, height - 2 * by}; }

  friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

/// What lies in both; an empty rectangle if nothing does.
constexpr Rect intersection(const Rect& one, const Rect& other) {
  const int x = std::max(one.x, other.x);
  const int y = std::max(one.y, other.y);
  return {x, y, std::max(0, std::min(one.right(), other.right()) - x),
          std::max(0, std::min(one.bottom(), other.bottom()) - y)};
}

/// The smallest rectangle around both.
constexpr Rect around(const Rect& one, const Rect& other) {
  if (one.empty()) return other;
  if (other.empty()) return one;
  const int x = std::min(one.x, other.x);
  const int y = std::min(one.y, other.y);
  return {x, y, std::max(one.right(), other.right()) - x, std::max(one.bottom(), other.bottom()) - y};
}

}  // namespace brolly
