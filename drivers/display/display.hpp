#pragma once

#include <etl/span.h>

#include <cstdint>

#include "drivers/display/rect.hpp"

namespace brolly {

/// A pixel as the panels take it: 5 bits red, 6 green, 5 blue.
using Pixel = std::uint16_t;

/// A panel that shows a frame.
class Display {
 public:
  /// Starts sending the changed parts of a frame and returns while they are under way. The pixels must not change
  /// before `is_busy` is false.
  virtual void show(etl::span<const Pixel> frame, etl::span<const Rect> changed) = 0;
  virtual bool is_busy() = 0;
  /// From 0, dark, to 255.
  virtual void set_brightness(std::uint8_t brightness) = 0;
  /// The panel goes dark and saves power; what it showed comes back when it wakes.
  virtual void sleep() = 0;
  virtual void wake() = 0;

 protected:
  ~Display() = default;
};

}  // namespace brolly
