#pragma once

#include <etl/span.h>

#include <cstdint>

namespace brolly {

/// A pixel as the panels take it: 5 bits red, 6 green, 5 blue.
using Pixel = std::uint16_t;

/// A panel that shows a frame.
class Display {
 public:
  /// Starts sending a whole frame, row by row from the top, and returns while it is under way. The pixels must not
  /// change before `is_busy` is false.
  virtual void show(etl::span<const Pixel> frame) = 0;
  virtual bool is_busy() const = 0;
  /// From 0, dark, to 255.
  virtual void set_brightness(std::uint8_t brightness) = 0;

 protected:
  ~Display() = default;
};

}  // namespace brolly
