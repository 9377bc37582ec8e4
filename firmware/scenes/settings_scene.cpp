#include "firmware/scenes/settings_scene.hpp"

#include <algorithm>
#include <array>

#include "firmware/texts/fill_in.hpp"

namespace brolly {
namespace {

constexpr Text kItems[] = {Text::Language, Text::Brightness,    Text::Sound,     Text::Animation,
                           Text::BotPace,  Text::StrongSymbols, Text::SleepAfter};
constexpr std::array<Text, kAnimationSpeeds> kSpeeds{Text::Off, Text::Slow, Text::Normal, Text::Fast};
constexpr std::array<Text, kBotPaces> kPaces{Text::Slow, Text::Normal, Text::Fast};
constexpr ButtonHint kHints[] = {{Button::Right, Text::Change}, {Button::B, Text::Back}};

/// Stops at both ends: nobody wants full light after the darkest step.
template <class Value>
void step(Value& value, int by, int lowest, int highest) {
  value = static_cast<Value>(std::clamp(static_cast<int>(value) + by, lowest, highest));
}

/// "3/5".
void write_step(etl::istring& out, unsigned step, unsigned steps) {
  fill_in(out, "%1/%2", Digits(static_cast<std::int32_t>(step)), Digits(static_cast<std::int32_t>(steps)));
}

}  // namespace

etl::string_view SettingsScene::title(const Shell& shell) const {
  return shell.say(Text::Settings);
}

unsigned SettingsScene::row_count(const Shell& /*shell*/) const {
  return static_cast<unsigned>(std::size(kItems));
}

void SettingsScene::describe(const Shell& shell, unsigned index, Row& row) const {
  const Settings& settings = shell.settings;
  copy_text(row.label, shell.say(kItems[index]));
  row.can_change = true;
  switch (kItems[index]) {
    case Text::Language:
      copy_text(row.value, shell.say(Text::LanguageName));
      return;
    case Text::Brightness:
      return write_step(row.value, settings.brightness, kBrightnessSteps);
    case Text::Sound:
      if (settings.volume > 0) return write_step(row.value, settings.volume, kVolumeSteps - 1);
      copy_text(row.value, shell.say(Text::Off));
      return;
    case Text::Animation:
      copy_text(row.value, shell.say(kSpeeds[static_cast<unsigned>(settings.animation)]));
      return;
    case Text::BotPace:
      copy_text(row.value, shell.say(kPaces[static_cast<unsigned>(settings.bot_pace)]));
      return;
    case Text::StrongSymbols:
      copy_text(row.value, shell.say(settings.strong_symbols ? Text::On : Text::Off));
      return;
    default: {
      const std::uint8_t minutes = kSleepMinutes[settings.sleep_after];
      if (minutes > 0) return fill_in(row.value, shell.say(Text::MinutesNumber), Digits(minutes));
      copy_text(row.value, shell.say(Text::Never));
      return;
    }
  }
}

void SettingsScene::choose(Shell& shell, unsigned /*index*/) {
  change_value(shell, 1);
}

void SettingsScene::change(Shell& shell, unsigned index, int by) {
  Settings& settings = shell.settings;
  switch (kItems[index]) {
    case Text::Language: {
      const unsigned next = static_cast<unsigned>(settings.language) + kLanguages + static_cast<unsigned>(by);
      settings.language = static_cast<Language>(next % kLanguages);
      return shell.redraw();
    }
    case Text::Brightness:
      return step(settings.brightness, by, 1, kBrightnessSteps);
    case Text::Sound:
      return step(settings.volume, by, 0, kVolumeSteps - 1);
    case Text::Animation:
      return step(settings.animation, by, 0, kAnimationSpeeds - 1);
    case Text::BotPace:
      return step(settings.bot_pace, by, 0, kBotPaces - 1);
    case Text::StrongSymbols:
      settings.strong_symbols = !settings.strong_symbols;
      return;
    default:
      return step(settings.sleep_after, by, 0, kSleepMinutes.size() - 1);
  }
}

etl::span<const ButtonHint> SettingsScene::hints(const Shell& /*shell*/) const {
  return kHints;
}

}  // namespace brolly
