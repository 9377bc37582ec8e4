#include "drivers/power/battery.hpp"

#include "tests/support/cases.hpp"

using brolly::Battery;

namespace {

void settle(Battery& battery, unsigned millivolts, bool is_charging = false) {
  for (int reading = 0; reading < 200; ++reading) battery.update(static_cast<std::uint16_t>(millivolts), is_charging);
}

}  // namespace

TEST(the_charge_follows_the_curve_of_a_cell) {
  Battery battery;
  settle(battery, 3200);
  TEST_ASSERT_EQUAL(0, battery.percent());
  settle(battery, 3810);
  TEST_ASSERT_INT_WITHIN(2, 52, battery.percent());
  settle(battery, 4250);
  TEST_ASSERT_EQUAL(100, battery.percent());
}

TEST(the_first_reading_counts_in_full) {
  Battery battery;
  battery.update(3500, false);
  TEST_ASSERT_EQUAL(5, battery.percent());
}

TEST(one_wrong_reading_is_smoothed_away) {
  Battery battery;
  settle(battery, 4000);
  const unsigned before = battery.percent();
  battery.update(3300, false);
  TEST_ASSERT_INT_WITHIN(10, before, battery.percent());
}

TEST(the_bars_do_not_flicker_at_a_border) {
  Battery battery;
  settle(battery, 3650);
  int changes = 0;
  unsigned bars = battery.bars();
  for (int reading = 0; reading < 400; ++reading) {
    battery.update(reading % 2 == 0 ? 3710 : 3700, false);
    changes += battery.bars() != bars ? 1 : 0;
    bars = battery.bars();
  }
  TEST_ASSERT_LESS_OR_EQUAL(1, changes);
}

TEST(the_bars_show_every_level_on_the_way_down) {
  Battery battery;
  unsigned last = Battery::kBars;
  unsigned seen = 1;
  for (unsigned millivolts = 4200; millivolts > 3200; millivolts -= 10) {
    settle(battery, millivolts);
    TEST_ASSERT_LESS_OR_EQUAL(last, battery.bars());
    seen += battery.bars() != last ? 1U : 0U;
    last = battery.bars();
  }
  TEST_ASSERT_EQUAL(0, last);
  TEST_ASSERT_EQUAL(Battery::kBars + 1, seen);
}

TEST(an_empty_battery_is_low_until_it_has_really_recovered) {
  Battery battery;
  settle(battery, 3400);
  TEST_ASSERT_TRUE(battery.is_low());
  settle(battery, 3510);
  TEST_ASSERT_TRUE(battery.is_low());
  settle(battery, 3600);
  TEST_ASSERT_FALSE(battery.is_low());
}

TEST(a_battery_on_the_cable_is_never_too_low) {
  Battery battery;
  settle(battery, 3350, true);
  TEST_ASSERT_FALSE(battery.is_low());
  TEST_ASSERT_TRUE(battery.is_charging());
}
