#include "engine/umbrella/setup.hpp"

#include <array>
#include <string>

#include "tests/engine/umbrella/play.hpp"
#include "tests/engine/umbrella/positions.hpp"

namespace brolly::umbrella {

TEST(each_stage_is_filled_as_printed) {
  const State state = start({Edition::En, 4, 1, Faces::Random}, 1);
  TEST_ASSERT_EQUAL_STRING("RGBYBYRGYBGRGRYB", test::text_of(state.table.stages[0]).c_str());
  TEST_ASSERT_EQUAL_STRING("GBYRYRGBRYBGBGRY", test::text_of(state.table.stages[1]).c_str());
  TEST_ASSERT_EQUAL_STRING("BYRGRGBYGRYBYBGR", test::text_of(state.table.stages[2]).c_str());
  TEST_ASSERT_EQUAL_STRING("YRGBGBYRBGRYRYBG", test::text_of(state.table.stages[3]).c_str());
}

TEST(every_zone_in_use_gets_4_umbrellas_of_4_colours) {
  for (std::uint8_t players = 2; players <= kMaxPlayers; ++players) {
    const State state = start({Edition::En, players, 1, Faces::Random}, 1);
    for (unsigned zone = 0; zone < kZones; ++zone) {
      const bool is_used = is_in_use(nth<Zone>(zone), players);
      TEST_ASSERT_TRUE(state.table.zones[zone] == test::heap_of(is_used ? "RGBY" : ""));
    }
  }
}

TEST(each_player_gets_two_stacks_of_two_tiles_on_spaces_1_and_2) {
  const State state = start({Edition::En, 3, 1, Faces::Random}, 5);
  for (unsigned player = 0; player < 3; ++player) {
    for (unsigned stack = 0; stack < 2; ++stack) {
      TEST_ASSERT_FALSE(state.table.tops[player][stack].is_none());
      TEST_ASSERT_TRUE(state.table.tops[player][stack + 2].is_none());
      TEST_ASSERT_EQUAL(1, state.table.unseen[player][stack]);
      TEST_ASSERT_FALSE(state.unseen.at(3, nth<Player>(player), stack, 0).is_none());
    }
  }
}

TEST(the_supply_has_11_17_or_22_tokens_and_the_others_are_set_aside) {
  const std::array<unsigned, 5> supplies{0, 6, 11, 17, 22};
  for (const Options& options : test::all_options()) {
    const Table table = start(options, 1).table;
    TEST_ASSERT_EQUAL(supplies[options.players], table.supply);
    const unsigned in_box = options.edition == Edition::It ? 28 : 25;
    TEST_ASSERT_EQUAL(options.players == 1 ? 0 : in_box - table.supply, table.aside);
  }
}

TEST(player_0_starts) {
  for (const Options& options : test::all_options()) {
    const Table table = start(options, 3).table;
    TEST_ASSERT_TRUE(table.phase == Phase::Slide);
    TEST_ASSERT_TRUE(table.turn == Player{0});
    TEST_ASSERT_TRUE(table.actor == Player{0});
  }
}

TEST(the_faces_are_as_the_players_chose) {
  for (const Faces faces : {Faces::Black, Faces::White}) {
    const Face face = faces == Faces::Black ? Face::Black : Face::White;
    const State state = start({Edition::It, 4, 1, faces}, 9);
    for (unsigned player = 0; player < 4; ++player) {
      TEST_ASSERT_TRUE(state.table.tops[player][0].face() == face);
      TEST_ASSERT_TRUE(state.unseen.at(4, nth<Player>(player), 1, 0).face() == face);
    }
  }
}

TEST(faces_as_they_come_are_black_or_white_equally_often) {
  unsigned white = 0;
  for (std::uint64_t seed = 0; seed < 1'000; ++seed) {
    const State state = start({Edition::En, 2, 1, Faces::Random}, seed);
    white += index_of(state.table.tops[1][1].face());
  }
  TEST_ASSERT_INT_WITHIN(60, 500, white);
}

TEST(solo_has_5_umbrellas_on_each_of_four_zones_5_of_each_colour) {
  const Table table = start({Edition::En, 1, 1, Faces::Black}, 7).table;
  std::array<unsigned, kColours> of_colour{};
  for (const Zone zone : zones_around(Player{0}, 1)) {
    TEST_ASSERT_EQUAL(5, table.zone(zone).total());
    for (unsigned colour = 0; colour < kColours; ++colour)
      of_colour[colour] += table.zone(zone).count(nth<Colour>(colour));
  }
  for (const unsigned count : of_colour) TEST_ASSERT_EQUAL(5, count);
}

TEST(solo_has_two_stacks_of_3_tiles_with_the_black_faces_up) {
  const State state = start({Edition::En, 1, 1, Faces::Black}, 7);
  for (unsigned stack = 0; stack < 2; ++stack) {
    TEST_ASSERT_TRUE(state.table.tops[0][stack].face() == Face::Black);
    TEST_ASSERT_EQUAL(2, state.table.unseen[0][stack]);
    for (unsigned from_bottom = 0; from_bottom < 2; ++from_bottom) {
      const Tile tile = state.unseen.at(1, Player{0}, stack, from_bottom);
      TEST_ASSERT_FALSE(tile.is_none());
      TEST_ASSERT_TRUE(tile.face() == Face::Black);
    }
  }
}

TEST(the_same_seed_gives_the_same_game) {
  for (const Options& options : test::all_options()) {
    TEST_ASSERT_TRUE(start(options, 42) == start(options, 42));
    TEST_ASSERT_FALSE(start(options, 42) == start(options, 43));
  }
}

TEST(a_guess_changes_nothing_that_lies_open) {
  Random random(1);
  const State state = test::read(test::kThreePlayers);
  for (unsigned number = 0; number < 50; ++number) TEST_ASSERT_TRUE(guess(state.table, random).table == state.table);
}

TEST(an_unseen_tile_is_one_of_those_never_seen_each_equally_likely) {
  // Of the 24 tiles 4 lie open, so that each of the 20 others is at each place with a chance of 1 in 20.
  const State state = test::read(test::kTwoPlayers);
  Random random(2);
  std::array<unsigned, kTiles * 2> seen{};
  constexpr unsigned kGuesses = 20'000;
  for (unsigned number = 0; number < kGuesses; ++number) {
    const State guessed = guess(state.table, random);
    ++seen[guessed.unseen.at(2, Player{1}, 1, 0).face_index()];
    TEST_ASSERT_EQUAL_STRING("", test::complaint_about(test::text_of(guessed)).c_str());
    if (number >= 200) continue;
    for (unsigned slot = 4; slot < 8; ++slot) TEST_ASSERT_TRUE(guessed.unseen.tiles[slot].is_none());
  }
  for (unsigned face = 0; face < seen.size(); ++face) {
    const unsigned tile = face / 2 + 1;
    const bool lies_open = tile == 23 || tile == 3 || tile == 5 || tile == 7;
    TEST_ASSERT_INT_WITHIN(lies_open ? 0 : 110, lies_open ? 0 : kGuesses / 40, seen[face]);
  }
}

TEST(a_guess_knows_the_faces_that_the_players_chose) {
  Random random(3);
  for (const Faces faces : {Faces::Black, Faces::White}) {
    const State state = start({Edition::It, 2, 1, faces}, 9);
    for (unsigned number = 0; number < 20; ++number) {
      const State guessed = guess(state.table, random);
      TEST_ASSERT_EQUAL(index_of(faces), index_of(guessed.unseen.at(2, Player{0}, 0, 0).face()));
    }
  }
}

TEST(a_solo_guess_is_black_and_does_not_repeat_what_was_discarded) {
  State state = test::read(test::kSolo);
  state.table.tiles_out[0] = Tile(9, Face::White);
  state.table.passing = Tile(10, Face::White);
  Random random(4);
  for (unsigned number = 0; number < 500; ++number) {
    for (const Tile tile : guess(state.table, random).unseen.tiles) {
      if (tile.is_none()) continue;
      TEST_ASSERT_TRUE(tile.face() == Face::Black);
      TEST_ASSERT_NOT_EQUAL(9, tile.number());
      TEST_ASSERT_NOT_EQUAL(10, tile.number());
    }
  }
}

}  // namespace brolly::umbrella
