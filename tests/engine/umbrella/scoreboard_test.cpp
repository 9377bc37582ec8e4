#include "engine/umbrella/scoreboard.hpp"

#include "tests/support/cases.hpp"

namespace brolly::umbrella {
namespace {

Bits spots(std::initializer_list<unsigned> numbers) {
  Bits result = 0;
  for (const unsigned number : numbers) result |= spot_bit(number);
  return result;
}

Bits accepting(unsigned level, Colour colour, unsigned space) {
  return accepting_spots(level, nth<Space>(space - 1))[index_of(colour)];
}

}  // namespace

TEST(a_coloured_spot_accepts_a_figure_made_in_its_colour) {
  for (unsigned space = 1; space <= kSpaces; ++space) {
    TEST_ASSERT_EQUAL_HEX32(spots({1, 6}), accepting(1, Colour::Blue, space));
    TEST_ASSERT_EQUAL_HEX32(spots({3, 5, 9}), accepting(1, Colour::Red, space));
  }
}

TEST(a_two_colour_spot_accepts_either_of_its_colours) {
  TEST_ASSERT_EQUAL_HEX32(spots({1, 4, 5, 9}), accepting(2, Colour::Blue, 1));
  TEST_ASSERT_EQUAL_HEX32(spots({1, 6, 7, 10}), accepting(2, Colour::Yellow, 1));
}

TEST(a_white_spot_accepts_any_colour_on_the_space_with_its_corner) {
  TEST_ASSERT_EQUAL_HEX32(spots({1, 3, 9}), accepting(3, Colour::Red, 1));
  TEST_ASSERT_EQUAL_HEX32(spots({1, 9}), accepting(3, Colour::Red, 2));
  TEST_ASSERT_EQUAL_HEX32(spots({1, 8, 9}), accepting(3, Colour::Red, 3));
  TEST_ASSERT_EQUAL_HEX32(spots({2, 3, 6}), accepting(4, Colour::Yellow, 2));
  TEST_ASSERT_EQUAL_HEX32(spots({2, 6, 8}), accepting(4, Colour::Yellow, 4));
}

TEST(a_group_whose_spots_are_all_filled_pays_its_printed_bonus) {
  const Level& level = printed_level(1);
  TEST_ASSERT_EQUAL(0, bonus(level, 0));
  TEST_ASSERT_EQUAL(0, bonus(level, spots({1, 3, 5, 6, 8, 9})));
  TEST_ASSERT_EQUAL(3, bonus(level, spots({1, 2})));
  TEST_ASSERT_EQUAL(5, bonus(level, spots({5, 6, 7, 8})));
  TEST_ASSERT_EQUAL(16, bonus(printed_level(2), kAllSpots));
}

TEST(neighbouring_tokens_pay_3_for_two_5_for_three_and_8_for_more) {
  const Level& level = printed_level(3);
  TEST_ASSERT_EQUAL(0, bonus(level, spots({1})));
  TEST_ASSERT_EQUAL(3, bonus(level, spots({1, 2})));
  TEST_ASSERT_EQUAL(3, bonus(level, spots({4, 9})));
  TEST_ASSERT_EQUAL(5, bonus(level, spots({6, 7, 2})));
  TEST_ASSERT_EQUAL(8, bonus(level, spots({1, 2, 3, 8})));
  TEST_ASSERT_EQUAL(8, bonus(level, kAllSpots));
  TEST_ASSERT_EQUAL(6, bonus(level, spots({1, 6, 5, 10})));
}

TEST(the_end_of_a_row_is_no_neighbour_of_the_start_of_the_next) {
  TEST_ASSERT_EQUAL(0, bonus(printed_level(4), spots({5, 6})));
  TEST_ASSERT_EQUAL(0, bonus(printed_level(4), spots({1, 7, 3, 9, 5})));
}

TEST(a_power_fires_when_the_token_fills_the_second_of_its_two_spots) {
  const Level& level = printed_level(4);
  TEST_ASSERT_EQUAL(0, fired_powers(level, spots({1}), Spot{0}));
  TEST_ASSERT_EQUAL(bit(0), fired_powers(level, spots({1, 2}), Spot{0}));
  TEST_ASSERT_EQUAL(bit(0), fired_powers(level, spots({1, 2}), Spot{1}));
  TEST_ASSERT_EQUAL(bit(1), fired_powers(level, spots({4, 5}), Spot{3}));
  TEST_ASSERT_EQUAL(bit(2), fired_powers(level, spots({1, 2, 9, 10}), Spot{9}));
  TEST_ASSERT_EQUAL(0, fired_powers(level, spots({1, 2, 3}), Spot{2}));
  TEST_ASSERT_EQUAL(0, fired_powers(printed_level(3), kAllSpots, Spot{0}));
}

TEST(one_token_can_fire_two_powers_where_a_board_has_them_at_one_spot) {
  static constexpr PrintedPower kPowers[]{{1, 2, Power::Swap}, {2, 3, Power::Again}, {3, 4, Power::Exchange}};
  Level level = printed_level(4);
  level.powers = kPowers;
  TEST_ASSERT_EQUAL(bit(0) | bit(1), fired_powers(level, spots({1, 2, 3}), Spot{1}));
  TEST_ASSERT_EQUAL(bit(1), fired_powers(level, spots({1, 2, 3}), Spot{2}));
}

}  // namespace brolly::umbrella
