#include <string>

#include "engine/umbrella/turn.hpp"
#include "tests/engine/umbrella/play.hpp"
#include "tests/engine/umbrella/positions.hpp"

namespace brolly::umbrella {
namespace {

using test::expect;
using test::moves_text;
using test::play;
using test::read;
using test::with;

/// Level 4: player 0 has filled the given spots, and `LR1` completes a figure of red on space 1 (spots 4 and 10).
State level_4(std::initializer_list<unsigned> filled, std::string_view edition = "en") {
  std::string text = with(test::kTwoPlayers, R"("level":1)", R"("level":4)");
  State state = read(with(text, R"("edition":"en")", R"("edition":")" + std::string(edition) + '"'));
  for (const unsigned spot : filled) {
    state.table.boards[0] = static_cast<std::uint16_t>(state.table.boards[0] | spot_bit(spot));
    --state.table.supply;
  }
  return state;
}

/// As above, with a figure of green, which spots 1 and 9 accept.
State level_4_green(std::initializer_list<unsigned> filled) {
  State state = level_4(filled);
  state.table.stages[0] = test::stage_of("GGGRRBYBYBRYBGYR");
  return state;
}

State solo_level_4(std::initializer_list<unsigned> filled) {
  State state = read(with(test::kSolo, R"("level":1)", R"("level":4)"));
  state.table.stages[0] = test::stage_of("GGGRRBYBYBRYBGYR");
  for (const unsigned spot : filled) {
    state.table.boards[0] = static_cast<std::uint16_t>(state.table.boards[0] | spot_bit(spot));
    --state.table.supply;
  }
  return state;
}

}  // namespace

TEST(swap_exchanges_two_neighbouring_umbrellas_of_the_stage) {
  State state = level_4({5});
  play(state, "LR1 F1S4");
  expect(state, R"("phase":"swap")");
  expect(state, R"("powers":"swap","space":1)");
  expect(state, R"("spaces":[["~1b,23b",)");
  play(state, "a1a2");
  expect(state, R"("stages":["GRRRRBYBYBGYBRYG")");
  expect(state, R"("phase":"face")");
  expect(state, R"("powers":"","space":0)");
}

TEST(swaps_of_equal_colours_are_not_offered) {
  State state = level_4({5});
  play(state, "LR1 F1S4");
  TEST_ASSERT_EQUAL_STRING(
      "a1a2 a2a3 a2b2 a3a4 a3b3 a4b4 b1b2 b2c2 b3b4 b3c3 b4c4 c1c2 c2c3 c2d2 c3c4 c3d3 c4d4 d1d2 d2d3 d3d4 pass",
      moves_text(state).c_str());
}

TEST(a_power_is_a_may) {
  State state = level_4({5});
  play(state, "LR1 F1S4");
  const Stage before = state.table.stages[0];
  play(state, "pass");
  TEST_ASSERT_TRUE(state.table.stages[0] == before);
  expect(state, R"("phase":"face")");
}

TEST(a_power_needs_both_of_its_spots) {
  State state = level_4({});
  play(state, "LR1 F1S4");
  expect(state, R"("phase":"face")");
}

TEST(exchange_takes_from_any_zone_on_the_table_or_from_the_four_around) {
  for (const std::string_view edition : {"en", "fr1", "fr2"}) {
    State state = level_4({9}, edition);
    state.table.zone(personal_zone(Player{1})) = test::heap_of("R");
    play(state, "LR1 F1S10");
    expect(state, R"("phase":"exchange")");
    const bool reaches_all = edition == "en";
    TEST_ASSERT_TRUE(read_move(state.table, "P1.Rc2").has_value() == reaches_all);
    TEST_ASSERT_TRUE(read_move(state.table, "P0.Rc2").has_value());
    TEST_ASSERT_TRUE(read_move(state.table, "S0.Gc2").has_value());
    TEST_ASSERT_FALSE(read_move(state.table, "P0.Ra1").has_value());
    play(state, "S0.Gc2");
    expect(state, R"("stages":["RRRRGBGBYBGYBRYG")");
    expect(state, R"("S0":"BYY")");
  }
}

TEST(again_gives_another_turn_after_this_one_is_over) {
  State state = level_4_green({2});
  play(state, "LG1 F1S1");
  expect(state, R"("phase":"again")");
  TEST_ASSERT_EQUAL_STRING("again pass", moves_text(state).c_str());
  State passed = state;
  play(state, "again");
  expect(state, R"("phase":"face")");
  expect(state, R"("again":true)");
  play(state, "black");
  expect(state, R"("phase":"slide","actor":0,"turn":0)");
  expect(state, R"("again":false)");
  play(passed, "pass black");
  expect(passed, R"("phase":"slide","actor":1,"turn":1)");
}

TEST(the_extra_turn_of_who_causes_the_last_round_comes_before_the_others) {
  State state = level_4_green({2});
  state.table.supply = 1;
  play(state, "LG1 F1S1 again black");
  expect(state, R"("phase":"slide","actor":0,"turn":0)");
  expect(state, R"("ending":0)");
  play(state, "BB1");
  TEST_ASSERT_TRUE(state.table.turn == Player{1});
  play(state, "TB1");
  TEST_ASSERT_TRUE(state.table.phase == Phase::Over);
}

TEST(an_extra_turn_won_in_the_last_round_is_still_taken) {
  State state = level_4_green({2});
  state.table.supply = 0;
  state.table.ending = Player{1};
  play(state, "LG1 F1S1 again black");
  expect(state, R"("phase":"slide","actor":0,"turn":0)");
  play(state, "BB1");
  expect(state, R"("phase":"over","actor":1,"turn":1)");
}

TEST(two_powers_of_one_token_are_settled_in_the_order_of_the_scoreboard) {
  std::string text = with(test::kTwoPlayers, R"("level":1,"phase":"slide")", R"("level":4,"phase":"again")");
  text = with(text, R"("boards":["..........")", R"("boards":["xx.xx...xx")");
  text = with(text, R"("supply":11)", R"("supply":5)");
  State state = read(with(text, R"("powers":"","space":0)", R"("powers":"again,swap,exchange","space":1)"));
  play(state, "again");
  expect(state, R"("phase":"swap")");
  expect(state, R"("powers":"swap,exchange","space":1,"again":true)");
  play(state, "pass");
  expect(state, R"("powers":"exchange","space":1,"again":true)");
  play(state, "pass");
  expect(state, R"("phase":"face")");
}

TEST(a_power_that_offers_nothing_is_skipped) {
  State state = level_4({5});
  state.table.stages[0] = test::stage_of("RRRRRRRRRRRRRRRR");
  play(state, "LR1 F1S4");
  expect(state, R"("phase":"face")");
  state = level_4({9});
  state.table.zones = {};
  state.table.stages[0] = test::stage_of("RRRRRRRRRRRRRRRR");
  state.table.zone(side_zone(0)) = test::heap_of("R");
  play(state, "LR1 F1S10");
  expect(state, R"("phase":"face")");
}

TEST(solo_again_keeps_the_umbrella_that_was_pushed_out) {
  State state = solo_level_4({2});
  play(state, "LG1 F1S1");
  expect(state, R"("discard":"R","tiles_out":"","passing":"","pushed":"S1.R","powers":"again","space":1)");
  TEST_ASSERT_EQUAL_STRING("keep pass", moves_text(state).c_str());
  State passed = state;
  play(state, "keep");
  expect(state, R"("S1":"BGRRRY")");
  expect(state, R"("discard":"")");
  expect(state, R"("pushed":"")");
  expect(state, R"("phase":"slide","actor":0,"turn":0)");
  play(passed, "pass");
  expect(passed, R"("S1":"BGRRY")");
  expect(passed, R"("discard":"R")");
  expect(passed, R"("pushed":"")");
}

TEST(the_pushed_umbrella_stays_noted_until_the_solo_turn_ends) {
  State state = solo_level_4({10});
  state.table.tops[0][2] = Tile(8, Face::Black);
  state.table.tops[0][3] = Tile(9, Face::Black);
  play(state, "LG1 F1S9");
  expect(state, R"("phase":"exchange")");
  expect(state, R"("pushed":"S1.R")");
  play(state, "pass");
  expect(state, R"("phase":"cover")");
  expect(state, R"("pushed":"S1.R")");
  play(state, "cover3");
  expect(state, R"("pushed":"")");
}

}  // namespace brolly::umbrella
