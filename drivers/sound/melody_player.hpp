#pragma once

#include <etl/span.h>

#include <cstddef>
#include <cstdint>

#include "drivers/sound/speaker.hpp"

namespace brolly {

struct Tone {
  std::uint16_t hz;  ///< 0 is a rest.
  std::uint16_t ms;
};

/// A melody lives as long as the program does: it is a table.
using Melody = etl::span<const Tone>;

/// Plays a melody while the program goes on: `tick` must be called now and then.
class MelodyPlayer {
 public:
  explicit MelodyPlayer(Speaker& speaker) : speaker_(speaker) {}

  /// Starts a melody with the next tick; one that is under way ends.
  void play(Melody melody);
  /// From 0, mute, to 255.
  void set_volume(std::uint8_t volume);
  void tick(std::uint32_t now_ms);
  bool is_playing() const { return !melody_.empty(); }

 private:
  Speaker& speaker_;
  Melody melody_;
  std::size_t tone_ = 0;
  std::uint32_t tone_ends_ms_ = 0;
  std::uint8_t volume_ = 128;
  bool is_new_ = false;
};

}  // namespace brolly
