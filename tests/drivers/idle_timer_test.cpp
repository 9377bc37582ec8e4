#include "drivers/power/idle_timer.hpp"

#include "tests/support/cases.hpp"

using brolly::IdleTimer;
using brolly::Wakefulness;

TEST(the_console_dims_and_then_sleeps) {
  IdleTimer timer;
  timer.set_sleep_after(60'000);
  timer.touch(5'000);
  TEST_ASSERT_TRUE(timer.at(34'999) == Wakefulness::Awake);
  TEST_ASSERT_TRUE(timer.at(35'000) == Wakefulness::Dimmed);
  TEST_ASSERT_TRUE(timer.at(64'999) == Wakefulness::Dimmed);
  TEST_ASSERT_TRUE(timer.at(65'000) == Wakefulness::Asleep);
}

TEST(a_touch_wakes_it) {
  IdleTimer timer;
  timer.set_sleep_after(60'000);
  timer.touch(0);
  timer.touch(80'000);
  TEST_ASSERT_TRUE(timer.at(80'001) == Wakefulness::Awake);
}

TEST(never_is_never) {
  IdleTimer timer;
  timer.set_sleep_after(0);
  timer.touch(0);
  TEST_ASSERT_TRUE(timer.at(0x7fff'ffffU) == Wakefulness::Awake);
}

TEST(a_touch_ahead_of_the_clock_and_a_clock_that_runs_over_do_no_harm) {
  IdleTimer timer;
  timer.set_sleep_after(60'000);
  timer.touch(0xffff'ff00U);
  TEST_ASSERT_TRUE(timer.at(0xffff'feffU) == Wakefulness::Awake);
  TEST_ASSERT_TRUE(timer.at(100) == Wakefulness::Awake);
  TEST_ASSERT_TRUE(timer.at(60'000) == Wakefulness::Asleep);
}
