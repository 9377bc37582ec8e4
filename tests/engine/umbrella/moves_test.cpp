#include "engine/umbrella/moves.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "tests/engine/umbrella/play.hpp"
#include "tests/engine/umbrella/positions.hpp"

namespace brolly::umbrella {
namespace {

/// A random move is each legal one about equally often, and nothing else.
void expect_uniform(const State& state, unsigned draws_each) {
  Random random(11);
  std::map<std::string, int> seen;
  const unsigned count = count_moves(state.table);
  for (unsigned index = 0; index < count; ++index) seen[test::text_of(move_at(state.table, index))] = 0;
  TEST_ASSERT_EQUAL(count, seen.size());
  for (unsigned draw = 0; draw < count * draws_each; ++draw) {
    const auto place = seen.find(test::text_of(random_move(state.table, random)));
    TEST_ASSERT_TRUE(place != seen.end());
    ++place->second;
  }
  // Five standard deviations.
  const auto wanted = static_cast<int>(draws_each);
  for (const auto& [text, times] : seen) {
    TEST_ASSERT_TRUE_MESSAGE((times - wanted) * (times - wanted) < 25 * wanted, text.c_str());
  }
}

}  // namespace

TEST(the_first_turn_has_a_slide_for_every_side_colour_and_line) {
  for (const Options& options : test::all_options()) {
    if (options.players == 1) continue;
    TEST_ASSERT_EQUAL(64, count_moves(start(options, 1).table));
  }
}

TEST(a_random_slide_is_each_equally_likely) {
  expect_uniform(test::read(test::kTwoPlayers), 200);
}

TEST(a_random_slide_is_each_equally_likely_when_few_umbrellas_lie_around) {
  State state = test::read(test::kTwoPlayers);
  state.table.zones = {};
  state.table.zone(side_zone(1)) = test::heap_of("GGGY");
  state.table.zone(personal_zone(Player{0})) = test::heap_of("R");
  expect_uniform(state, 500);
}

TEST(a_random_slide_from_afar_is_each_equally_likely) {
  State state = test::read(test::kThreePlayers);
  state.table.zones = {};
  state.table.zone(side_zone(1)) = test::heap_of("GGGY");
  state.table.zone(personal_zone(Player{2})) = test::heap_of("RB");
  TEST_ASSERT_EQUAL(64, count_moves(state.table));
  expect_uniform(state, 200);
}

TEST(a_random_exchange_is_each_equally_likely) {
  State state = test::read(test::kTwoPlayers);
  state.table.options.level = 4;
  state.table.phase = Phase::Exchange;
  expect_uniform(state, 100);
  TEST_ASSERT_EQUAL(5 * 48 + 1, count_moves(state.table));
}

TEST(the_list_has_room_for_the_most_moves_there_can_be) {
  State state = start({Edition::En, 4, 4, Faces::Random}, 1);
  state.table.phase = Phase::Exchange;
  Moves moves;
  list_moves(state.table, moves);
  TEST_ASSERT_EQUAL(kMaxMoves, moves.size());
  TEST_ASSERT_TRUE(moves.full());
}

TEST(the_list_replaces_what_was_in_it_and_is_empty_when_the_game_is_over) {
  State state = test::read(test::kTwoPlayers);
  Moves moves;
  list_moves(state.table, moves);
  TEST_ASSERT_EQUAL(64, moves.size());
  list_moves(state.table, moves);
  TEST_ASSERT_EQUAL(64, moves.size());
  state.table.phase = Phase::Over;
  list_moves(state.table, moves);
  TEST_ASSERT_TRUE(moves.empty());
}

}  // namespace brolly::umbrella
