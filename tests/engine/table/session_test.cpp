#include "engine/table/session.hpp"

#include <string>
#include <vector>

#include "tests/engine/table/talk.hpp"

using brolly::test::is_error;
using brolly::test::Talk;
using brolly::test::ToyTable;

namespace {

constexpr const char* kNew = "new nim players=2 most=12 stones=30 seed=1";

template <std::size_t kMoves = 65536>
Talk<ToyTable<kMoves>> talk_after(const std::string& line) {
  Talk<ToyTable<kMoves>> talk;
  EXPECT_ANSWER("ok\n", talk.ask(line));
  return talk;
}

}  // namespace

TEST(state_is_one_line_with_the_whole_state) {
  auto talk = talk_after("new nim players=3 most=4 stones=9 seed=1");
  EXPECT_ANSWER("ok\n", talk.ask("play t2"));
  EXPECT_ANSWER(
      "{\"game\":\"nim\",\"players\":3,\"most\":4,\"actor\":1,\"stones\":7,\"taken\":[2,0,0],\"secrets\":[7,1,4]}"
      "\nok\n",
      talk.ask("state"));
}

TEST(view_shows_what_that_player_may_know) {
  auto talk = talk_after("new nim players=3 most=4 stones=9 seed=1");
  EXPECT_ANSWER(
      "{\"game\":\"nim\",\"players\":3,\"most\":4,\"actor\":0,\"stones\":9,\"taken\":[0,0,0],"
      "\"secrets\":[\"?\",1,\"?\"]}\nok\n",
      talk.ask("view 1"));
}

TEST(view_of_somebody_who_is_not_there_is_an_error) {
  auto talk = talk_after(kNew);
  TEST_ASSERT_FALSE(is_error(talk.ask("view 1")));
  for (const char* line : {"view 2", "view -1", "view 00", "view x", "view 0 1", "view 4294967296", "view 1x"}) {
    EXPECT_ANSWER("error there is no such player\n", talk.ask(line));
  }
}

TEST(moves_are_sorted_by_byte_value) {
  auto talk = talk_after(kNew);
  EXPECT_ANSWER("t1 t10 t11 t12 t2 t3 t4 t5 t6 t7 t8 t9\nok\n", talk.ask("moves"));
}

TEST(moves_are_an_empty_line_when_the_game_is_over) {
  auto talk = talk_after("new nim players=2 most=12 stones=3 seed=1");
  EXPECT_ANSWER("ok\n", talk.ask("play t3"));
  EXPECT_ANSWER("\nok\n", talk.ask("moves"));
}

TEST(play_plays_moves_in_order) {
  auto one = talk_after(kNew);
  auto other = talk_after(kNew);
  EXPECT_ANSWER("ok\n", one.ask("play t1  t12 t3 "));
  EXPECT_ANSWER("ok\n", other.ask("play t1"));
  EXPECT_ANSWER("ok\n", other.ask("play t12"));
  EXPECT_ANSWER("ok\n", other.ask("play t3"));
  TEST_ASSERT_TRUE(one.ask("state") == other.ask("state"));
  TEST_ASSERT_TRUE(one.ask("state").find("\"taken\":[4,12]") != std::string::npos);
}

TEST(if_one_move_is_illegal_none_is_played) {
  auto talk = talk_after(kNew);
  EXPECT_ANSWER("ok\n", talk.ask("play t5"));
  const std::string before = talk.ask("state");
  for (const char* line :
       {"play t13", "play t1 t2 t13", "play t13 t1", "play t12 t12 t1 t1", "play t1 \x01", "play t1\t"}) {
    TEST_ASSERT_TRUE_MESSAGE(is_error(talk.ask(line)), line);
    TEST_ASSERT_TRUE_MESSAGE(talk.ask("state") == before, line);
  }
  EXPECT_ANSWER("ok\n", talk.ask("undo"));
  TEST_ASSERT_TRUE(is_error(talk.ask("undo")));
}

TEST(play_is_an_error_when_no_more_moves_can_be_remembered) {
  auto talk = talk_after<70>("new nim players=2 most=1 stones=200 seed=1");
  for (unsigned move = 0; move < 69; ++move) EXPECT_ANSWER("ok\n", talk.ask("play t1"));
  const std::string before = talk.ask("hash");
  EXPECT_ANSWER("error no more moves can be remembered\n", talk.ask("play t1 t1"));
  TEST_ASSERT_TRUE(talk.ask("hash") == before);
  EXPECT_ANSWER("ok\n", talk.ask("play t1"));
  EXPECT_ANSWER("error no more moves can be remembered\n", talk.ask("play t1"));
  EXPECT_ANSWER("ok\n", talk.ask("undo"));
  TEST_ASSERT_TRUE(talk.ask("hash") == before);
}

TEST(undo_takes_back_the_last_move_any_number_of_times_back_to_the_start) {
  auto talk = talk_after("new nim players=3 most=12 stones=2000 seed=1");
  std::vector<std::string> hashes{talk.ask("hash")};
  for (unsigned move = 0; move < 300; ++move) {
    EXPECT_ANSWER("ok\n", talk.ask("play t" + std::to_string(1 + move % 7)));
    hashes.push_back(talk.ask("hash"));
  }
  for (std::size_t left = 300; left-- > 0;) {
    EXPECT_ANSWER("ok\n", talk.ask("undo"));
    TEST_ASSERT_TRUE(talk.ask("hash") == hashes[left]);
  }
  EXPECT_ANSWER("error there is no move to take back\n", talk.ask("undo"));
}

TEST(perft_counts_sequences_and_leaves_the_game_as_it_is) {
  auto talk = talk_after("new nim players=2 most=3 stones=3 seed=1");
  const std::string before = talk.ask("hash");
  EXPECT_ANSWER("perft 0 1\nok\n", talk.ask("perft 0"));
  EXPECT_ANSWER("perft 1 3\nok\n", talk.ask("perft 1"));
  EXPECT_ANSWER("perft 2 4\nok\n", talk.ask("perft 2"));
  EXPECT_ANSWER("perft 64 4\nok\n", talk.ask("perft 64"));
  TEST_ASSERT_TRUE(talk.ask("hash") == before);
}

TEST(perft_takes_a_number_from_0_to_64) {
  auto talk = talk_after(kNew);
  for (const char* line : {"perft 65", "perft -1", "perft x", "perft 1 1", "perft 01", "perft 99999999999999999999"}) {
    EXPECT_ANSWER("error perft takes a number from 0 to 64\n", talk.ask(line));
  }
}

TEST(score_is_valid_at_any_time) {
  auto talk = talk_after(kNew);
  EXPECT_ANSWER("{\"players\":[7,1]}\nok\n", talk.ask("score"));
  EXPECT_ANSWER("ok\n", talk.ask("play t12 t12 t6"));
  EXPECT_ANSWER("{\"players\":[25,13]}\nok\n", talk.ask("score"));
}

TEST(go_answers_with_a_legal_move_and_details_of_the_search) {
  auto talk = talk_after("new nim players=2 most=1 stones=9 seed=1");
  const std::string before = talk.ask("hash");
  for (const char* line : {"go bot=random", "go bot=random iterations=5", "go ms=5 bot=random seed=3"}) {
    EXPECT_ANSWER("best t1 bot=random iterations=0\nok\n", talk.ask(line));
  }
  TEST_ASSERT_TRUE(talk.ask("hash") == before);
}

TEST(go_draws_from_its_seed) {
  auto talk = talk_after(kNew);
  TEST_ASSERT_TRUE(talk.ask("go bot=random seed=5") == talk.ask("go seed=5 bot=random"));
  TEST_ASSERT_TRUE(talk.ask("go bot=random seed=0") == talk.ask("go bot=random"));
  unsigned different = 0;
  for (unsigned seed = 1; seed < 50; ++seed) {
    if (talk.ask("go bot=random seed=" + std::to_string(seed)) != talk.ask("go bot=random")) ++different;
  }
  TEST_ASSERT_GREATER_THAN(25, different);
}

TEST(go_with_bad_words_or_an_unknown_bot_is_an_error) {
  auto talk = talk_after(kNew);
  EXPECT_ANSWER("error there is no such bot\n", talk.ask("go bot=randomly"));
  EXPECT_ANSWER("error the bot is missing: bot=NAME\n", talk.ask("go seed=1"));
  EXPECT_ANSWER("error one limit is enough: iterations or ms\n", talk.ask("go bot=random ms=1 iterations=1"));
}

TEST(go_in_a_game_that_is_over_is_an_error) {
  auto talk = talk_after("new nim players=2 most=12 stones=0 seed=1");
  EXPECT_ANSWER("error the game is over\n", talk.ask("go bot=random"));
}

TEST(bots_are_named_in_one_line) {
  auto talk = talk_after(kNew);
  EXPECT_ANSWER("random\nok\n", talk.ask("bots"));
}

TEST(data_is_one_line) {
  auto talk = talk_after(kNew);
  EXPECT_ANSWER("{\"most\":12}\nok\n", talk.ask("data"));
}

TEST(hash_is_the_fingerprint_of_the_state_in_16_hex_digits) {
  auto talk = talk_after(kNew);
  std::string state = talk.ask("state");
  state.resize(state.size() - std::string("\nok\n").size());
  brolly::FingerprintOut fingerprint;
  fingerprint.put(state.c_str());
  char expected[32];
  std::snprintf(expected, sizeof expected, "hash %016llx\nok\n",
                static_cast<unsigned long long>(fingerprint.fingerprint()));
  EXPECT_ANSWER(expected, talk.ask("hash"));
}
