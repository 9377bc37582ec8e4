#pragma once

#include <array>
#include <cstdint>

#include "firmware/texts/language.hpp"

namespace brolly {

enum class AnimationSpeed : std::uint8_t { Off, Slow, Normal, Fast };
inline constexpr unsigned kAnimationSpeeds = 4;

/// How long a bot takes at least, so that a person can follow.
enum class BotPace : std::uint8_t { Slow, Normal, Fast };
inline constexpr unsigned kBotPaces = 3;

inline constexpr unsigned kBrightnessSteps = 5;
inline constexpr unsigned kVolumeSteps = 4;
/// 0 is never.
inline constexpr std::array<std::uint8_t, 5> kSleepMinutes{0, 1, 2, 5, 10};

/// What a player chooses once and expects to find again.
struct Settings {
  Language language = Language::English;
  bool language_chosen = false;  ///< The first start asks for it.
  std::uint8_t brightness = 4;   ///< 1 to kBrightnessSteps.
  std::uint8_t volume = 2;       ///< 0, mute, to kVolumeSteps - 1.
  AnimationSpeed animation = AnimationSpeed::Normal;
  BotPace bot_pace = BotPace::Normal;
  bool strong_symbols = false;
  std::uint8_t sleep_after = 2;  ///< A place in kSleepMinutes.

  friend constexpr bool operator==(const Settings&, const Settings&) = default;
};

/// As the display takes it, from 0 to 255.
constexpr std::uint8_t light_of(const Settings& settings) {
  return static_cast<std::uint8_t>(settings.brightness * 255 / kBrightnessSteps);
}

/// As the melody player takes it, from 0 to 255.
constexpr std::uint8_t volume_of(const Settings& settings) {
  return static_cast<std::uint8_t>(settings.volume * 255 / (kVolumeSteps - 1));
}

constexpr std::uint32_t bot_pause_ms(const Settings& settings) {
  constexpr std::array<std::uint32_t, kBotPaces> kPausesMs{1'500, 700, 250};
  return kPausesMs[static_cast<unsigned>(settings.bot_pace)];
}

constexpr std::uint32_t sleep_after_ms(const Settings& settings) {
  return kSleepMinutes[settings.sleep_after] * 60'000U;
}

}  // namespace brolly
