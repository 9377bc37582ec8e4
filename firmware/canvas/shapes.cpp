#include "firmware/canvas/shapes.hpp"

namespace brolly {
namespace {

constexpr int kSlopeBits = 14;

}  // namespace

RoundShape::RoundShape(int left, int top, int right, int bottom, int radius)
    : left_(left),
      top_(top),
      right_(right),
      bottom_(bottom),
      radius_(std::clamp(radius, 0, std::max(0, std::min(right - left, bottom - top)) / 2)) {}

bool RoundShape::repeats(int row) const {
  const int straight_from = pixel_from(top_ + radius_);
  const int straight_to = pixel_of(bottom_ - radius_);
  return row > straight_from && row < straight_to;
}

RowCover RoundShape::row(int row) {
  RowCover cover;
  int y = first_line(row);
  for (int line = 0; line < kLinesInRow; ++line, y += kUnitsBetweenLines) {
    if (y < top_ || y >= bottom_) {
      cover.set(line, 0, 0);
    } else {
      const int by = inset(y);
      cover.set(line, left_ + by, right_ - by);
    }
  }
  return cover;
}

/// How far the edge has come in at a height, because of a corner.
int RoundShape::inset(int y) {
  int away = 0;
  if (y < top_ + radius_) away = top_ + radius_ - y;
  if (y >= bottom_ - radius_) away = std::max(away, y - (bottom_ - radius_));
  if (away == 0) return 0;
  // The largest half width in the circle, found from the last one by small steps: no square root, and the same from
  // wherever one starts.
  const int reach = radius_ * radius_ - away * away;
  while (half_ > 0 && half_ * half_ > reach) --half_;
  while ((half_ + 1) * (half_ + 1) <= reach) ++half_;
  return radius_ - half_;
}

PolygonShape::PolygonShape(etl::span<const Corner> corners)
    : top_(corners.front().y),
      bottom_(top_),
      one_(corners, highest(corners), 1),
      other_(corners, highest(corners), corners.size() - 1) {
  for (const Corner& corner : corners) {
    top_ = std::min(top_, corner.y);
    bottom_ = std::max(bottom_, corner.y);
  }
}

RowCover PolygonShape::row(int row) {
  RowCover cover;
  int y = first_line(row);
  for (int line = 0; line < kLinesInRow; ++line, y += kUnitsBetweenLines) {
    if (y < top_ || y >= bottom_) {
      cover.set(line, 0, 0);
    } else {
      const int x = one_.x_at(y);
      const int other_x = other_.x_at(y);
      cover.set(line, std::min(x, other_x), std::max(x, other_x));
    }
  }
  return cover;
}

std::size_t PolygonShape::highest(etl::span<const Corner> corners) {
  std::size_t best = 0;
  for (std::size_t index = 1; index < corners.size(); ++index) {
    if (corners[index].y < corners[best].y) best = index;
  }
  return best;
}

PolygonShape::Side::Side(etl::span<const Corner> corners, std::size_t top, std::size_t step)
    : corners_(corners), here_(top), step_(step), edges_left_(corners.size()) {
  below_ = corners_[here_];
  next();
}

void PolygonShape::Side::next() {
  --edges_left_;
  here_ += step_;
  if (here_ >= corners_.size()) here_ -= corners_.size();
  above_ = below_;
  below_ = corners_[here_];
  const int height = below_.y - above_.y;
  slope_ = height > 0 ? (below_.x - above_.x) * (1 << kSlopeBits) / height : 0;
}

int PolygonShape::Side::x_at(int y) {
  while (y >= below_.y && edges_left_ > 0) next();
  constexpr int kHalf = 1 << (kSlopeBits - 1);
  return above_.x + (((y - above_.y) * slope_ + kHalf) >> kSlopeBits);
}

}  // namespace brolly
