#include "engine/parade/score.hpp"

#include "engine/parade/rules.hpp"
#include "tests/engine/parade/setup.hpp"
#include "tests/support/cases.hpp"

using namespace brolly;
using namespace brolly::parade;
using namespace brolly::parade::test;

namespace {

/// A state of which nothing counts but the open cards.
State open_cards(std::initializer_list<const char*> taken) {
  State state;
  state.progress.players = static_cast<std::uint8_t>(taken.size());
  unsigned seat = 0;
  for (const char* words : taken) state.taken[seat++] = cards(words);
  return state;
}

void check_totals(std::initializer_list<unsigned> expected, const State& state) {
  const Score result = score(state);
  unsigned seat = 0;
  for (const unsigned total : expected) TEST_ASSERT_EQUAL(total, result.players[seat++].total);
}

unsigned points(const State& state, unsigned seat, Colour colour) {
  return score(state).players[seat].colours[static_cast<unsigned>(colour)];
}

}  // namespace

TEST(the_worked_example_gives_35_and_27_and_31_and_b_wins) {
  const State state = open_cards({"R10 R8 R3 B9 B7 B6 B5 B0 P0 G4 G2 S7 S4 S0",  //
                                  "R1 R0 B8 P8 P7 P5 P3 S9 S8 S1 O10 O1",        //
                                  "R7 R6 R5 R2 B4 B3 P2 P1 G9 G8 G7 G6 S10 O3 O2 O0"});
  check_totals({35, 27, 31}, state);
  TEST_ASSERT_EQUAL(0b010, score(state).winners);
  TEST_ASSERT_EQUAL_STRING(
      R"({"players":[{"total":35,"cards":14,"colours":{"B":5,"G":6,"O":0,"P":0,"R":21,"S":3}},)"
      R"({"total":27,"cards":12,"colours":{"B":8,"G":0,"O":11,"P":4,"R":1,"S":3}},)"
      R"({"total":31,"cards":16,"colours":{"B":7,"G":4,"O":3,"P":3,"R":4,"S":10}}],"winners":[1]})",
      score_text(state).c_str());
}

TEST(with_three_or_more_the_most_cards_of_a_colour_count_one_each) {
  check_totals({3, 0, 0}, open_cards({"R10 R9 R8", "", ""}));
  check_totals({27, 4, 0}, open_cards({"R10 R9 R8", "R7 R5 R4 R3", ""}));
}

TEST(everybody_else_counts_the_values) {
  const State state = open_cards({"R10 R9 R8", "R7 R6", "R5"});
  check_totals({3, 13, 5}, state);
}

TEST(everybody_tied_for_the_most_counts_one_each) {
  const State state = open_cards({"R10 R9", "R8 R7", "R6", "R5 R4"});
  check_totals({2, 2, 6, 2}, state);
}

TEST(who_has_no_card_of_a_colour_counts_nothing_for_it) {
  const State state = open_cards({"", "R8", ""});
  check_totals({0, 1, 0}, state);
  check_totals({0, 0}, open_cards({"", ""}));
}

TEST(with_two_players_equal_numbers_count_the_values) {
  check_totals({19, 15}, open_cards({"R10 R9", "R8 R7"}));
}

TEST(with_two_players_one_card_more_counts_the_values) {
  check_totals({19, 8}, open_cards({"R10 R9", "R8"}));
  check_totals({8, 19}, open_cards({"R8", "R10 R9"}));
  check_totals({10, 0}, open_cards({"R10", ""}));
}

TEST(with_two_players_two_cards_more_count_one_each) {
  check_totals({3, 7}, open_cards({"R10 R9 R8", "R7"}));
  check_totals({7, 3}, open_cards({"R7", "R10 R9 R8"}));
  check_totals({2, 0}, open_cards({"R10 R9", ""}));
}

TEST(colours_are_scored_apart) {
  const State state = open_cards({"B10 B9 G1 S10", "B1 G10 G9 G8", "O5 S1 S2"});
  TEST_ASSERT_EQUAL(2, points(state, 0, Colour::Blue));
  TEST_ASSERT_EQUAL(1, points(state, 1, Colour::Blue));
  TEST_ASSERT_EQUAL(1, points(state, 0, Colour::Green));
  TEST_ASSERT_EQUAL(3, points(state, 1, Colour::Green));
  TEST_ASSERT_EQUAL(10, points(state, 0, Colour::Grey));
  TEST_ASSERT_EQUAL(2, points(state, 2, Colour::Grey));
  check_totals({13, 4, 3}, state);
}

TEST(any_set_of_values_counts_its_number_or_its_sum) {
  for (unsigned values = 0; values < 1U << kValues; ++values) {
    State state = open_cards({"", "", "O0 O1 O2 O3 O4 O5 O6 O7 O8 O9 O10"});
    unsigned number = 0;
    unsigned sum = 0;
    for (unsigned value = 0; value < kValues; ++value) {
      if ((values >> value & 1U) == 0) continue;
      state.taken[0].add(card_of(Colour::Purple, value));
      state.taken[1].add(card_of(Colour::Orange, value));
      ++number;
      sum += value;
    }
    TEST_ASSERT_EQUAL(number, points(state, 0, Colour::Purple));
    if (number < kValues) TEST_ASSERT_EQUAL(sum, points(state, 1, Colour::Orange));
    TEST_ASSERT_EQUAL(number, score(state).players[0].cards);
  }
}

TEST(fewest_points_win) {
  TEST_ASSERT_EQUAL(0b100, score(open_cards({"B5 B6 G1", "B3 G9 G8", "O5"})).winners);
  TEST_ASSERT_EQUAL(0b01, score(open_cards({"B5", "B3 B4"})).winners);
}

TEST(of_equal_points_fewer_cards_win) {
  // Two points each: a majority of two cards, and a single card of value 2.
  const State state = open_cards({"R9 R8", "B10 B9 B8", "B2"});
  check_totals({2, 3, 2}, state);
  TEST_ASSERT_EQUAL(0b100, score(state).winners);
}

TEST(of_equal_points_and_cards_the_win_is_shared) {
  const State state = open_cards({"B1", "G1", "O2 O1", "P1", "R2 R3", "S1"});
  TEST_ASSERT_EQUAL(0b101011, score(state).winners);
  TEST_ASSERT_EQUAL(0b11, score(open_cards({"B4 B3", "R2 R5"})).winners);
}

TEST(cards_in_the_parade_and_in_hands_do_not_count_before_the_end) {
  const State state = start(Options{2}, 1);
  check_totals({0, 0}, state);
  TEST_ASSERT_EQUAL(0b11, score(state).winners);
}

TEST(kept_cards_count_at_the_end_and_thrown_ones_do_not) {
  const State state =
      Setup(3, 45).hand(0, "B3 G1 G2 R10").hand(1, "B4 G3 G4 R9").hand(2, "B5 G5 G6 R8").last_round(3).state();
  const unsigned before = score(state).players[0].cards;
  const State thrown = play(state, "G1,R10");
  TEST_ASSERT_EQUAL(before, score(thrown).players[0].cards);
  const State over = play(thrown, "B4,G3 G5,G6");
  TEST_ASSERT_EQUAL(before + 2, score(over).players[0].cards);
}
