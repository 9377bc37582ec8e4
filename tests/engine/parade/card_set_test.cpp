#include "engine/parade/card_set.hpp"

#include "tests/engine/parade/setup.hpp"
#include "tests/support/cases.hpp"

using namespace brolly::parade;
using namespace brolly::parade::test;

TEST(a_set_holds_what_was_added_and_nothing_else) {
  const CardSet set = cards("B0 B10 S0 S10");
  every_card().for_each([&](Card each) {
    const bool expected = each == card("B0") || each == card("B10") || each == card("S0") || each == card("S10");
    TEST_ASSERT_EQUAL(expected, set.has(each));
  });
  TEST_ASSERT_EQUAL(4, set.size());
}

TEST(a_set_gives_its_cards_in_card_order) {
  const Card expected[] = {card("B10"), card("G0"), card("G1"), card("O5"), card("P5"), card("R5"), card("S5")};
  const Card* next = expected;
  cards("S5 R5 P5 O5 G1 G0 B10").for_each([&next](Card each) { TEST_ASSERT_TRUE(each == *next++); });
  TEST_ASSERT_TRUE(next == expected + 7);
}

TEST(a_colour_counts_as_there_with_one_card_even_a_zero) {
  TEST_ASSERT_TRUE(cards("B0 G0 O0 P0 R0 S0").has_every_colour());
  TEST_ASSERT_FALSE(cards("B0 B1 G0 O0 P0 R0").has_every_colour());
  TEST_ASSERT_FALSE(cards("G0 O0 P0 R0 S0").has_every_colour());
  TEST_ASSERT_FALSE(CardSet().has_every_colour());
}
