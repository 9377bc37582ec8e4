#include "drivers/sound/melody_player.hpp"

namespace brolly {

void MelodyPlayer::play(Melody melody) {
  melody_ = melody;
  tone_ = 0;
  is_new_ = true;
}

void MelodyPlayer::set_volume(std::uint8_t volume) {
  volume_ = volume;
}

void MelodyPlayer::tick(std::uint32_t now_ms) {
  if (melody_.empty()) return;
  // Signed, so that the clock may run over.
  if (!is_new_ && static_cast<std::int32_t>(now_ms - tone_ends_ms_) < 0) return;
  if (!is_new_) ++tone_;
  is_new_ = false;
  if (tone_ == melody_.size()) {
    melody_ = {};
    return speaker_.hum(0, 0);
  }
  speaker_.hum(melody_[tone_].hz, volume_);
  tone_ends_ms_ = now_ms + melody_[tone_].ms;
}

}  // namespace brolly
