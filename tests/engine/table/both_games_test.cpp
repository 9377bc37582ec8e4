#include "engine/table/both_games.hpp"

#include <string>

#include "tests/engine/table/talk.hpp"

using brolly::test::is_error;

namespace {

using Talk = brolly::test::Talk<brolly::table::BothGames<256>>;

}  // namespace

TEST(umbrella_is_set_up_for_all_players_levels_and_editions) {
  Talk talk;
  for (const std::string players : {"1", "2", "3", "4"}) {
    for (const std::string level : {"1", "2", "3", "4"}) {
      for (const std::string edition : {"it", "en", "fr1", "fr2"}) {
        EXPECT_ANSWER("ok\n", talk.ask("new umbrella players=" + players + " level=" + level + " edition=" + edition +
                                       " seed=1"));
        TEST_ASSERT_TRUE(talk.ask("state").starts_with("{\"game\":\"umbrella\",\"edition\":\"" + edition +
                                                       "\",\"players\":" + players + ",\"level\":" + level + ","));
      }
    }
  }
}

TEST(faces_go_only_with_the_italian_edition_and_several_players) {
  Talk talk;
  EXPECT_ANSWER("ok\n", talk.ask("new umbrella players=2 level=1 edition=it faces=black seed=1"));
  TEST_ASSERT_TRUE(is_error(talk.ask("new umbrella players=2 level=1 edition=en faces=black seed=1")));
  TEST_ASSERT_TRUE(is_error(talk.ask("new umbrella players=1 level=1 edition=it faces=black seed=1")));
}

TEST(parade_is_set_up_for_two_to_six_players) {
  Talk talk;
  for (const std::string players : {"2", "3", "4", "5", "6"}) {
    EXPECT_ANSWER("ok\n", talk.ask("new parade players=" + players + " seed=1"));
    TEST_ASSERT_TRUE(talk.ask("state").starts_with("{\"game\":\"parade\",\"players\":" + players + ","));
  }
  TEST_ASSERT_TRUE(is_error(talk.ask("new parade players=1 seed=1")));
  TEST_ASSERT_TRUE(is_error(talk.ask("new parade players=7 seed=1")));
}

TEST(the_bot_chooses_from_the_hand_of_the_player_whose_turn_it_is) {
  Talk talk;
  EXPECT_ANSWER("ok\n", talk.ask("new parade players=3 seed=1"));
  for (unsigned turn = 0; turn < 6; ++turn) {
    const std::string best = talk.ask("go bot=random seed=" + std::to_string(turn));
    const std::string move = best.substr(5, best.find(' ', 5) - 5);
    EXPECT_ANSWER("ok\n", talk.ask("play " + move));
  }
}

TEST(a_position_of_one_game_replaces_the_other) {
  Talk talk;
  EXPECT_ANSWER("ok\n", talk.ask("new parade players=3 seed=1"));
  const std::string parade = talk.ask("state");
  EXPECT_ANSWER("ok\n", talk.ask("new umbrella players=4 level=4 edition=it seed=1"));
  EXPECT_ANSWER("ok\n", talk.ask("position " + parade.substr(0, parade.find('\n'))));
  TEST_ASSERT_TRUE(talk.ask("state") == parade);
}

TEST(parade_has_bots_of_all_strengths) {
  Talk talk;
  EXPECT_ANSWER("ok\n", talk.ask("new parade players=3 seed=1"));
  EXPECT_ANSWER("random easy medium hard expert\nok\n", talk.ask("bots"));
  for (const std::string bot : {"random", "easy", "medium", "hard", "expert"}) {
    const std::string answer = talk.ask("go bot=" + bot + " iterations=20 seed=3");
    const std::string spent = bot == "hard" || bot == "expert" ? "20" : "0";
    TEST_ASSERT_TRUE(answer.starts_with("best "));
    TEST_ASSERT_TRUE(answer.ends_with(" bot=" + bot + " iterations=" + spent + "\nok\n"));
    TEST_ASSERT_TRUE(answer == talk.ask("go seed=3 iterations=20 bot=" + bot));
  }
}

TEST(a_limit_in_milliseconds_is_one_in_iterations) {
  Talk talk;
  EXPECT_ANSWER("ok\n", talk.ask("new parade players=2 seed=1"));
  using brolly::BotOf;
  const auto spent = 10 * BotOf<brolly::parade::Parade>::kIterationsAMillisecond;
  TEST_ASSERT_TRUE(talk.ask("go bot=hard ms=10").ends_with(" iterations=" + std::to_string(spent) + "\nok\n"));
}
