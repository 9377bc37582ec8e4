#include "drivers/buttons/debounce.hpp"

#include "tests/support/cases.hpp"

using brolly::Button;
using brolly::ButtonSet;
using brolly::Debounce;

namespace {

ButtonSet only(Button button) {
  ButtonSet set;
  set.set(button, true);
  return set;
}

ButtonSet repeat(Debounce& debounce, ButtonSet sample, int times) {
  ButtonSet held = debounce.held();
  for (int time = 0; time < times; ++time) held = debounce.update(sample);
  return held;
}

}  // namespace

TEST(a_button_is_held_after_five_steady_samples) {
  Debounce debounce;
  TEST_ASSERT_TRUE(repeat(debounce, only(Button::A), Debounce::kSteps - 1).empty());
  TEST_ASSERT_TRUE(debounce.update(only(Button::A)) == only(Button::A));
}

TEST(a_button_is_released_after_five_steady_samples) {
  Debounce debounce;
  repeat(debounce, only(Button::Left), 20);
  TEST_ASSERT_TRUE(repeat(debounce, ButtonSet(), Debounce::kSteps - 1) == only(Button::Left));
  TEST_ASSERT_TRUE(debounce.update(ButtonSet()).empty());
}

TEST(bouncing_changes_nothing) {
  Debounce debounce;
  for (int bounce = 0; bounce < 100; ++bounce) {
    TEST_ASSERT_TRUE(debounce.update(only(Button::Y)).empty());
    TEST_ASSERT_TRUE(debounce.update(ButtonSet()).empty());
  }
  repeat(debounce, only(Button::Y), Debounce::kSteps);
  for (int bounce = 0; bounce < 100; ++bounce) {
    TEST_ASSERT_TRUE(debounce.update(ButtonSet()) == only(Button::Y));
    TEST_ASSERT_TRUE(debounce.update(only(Button::Y)) == only(Button::Y));
  }
}

TEST(each_button_is_on_its_own) {
  Debounce debounce;
  ButtonSet both = only(Button::Up);
  both.set(Button::B, true);
  repeat(debounce, only(Button::Up), 3);
  TEST_ASSERT_TRUE(repeat(debounce, both, 2) == only(Button::Up));
  TEST_ASSERT_TRUE(repeat(debounce, both, 3) == both);
}
