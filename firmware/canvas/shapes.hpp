#pragma once

#include <etl/span.h>

#include "firmware/canvas/row_cover.hpp"
#include "firmware/canvas/sprite.hpp"

namespace brolly {

/// A rectangle with round corners, in units; a disc is one that is nothing but corners.
class RoundShape {
 public:
  RoundShape(int left, int top, int right, int bottom, int radius);

  /// The rows that it touches: [first_row, last_row).
  int first_row() const { return pixel_of(top_); }
  int last_row() const { return pixel_from(bottom_); }
  /// Whether a row looks like the one above it, so that its cover need not be found again.
  bool repeats(int row) const;
  RowCover row(int row);

 private:
  int inset(int y);

  int left_, top_, right_, bottom_;
  int radius_;
  int half_ = 0;  ///< Half of the circle's width where `inset` looked last: the next one is near.
};

/// A convex polygon of corners in units.
class PolygonShape {
 public:
  explicit PolygonShape(etl::span<const Corner> corners);

  int first_row() const { return pixel_of(top_); }
  int last_row() const { return pixel_from(bottom_); }
  /// Rows have to be asked for from top to bottom; some may be left out.
  RowCover row(int row);

 private:
  /// The polygon's edges on one side, walked down from its highest corner.
  class Side {
   public:
    Side(etl::span<const Corner> corners, std::size_t top, std::size_t step);
    int x_at(int y);

   private:
    void next();

    etl::span<const Corner> corners_;
    std::size_t here_, step_;
    std::size_t edges_left_;
    Corner above_{}, below_{};
    int slope_ = 0;
  };

  static std::size_t highest(etl::span<const Corner> corners);

  int top_, bottom_;
  Side one_, other_;
};

}  // namespace brolly
