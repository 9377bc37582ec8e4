#include "drivers/buttons/button_events.hpp"

namespace brolly {
namespace {

/// Repeating is for walking through lists; a held A or B must not press on.
constexpr bool repeats(Button button) {
  return button == Button::Up || button == Button::Down || button == Button::Left || button == Button::Right;
}

}  // namespace

void ButtonEvents::sample(ButtonSet down, ButtonSet fallen, std::uint32_t now_ms) {
  const bool after_gap = has_sampled_ && now_ms - last_ms_ > kGapMs;
  has_sampled_ = true;
  last_ms_ = now_ms;
  const ButtonSet now_held = debounce_.update(down);
  for (unsigned index = 0; index < kButtons; ++index) {
    const auto button = static_cast<Button>(index);
    const bool was_held = held_.contains(button);
    if (after_gap && fallen.contains(button) && !was_held && !down.contains(button)) {
      press(button, now_ms);
      release(button, now_ms);
    } else if (now_held.contains(button) != was_held) {
      was_held ? release(button, now_ms) : press(button, now_ms);
    } else if (was_held) {
      hold(button, now_ms);
    }
  }
  held_ = now_held;
}

void ButtonEvents::press(Button button, std::uint32_t now_ms) {
  holds_[static_cast<unsigned>(button)] = {now_ms, now_ms + kFirstRepeatMs, false};
  push(button, Action::Press, now_ms);
}

void ButtonEvents::release(Button button, std::uint32_t now_ms) {
  if (!holds_[static_cast<unsigned>(button)].was_long) push(button, Action::Short, now_ms);
  push(button, Action::Release, now_ms);
}

void ButtonEvents::hold(Button button, std::uint32_t now_ms) {
  Hold& hold = holds_[static_cast<unsigned>(button)];
  if (!hold.was_long && now_ms - hold.since_ms >= kLongMs) {
    hold.was_long = true;
    push(button, Action::Long, now_ms);
  }
  if (repeats(button) && static_cast<std::int32_t>(now_ms - hold.next_repeat_ms) >= 0) {
    hold.next_repeat_ms = now_ms + kRepeatMs;
    // A repeat that nobody has room for is not missed; everything else fits by far.
    if (queue_.size() < kQueueLength / 2) push(button, Action::Repeat, now_ms);
  }
}

void ButtonEvents::push(Button button, Action action, std::uint32_t now_ms) {
  queue_.push(ButtonEvent{button, action, now_ms});
}

}  // namespace brolly
