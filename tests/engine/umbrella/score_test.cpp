#include "engine/umbrella/score.hpp"

#include "tests/engine/umbrella/play.hpp"
#include "tests/engine/umbrella/positions.hpp"

namespace brolly::umbrella {
namespace {

using test::score_text;

void fill(State& state, unsigned player, std::initializer_list<unsigned> spots) {
  for (const unsigned spot : spots) {
    state.table.boards[player] = static_cast<std::uint16_t>(state.table.boards[player] | spot_bit(spot));
  }
}

State two_with_zones(std::string_view first, std::string_view second) {
  State state = test::read(test::kTwoPlayers);
  state.table.zone(personal_zone(Player{0})) = test::heap_of(first);
  state.table.zone(personal_zone(Player{1})) = test::heap_of(second);
  return state;
}

}  // namespace

TEST(the_worked_example_of_the_rulebooks_is_19_points) {
  State state = two_with_zones("R", "RGBY");
  fill(state, 0, {1, 2, 5, 6, 7, 8});
  TEST_ASSERT_EQUAL_STRING(
      R"({"players":[{"tokens":12,"waiting":-1,"empty":0,"bonus":8,"left":0,"total":19},)"
      R"({"tokens":0,"waiting":-4,"empty":0,"bonus":0,"left":0,"total":-4}],"winners":[0],"rank":0})",
      score_text(state).c_str());
}

TEST(an_empty_personal_zone_pays_2) {
  State state = two_with_zones("", "");
  fill(state, 1, {1});
  TEST_ASSERT_EQUAL_STRING(
      R"({"players":[{"tokens":0,"waiting":0,"empty":2,"bonus":0,"left":0,"total":2},)"
      R"({"tokens":2,"waiting":0,"empty":2,"bonus":0,"left":0,"total":4}],"winners":[1],"rank":0})",
      score_text(state).c_str());
}

TEST(on_a_tie_fewer_umbrellas_in_the_personal_zone_win) {
  State state = two_with_zones("RRR", "R");
  fill(state, 0, {1});
  const Score result = score(state.table);
  TEST_ASSERT_EQUAL(-1, result.each[0].total());
  TEST_ASSERT_EQUAL(-1, result.each[1].total());
  TEST_ASSERT_EQUAL(bit(1), result.winners);
}

TEST(still_tied_the_win_is_shared) {
  const State state = two_with_zones("RR", "GB");
  TEST_ASSERT_EQUAL(bit(0) | bit(1), score(state.table).winners);
}

TEST(solo_counts_tokens_and_bonus_but_no_personal_zone) {
  State state = test::read(test::kSolo);
  fill(state, 0, {1, 2, 3});
  state.table.supply = 3;
  TEST_ASSERT_EQUAL_STRING(
      R"({"players":[{"tokens":6,"waiting":0,"empty":0,"bonus":3,"left":0,"total":9}],"winners":[0],"rank":1})",
      score_text(state).c_str());
}

TEST(solo_with_all_6_tokens_counts_the_umbrellas_left) {
  State state = test::read(test::kSolo);
  fill(state, 0, {1, 2, 3, 4, 5, 6});
  state.table.supply = 0;
  state.table.zone(kCentral) = {};
  TEST_ASSERT_EQUAL_STRING(
      R"({"players":[{"tokens":12,"waiting":0,"empty":0,"bonus":6,"left":15,"total":33}],"winners":[0],"rank":6})",
      score_text(state).c_str());
}

TEST(solo_ranks_begin_at_15_19_24_27_and_31) {
  State state = test::read(test::kSolo);
  fill(state, 0, {1, 3, 5, 8, 9, 6});
  state.table.supply = 0;
  const std::array<unsigned, 10> totals{12, 14, 15, 18, 19, 23, 24, 26, 27, 30};
  const std::array<unsigned, 10> ranks{1, 1, 2, 2, 3, 3, 4, 4, 5, 5};
  for (unsigned number = 0; number < totals.size(); ++number) {
    state.table.zones = {};
    for (unsigned left = totals[number] - 12; left > 0; --left) state.table.zone(kCentral).add(Colour::Red);
    TEST_ASSERT_EQUAL(totals[number], score(state.table).each[0].total());
    TEST_ASSERT_EQUAL(ranks[number], score(state.table).rank);
  }
  state.table.zone(kCentral).add(Colour::Red);
  TEST_ASSERT_EQUAL(6, score(state.table).rank);
}

}  // namespace brolly::umbrella
