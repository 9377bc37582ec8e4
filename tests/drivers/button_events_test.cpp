#include "drivers/buttons/button_events.hpp"

#include <vector>

#include "tests/support/cases.hpp"

using namespace brolly;

namespace {

/// Buttons that are sampled every millisecond, as on the console.
class Pad {
 public:
  void hold(Button button, bool is_down) { down_.set(button, is_down); }
  void run(std::uint32_t ms) {
    for (; ms > 0; --ms) events_.sample(down_, {}, ++now_ms_);
  }
  /// Interrupts were off for so long; meanwhile these went down.
  void miss(std::uint32_t ms, ButtonSet fallen) { events_.sample(down_, fallen, now_ms_ += ms); }
  std::vector<ButtonEvent> take() {
    std::vector<ButtonEvent> all;
    for (ButtonEvent event{}; events_.next(event);) all.push_back(event);
    return all;
  }
  std::vector<Action> take_actions() {
    std::vector<Action> actions;
    for (const ButtonEvent& event : take()) actions.push_back(event.action);
    return actions;
  }
  bool is_waiting() const { return events_.is_waiting(); }

 private:
  ButtonEvents events_;
  ButtonSet down_;
  std::uint32_t now_ms_ = 1'000;
};

using Actions = std::vector<Action>;

}  // namespace

TEST(a_press_is_told_as_soon_as_it_is_sure) {
  Pad pad;
  pad.hold(Button::A, true);
  pad.run(Debounce::kSteps - 1);
  TEST_ASSERT_FALSE(pad.is_waiting());
  pad.run(1);
  const std::vector<ButtonEvent> events = pad.take();
  TEST_ASSERT_EQUAL(1, events.size());
  TEST_ASSERT_TRUE((events[0] == ButtonEvent{Button::A, Action::Press, 1'000 + Debounce::kSteps}));
}

TEST(a_button_let_go_soon_was_pressed_short) {
  Pad pad;
  pad.hold(Button::B, true);
  pad.run(100);
  pad.hold(Button::B, false);
  pad.run(100);
  TEST_ASSERT_TRUE((pad.take_actions() == Actions{Action::Press, Action::Short, Action::Release}));
}

TEST(a_button_held_for_half_a_second_was_pressed_long) {
  Pad pad;
  pad.hold(Button::B, true);
  pad.run(ButtonEvents::kLongMs + 200);
  pad.hold(Button::B, false);
  pad.run(100);
  TEST_ASSERT_TRUE((pad.take_actions() == Actions{Action::Press, Action::Long, Action::Release}));
}

TEST(the_pad_repeats_while_it_is_held_and_the_buttons_do_not) {
  Pad pad;
  pad.hold(Button::Down, true);
  pad.run(Debounce::kSteps + ButtonEvents::kFirstRepeatMs + 3 * ButtonEvents::kRepeatMs);
  int repeats = 0;
  for (const Action action : pad.take_actions()) repeats += action == Action::Repeat ? 1 : 0;
  TEST_ASSERT_EQUAL(4, repeats);
  pad.hold(Button::Down, false);
  pad.run(20);
  pad.take();
  pad.hold(Button::X, true);
  pad.run(3'000);
  TEST_ASSERT_TRUE((pad.take_actions() == Actions{Action::Press, Action::Long}));
}

TEST(a_press_that_came_and_went_during_a_flash_erase_is_made_up_for) {
  Pad pad;
  pad.run(10);
  ButtonSet fallen;
  fallen.set(Button::Y, true);
  pad.miss(400, fallen);
  TEST_ASSERT_TRUE((pad.take_actions() == Actions{Action::Press, Action::Short, Action::Release}));
}

TEST(a_bounce_between_two_samples_is_no_press) {
  Pad pad;
  pad.run(10);
  ButtonSet fallen;
  fallen.set(Button::Y, true);
  pad.miss(1, fallen);
  TEST_ASSERT_FALSE(pad.is_waiting());
}

TEST(presses_and_releases_find_room_even_if_nobody_takes_events_for_seconds) {
  Pad pad;
  pad.hold(Button::Left, true);
  pad.run(20'000);
  for (const Button button : {Button::A, Button::B, Button::X, Button::Y}) {
    pad.hold(button, true);
    pad.run(50);
    pad.hold(button, false);
    pad.run(50);
  }
  int presses = 0;
  int releases = 0;
  for (const Action action : pad.take_actions()) {
    presses += action == Action::Press ? 1 : 0;
    releases += action == Action::Release ? 1 : 0;
  }
  TEST_ASSERT_EQUAL(5, presses);
  TEST_ASSERT_EQUAL(4, releases);
}
