#pragma once

#include <etl/span.h>
#include <etl/vector.h>

#include "drivers/display/rect.hpp"

namespace brolly {

/// The rectangles that have changed since the last frame, merged where sending one is cheaper than sending two.
class ChangedArea {
 public:
  static constexpr unsigned kMost = 8;

  void add(const Rect& rect);
  void clear() { rects_.clear(); }
  bool empty() const { return rects_.empty(); }
  /// They do not overlap.
  etl::span<const Rect> rects() const { return {rects_.data(), rects_.size()}; }

 private:
  /// Merges into the rectangle all that overlap it or lie so near that one is cheaper than two.
  void swallow_near(Rect& grown);
  /// Takes the one out that is cheapest to merge with the rectangle.
  Rect take_nearest(const Rect& rect);

  etl::vector<Rect, kMost> rects_;
};

}  // namespace brolly
