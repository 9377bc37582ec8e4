#include "engine/umbrella/turn.hpp"

#include <string>

#include "tests/engine/umbrella/play.hpp"
#include "tests/engine/umbrella/positions.hpp"

namespace brolly::umbrella {
namespace {

using test::expect;
using test::moves_text;
using test::play;
using test::read;
using test::with;

/// Two players, and `LR1` completes player 0's figure.
State two_players() {
  return read(test::kTwoPlayers);
}

State two_players_of(std::string_view edition) {
  return read(with(test::kTwoPlayers, R"("edition":"en")", R"("edition":")" + std::string(edition) + '"'));
}

/// Player 1 takes a turn that completes nothing.
constexpr const char* kQuietTurn = "LG1";

}  // namespace

TEST(an_umbrella_is_taken_from_the_zone_and_the_one_pushed_out_goes_opposite) {
  State state = two_players();
  play(state, "TB4");
  expect(state, R"("zones":{"C":"GRY","S0":"BGRY","S1":"BGRY","P0":"BGGRY","P1":"BGRY"})");
  expect(state, R"("stages":["RRRBGBYGYBGBBRYY",)");
  expect(state, R"("phase":"slide","actor":1,"turn":1,"ply":1)");
}

TEST(my_left_zone_is_the_right_zone_of_the_next_player) {
  State state = two_players();
  play(state, "LG4");
  expect(state, R"("S0":"BRY","S1":"BGGRY")");
  play(state, "RB1");
  expect(state, R"("S0":"RY","S1":"BGGGRY")");
}

TEST(a_colour_that_is_not_in_the_zone_cannot_be_pushed) {
  State state = two_players();
  state.table.zone(side_zone(0)) = test::heap_of("RR");
  TEST_ASSERT_FALSE(read_move(state.table, "LG1").has_value());
  TEST_ASSERT_TRUE(read_move(state.table, "LR1").has_value());
  TEST_ASSERT_TRUE(read_move(state.table, "RG1").has_value());
}

TEST(an_empty_zone_cannot_be_pushed_from) {
  State state = two_players();
  for (unsigned zone = 1; zone < kZones; ++zone) state.table.zones[zone] = {};
  state.table.zone(kCentral) = test::heap_of("BY");
  TEST_ASSERT_EQUAL_STRING("TB1 TB2 TB3 TB4 TY1 TY2 TY3 TY4", moves_text(state).c_str());
}

TEST(with_all_zones_around_empty_an_umbrella_of_another_zone_is_pushed_from_any_side) {
  State state = two_players();
  state.table.zones = {};
  state.table.zone(personal_zone(Player{1})) = test::heap_of("G");
  TEST_ASSERT_EQUAL_STRING(
      "P1.BG1 P1.BG2 P1.BG3 P1.BG4 P1.LG1 P1.LG2 P1.LG3 P1.LG4 "
      "P1.RG1 P1.RG2 P1.RG3 P1.RG4 P1.TG1 P1.TG2 P1.TG3 P1.TG4",
      moves_text(state).c_str());
  play(state, "P1.RG1");
  expect(state, R"("stages":["RRGGGBYBYBGYBRYG")");
  expect(state, R"("zones":{"C":"","S0":"R","S1":"","P0":"","P1":""})");
}

TEST(a_complete_figure_must_be_marked_and_the_player_chooses_the_spot) {
  State state = two_players();
  play(state, "LR1");
  expect(state, R"("phase":"complete","actor":0,"turn":0,"ply":1)");
  expect(state, R"("spaces":[["~1b,23b",)");
  TEST_ASSERT_EQUAL_STRING("F1S3 F1S5 F1S9", moves_text(state).c_str());
}

TEST(of_two_complete_figures_exactly_one_is_completed) {
  // The white face of tile 12 is the second row: on space 3 turned to the third.
  State state = two_players();
  state.table.stages[0] = test::stage_of("RRRGBYBYGGGGBYBY");
  state.table.tops[0][2] = Tile(12, Face::White);
  play(state, "LR1");
  TEST_ASSERT_EQUAL_STRING("F1S3 F1S5 F1S9 F3S10 F3S4 F3S7", moves_text(state).c_str());
  play(state, "F3S4 black");
  expect(state, R"("boards":["...x......")");
  TEST_ASSERT_TRUE(state.table.turn == Player{1});
  TEST_ASSERT_TRUE(state.table.tops[0][0] == Tile(23, Face::Black));
}

TEST(a_figure_that_waits_must_still_be_complete_after_the_next_slide) {
  State state = read(with(test::kTwoPlayers, "RRRGGBYBYBGYBRYG", "RRRRGBYBYBGYBGYG"));
  TEST_ASSERT_TRUE(state.table.phase == Phase::Slide);
  State spoiled = state;
  play(spoiled, "LG1");
  TEST_ASSERT_TRUE(spoiled.table.turn == Player{1});
  play(state, "LG3");
  TEST_ASSERT_TRUE(state.table.phase == Phase::Complete);
}

TEST(a_figure_without_an_empty_spot_for_it_is_not_completed) {
  State state = two_players();
  state.table.boards[0] = spot_bit(3) | spot_bit(5) | spot_bit(9);
  play(state, "LR1");
  TEST_ASSERT_TRUE(state.table.turn == Player{1});
  TEST_ASSERT_TRUE(state.table.tops[0][0] == Tile(23, Face::Black));
}

TEST(without_any_token_no_figure_is_completed) {
  State state = two_players();
  state.table.supply = 0;
  state.table.aside = 0;
  state.table.ending = Player{1};
  play(state, "LR1");
  TEST_ASSERT_TRUE(state.table.phase == Phase::Over);
}

TEST(the_giver_of_two_chooses_the_face_in_every_edition) {
  for (const auto& rules : kEditionRules) {
    if (rules.tokens_in_box != 25) continue;
    State state = two_players_of(std::string_view(rules.name.data(), rules.name.size()));
    play(state, "LR1 F1S3");
    expect(state, R"("phase":"face","actor":0,"turn":0)");
    expect(state, R"("passing":"23b")");
    expect(state, R"("spaces":[["1b",)");
    TEST_ASSERT_EQUAL_STRING("black white", moves_text(state).c_str());
    play(state, "white");
    expect(state, R"(["~4b,5b","~6w,7w","23w",""])");
    expect(state, R"("phase":"slide","actor":1,"turn":1,"ply":3)");
  }
}

TEST(with_three_players_the_face_stays_but_in_the_newer_french_edition_it_turns) {
  State state = read(test::kThreePlayers);
  play(state, "LR1 F1S3");
  expect(state, R"(["~4b,5b","~6w,7w","23b",""])");
  state = read(with(test::kThreePlayers, R"("edition":"en")", R"("edition":"fr2")"));
  play(state, "LR1 F1S3");
  expect(state, R"(["~4b,5b","~6w,7w","23w",""])");
}

TEST(the_receiver_chooses_what_is_covered_when_no_space_is_empty) {
  State state = two_players();
  state.table.tops[1][2] = Tile(8, Face::Black);
  state.table.tops[1][3] = Tile(9, Face::Black);
  play(state, "LR1 F1S3 black");
  expect(state, R"("phase":"cover","actor":1,"turn":0)");
  expect(state, R"("passing":"23b")");
  TEST_ASSERT_EQUAL_STRING("cover1 cover2 cover3 cover4", moves_text(state).c_str());
  play(state, "cover2");
  expect(state, R"(["~4b,5b","~6w,7w,23b","8b","9b"])");
  expect(state, R"("phase":"slide","actor":1,"turn":1)");
}

TEST(a_covered_tile_is_out_of_play_until_the_tile_on_it_is_completed) {
  // Both tiles want the first row on space 1; the one below is seen, so nothing is uncovered for the first time.
  State state = two_players();
  state.table.tops[0][0] = Tile(23, Face::Black);
  state.table.under[23 - 1] = Tile(12, Face::White);
  play(state, "LR1 F1S3 black");
  TEST_ASSERT_TRUE(state.table.tops[0][0] == Tile(12, Face::White));
  TEST_ASSERT_EQUAL(1, state.table.unseen[0][0]);
  TEST_ASSERT_TRUE(state.table.under[23 - 1].is_none());
}

TEST(a_tile_that_nobody_has_seen_is_seen_when_it_is_uncovered) {
  State state = two_players();
  play(state, "LR1 F1S3");
  TEST_ASSERT_TRUE(state.table.tops[0][0] == Tile(1, Face::Black));
  TEST_ASSERT_EQUAL(0, state.table.unseen[0][0]);
  TEST_ASSERT_TRUE(state.unseen.at(2, Player{0}, 0, 0).is_none());
  TEST_ASSERT_EQUAL(1, state.table.unseen[0][1]);
}

TEST(the_last_round_begins_when_the_supply_is_empty) {
  State state = two_players();
  state.table.supply = 1;
  play(state, "LR1 F1S3 black");
  expect(state, R"("supply":0,"aside":14)");
  expect(state, R"("ending":0)");
  TEST_ASSERT_TRUE(state.table.turn == Player{1});
  play(state, kQuietTurn);
  expect(state, R"("phase":"over","actor":0,"turn":0)");
  TEST_ASSERT_EQUAL_STRING("", moves_text(state).c_str());
}

TEST(the_last_round_begins_when_a_player_has_no_tile_left) {
  State state = read(test::kThreePlayers);
  state.table.tops[0][1] = {};
  state.table.unseen[0] = {};
  play(state, "LR1 F1S3");
  expect(state, R"("ending":0)");
  play(state, "LG1");
  TEST_ASSERT_TRUE(state.table.turn == Player{2});
  play(state, "LG1");
  TEST_ASSERT_TRUE(state.table.phase == Phase::Over);
}

TEST(the_last_round_begins_when_a_player_has_10_tokens) {
  State state = two_players();
  state.table.boards[0] = kAllSpots & ~spot_bit(3);
  play(state, "LR1 F1S3 black");
  expect(state, R"("ending":0)");
}

TEST(tokens_of_the_last_round_come_from_those_set_aside_once_the_supply_is_empty) {
  State state = two_players();
  state.table.supply = 1;
  state.table.ending = Player{1};
  State empty = state;
  empty.table.supply = 0;
  play(state, "LR1 F1S3");
  expect(state, R"("supply":0,"aside":14)");
  play(empty, "LR1 F1S3");
  expect(empty, R"("supply":0,"aside":13)");
}

TEST(nothing_in_the_last_round_starts_another) {
  State state = two_players();
  state.table.supply = 0;
  state.table.ending = Player{1};
  state.table.boards[0] = kAllSpots & ~spot_bit(3);
  play(state, "LR1 F1S3 black");
  expect(state, R"("phase":"over","actor":1,"turn":1)");
  expect(state, R"("ending":1)");
}

}  // namespace brolly::umbrella
