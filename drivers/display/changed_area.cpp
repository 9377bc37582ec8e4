#include "drivers/display/changed_area.hpp"

#include <climits>

namespace brolly {
namespace {

// What a rectangle costs beside its pixels: eleven bytes of window commands, and the pauses around them. Two that lie
// closer than so many pixels are cheaper as one.
constexpr int kWindowPixels = 64;

/// How many pixels more it is to send one rectangle around both instead of the two.
int extra_pixels(const Rect& one, const Rect& other) {
  return around(one, other).area() - one.area() - other.area();
}

}  // namespace

void ChangedArea::add(const Rect& rect) {
  if (rect.empty()) return;
  Rect grown = rect;
  swallow_near(grown);
  while (rects_.full()) {
    grown = around(grown, take_nearest(grown));
    swallow_near(grown);
  }
  rects_.push_back(grown);
}

void ChangedArea::swallow_near(Rect& grown) {
  // Growing may bring it near to one that was far before, so it starts over after each.
  for (auto other = rects_.begin(); other != rects_.end();) {
    const bool overlap = !intersection(grown, *other).empty();
    if (overlap || extra_pixels(grown, *other) <= kWindowPixels) {
      grown = around(grown, *other);
      rects_.erase(other);
      other = rects_.begin();
    } else {
      ++other;
    }
  }
}

Rect ChangedArea::take_nearest(const Rect& rect) {
  auto nearest = rects_.begin();
  int least = INT_MAX;
  for (auto other = rects_.begin(); other != rects_.end(); ++other) {
    const int extra = extra_pixels(rect, *other);
    if (extra < least) nearest = other;
    if (extra < least) least = extra;
  }
  const Rect taken = *nearest;
  rects_.erase(nearest);
  return taken;
}

}  // namespace brolly
