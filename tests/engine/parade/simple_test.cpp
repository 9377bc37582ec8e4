#include "engine/parade/bots/simple.hpp"

#include "engine/parade/bots/greedy.hpp"
#include "engine/parade/bots/reason.hpp"
#include "engine/parade/rules.hpp"
#include "tests/engine/parade/setup.hpp"
#include "tests/support/cases.hpp"

using namespace brolly;
using namespace brolly::parade;
using namespace brolly::parade::test;

namespace {

View view_of(const Setup& setup, unsigned seat = 0) {
  return view_for(setup.state(), player_at(seat));
}

void expect_medium(const char* move, const View& view) {
  TEST_ASSERT_EQUAL_STRING(move, text_of(medium_move(view)).c_str());
}

}  // namespace

TEST(medium_plays_the_card_that_takes_the_least_value) {
  // B0 takes B9, G1 takes G2, R0 takes R3, S0 takes S4, P0 takes P5.
  expect_medium("G1", view_of(Setup(2, 0).parade("B9 G2 R3 S4 P5 O8").hand(0, "B0 G1 R0 S0 P0")));
}

TEST(of_equal_values_medium_takes_the_fewest_cards) {
  // G0 takes G3; R0 takes R1 and R2.
  expect_medium("G0", view_of(Setup(2, 0).parade("B9 G3 R1 R2 B10 P9").hand(0, "B0 G0 R0 P0 B1")));
}

TEST(of_equal_takings_medium_spends_the_highest_card) {
  expect_medium("O9", view_of(Setup(2, 0).parade("B10 G10 R10 S10 P10 B9").hand(0, "O9 O8 O7 G6 R7")));
}

TEST(a_high_card_that_takes_is_worse_than_a_low_one_that_does_not) {
  // The parade is longer than nine: O9 takes the zero in front.
  const auto setup = Setup(2, 4).parade("B0 G10 R10 S10 P10 B9 G9 R9 S9 P9").hand(0, "O9 B1 B2 B3 O0");
  expect_medium("O9", view_of(setup));
  TEST_ASSERT_EQUAL(1, cards_taken(cost_of(view_of(setup).parade(), card("O9"))));
  TEST_ASSERT_EQUAL(0, value_taken(cost_of(view_of(setup).parade(), card("O9"))));
}

TEST(costs_are_what_the_rules_take) {
  Random random(5);
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    State state = start(Options{static_cast<std::uint8_t>(2 + seed % 5)}, seed);
    while (state.progress.phase == Phase::Play) {
      const unsigned actor = index_of(state.progress.actor);
      const Move move = random_move(state, random);
      const Cost cost = cost_of(state.parade(), first_card(move));
      const unsigned before = state.taken[actor].size();
      apply(state, move);
      TEST_ASSERT_EQUAL(cards_taken(cost), state.taken[actor].size() - before);
    }
  }
}

TEST(medium_throws_its_highest_cards_where_it_has_no_majority) {
  expect_medium("G9,S10", view_of(Setup(3, 45).hand(0, "B1 G9 P2 S10").last_round(3)));
}

TEST(medium_keeps_a_high_card_in_a_colour_that_nobody_can_catch_up_in) {
  const auto setup = Setup(3, 45).taken(0, "B0 B1 B2 B3 B4 B5").hand(0, "B10 G9 P8 S7").last_round(3);
  TEST_ASSERT_TRUE(text_of(medium_move(view_of(setup))).find("B10") == Text::npos);
  TEST_ASSERT_TRUE(reason_for(view_of(setup), throw_of(card("G9"), card("P8"))) == Reason::ThrowsForMajority);
  TEST_ASSERT_TRUE(reason_for(view_of(setup), throw_of(card("B10"), card("P8"))) == Reason::ThrowsDangerousCard);
}

TEST(easy_never_takes_much_more_than_it_must) {
  Random random(3);
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    State state = start(Options{static_cast<std::uint8_t>(2 + seed % 5)}, seed);
    while (state.progress.phase != Phase::Over) {
      const View view = view_for(state, state.progress.actor);
      const Move move = easy_move(view, random);
      if (!is_throw(move)) {
        const unsigned least = value_taken(cost_of(view.parade(), first_card(medium_move(view))));
        TEST_ASSERT_LESS_OR_EQUAL(least + kEasyCarelessness, value_taken(cost_of(view.parade(), first_card(move))));
      }
      apply(state, move);
    }
  }
}

TEST(easy_throws_its_two_highest_cards) {
  Random random(1);
  const auto setup = Setup(3, 45).taken(0, "B0 B1 B2 B3 B4 B5").hand(0, "B10 G9 P8 S7").last_round(3);
  TEST_ASSERT_EQUAL_STRING("B10,G9", text_of(easy_move(view_of(setup), random)).c_str());
}

TEST(a_play_has_its_reason) {
  const View view = view_of(Setup(2, 0).parade("B9 G2 R3 S4 P5 O8").hand(0, "B0 G1 R0 S10 P0"));
  TEST_ASSERT_TRUE(reason_for(view, play_of(card("S10"))) == Reason::TakesNothing);
  TEST_ASSERT_TRUE(reason_for(view, play_of(card("G1"))) == Reason::SavesBetterCard);
  const View poor = view_of(Setup(2, 0).parade("B9 G2 R3 S4 P5 O8").hand(0, "B0 G1 R0 S0 P0"));
  TEST_ASSERT_TRUE(reason_for(poor, play_of(card("G1"))) == Reason::TakesLeast);
  const View rich = view_of(Setup(3, 3).parade("B9 G2 R3 S4 P5 O8").hand(0, "B0 G1 R0 S0 P0").taken(0, "B3 B5 B8"));
  TEST_ASSERT_TRUE(reason_for(rich, play_of(card("B0"))) == Reason::KeepsMajority);
}
