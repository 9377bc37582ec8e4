#include <string>

#include "engine/umbrella/turn.hpp"
#include "tests/engine/umbrella/play.hpp"
#include "tests/engine/umbrella/positions.hpp"

namespace brolly::umbrella {
namespace {

using test::expect;
using test::play;
using test::read;
using test::with;

State solo() {
  return read(test::kSolo);
}

}  // namespace

TEST(solo_the_umbrella_pushed_out_is_discarded_at_once) {
  State state = solo();
  play(state, "TB4");
  expect(state, R"("C":"BGRY")");
  expect(state, R"("P0":"BGRYY")");
  expect(state, R"("discard":"G","tiles_out":"","passing":"","pushed":"")");
}

TEST(solo_a_completed_black_tile_comes_back_white_on_the_first_empty_space) {
  State state = solo();
  play(state, "LR1 F1S3");
  expect(state, R"("spaces":[["~1b,2b","~4b,~5b,3b","23w",""]])");
  expect(state, R"("supply":5)");
}

TEST(solo_a_tile_can_come_back_to_the_space_it_left_empty) {
  State state = solo();
  state.table.unseen[0][0] = 0;
  play(state, "LR1 F1S3");
  TEST_ASSERT_TRUE(state.table.tops[0][0] == Tile(23, Face::White));
}

TEST(solo_without_an_empty_space_the_player_chooses_what_the_tile_covers) {
  State state = solo();
  state.table.tops[0][2] = Tile(8, Face::Black);
  state.table.tops[0][3] = Tile(9, Face::Black);
  play(state, "LR1 F1S3");
  expect(state, R"("phase":"cover","actor":0,"turn":0)");
  expect(state, R"("passing":"23w")");
  play(state, "cover1");
  expect(state, R"("spaces":[["~1b,2b,23w","~4b,~5b,3b","8b","9b"]])");
}

TEST(solo_a_completed_white_tile_is_discarded) {
  State state = solo();
  state.table.tops[0][0] = Tile(12, Face::White);
  state.table.stages[0] = test::stage_of("GBYBRRRGYBGYBRYG");
  state.table.tiles_out[0] = Tile(7, Face::White);
  play(state, "LR2 F1S3");
  expect(state, R"("tiles_out":"7w,12w")");
  expect(state, R"("passing":"")");
  expect(state, R"("spaces":[["~1b,2b","~4b,~5b,3b","",""]])");
}

TEST(solo_ends_at_the_moment_the_6th_token_is_placed) {
  State state = solo();
  state.table.supply = 1;
  state.table.boards[0] = spot_bit(1) | spot_bit(2) | spot_bit(4) | spot_bit(5) | spot_bit(6);
  play(state, "LR1 F1S3");
  expect(state, R"("phase":"over","actor":0,"turn":0)");
  expect(state, R"("spaces":[["~1b,~2b,23b",)");
  expect(state, R"("passing":"","pushed":"","powers":"","space":0)");
}

TEST(solo_ends_as_soon_as_no_slides_can_complete_a_figure) {
  State state = solo();
  state.table.zones = {};
  state.table.zone(kCentral) = test::heap_of("GG");
  state.table.tops[0] = {Tile(23, Face::Black), Tile(), Tile(), Tile()};
  state.table.stages[0] = test::stage_of("GBYBRRRGYBGYBRYG");
  play(state, "TG1");
  expect(state, R"("phase":"over","actor":0,"turn":0)");
}

}  // namespace brolly::umbrella
