#pragma once

#include <etl/span.h>
#include <etl/vector.h>

#include "drivers/display/rect.hpp"

namespace brolly {

/// The rectangles that have changed since the last frame, merged where sending one is cheaper than sending two.
class ChangedArea {
 public:
  void add(const Rect& rect);
  void clear() { rects_.clear(); }
  bool empty() const { return rects_.empty(); }
  /// They do not overlap.
  etl::span<const Rect> rects() const { return {rects_.data(), rects_.size()}; }

 private:
  static constexpr unsigned kMost = 8;

  etl::vector<Rect, kMost> rects_;
};

}  // namespace brolly
