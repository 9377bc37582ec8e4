#pragma once

#include <cstdint>

namespace brolly {

/// Something that hums one tone.
class Speaker {
 public:
  /// Hums until the next call; 0 Hz, or volume 0 of 255, is silence.
  virtual void hum(std::uint16_t hz, std::uint8_t volume) = 0;

 protected:
  ~Speaker() = default;
};

}  // namespace brolly
