#include "engine/table/table.hpp"

#include <string>
#include <vector>

#include "tests/engine/table/talk.hpp"

using brolly::Random;
using brolly::table::After;
using brolly::test::is_error;
using brolly::test::Talk;

namespace {

constexpr const char* kNew = "new nim players=2 most=12 stones=30 seed=1";

}  // namespace

TEST(a_comment_gets_no_answer) {
  Talk talk;
  for (const char* line : {"#", "# state", "#quit", "#\x01"}) {
    EXPECT_ANSWER("", talk.ask(line));
    TEST_ASSERT_TRUE(talk.after() == After::GoOn);
  }
  EXPECT_ANSWER("", talk.ask("#" + std::string(5000, 'x')));
}

TEST(every_other_line_gets_data_lines_and_ok_or_one_error_line) {
  Talk talk;
  EXPECT_ANSWER("ok\n", talk.ask(kNew));
  EXPECT_ANSWER("random\nok\n", talk.ask("bots"));
  EXPECT_ANSWER("error there is no such command\n", talk.ask("bot"));
  EXPECT_ANSWER("error the line has no command\n", talk.ask(""));
  EXPECT_ANSWER("error the line is longer than 4096 bytes\n", talk.ask(std::string(4097, 'x')));
}

TEST(the_first_games_parts_are_told_before_a_game_is_set_up) {
  Talk talk;
  const std::string before = talk.ask("data");
  EXPECT_ANSWER("ok\n", talk.ask(kNew));
  EXPECT_ANSWER(before.c_str(), talk.ask("data"));
}

TEST(before_a_game_is_set_up_commands_about_it_are_errors) {
  Talk talk;
  for (const char* line :
       {"state", "view 0", "moves", "play t1", "undo", "perft 1", "score", "go bot=random", "bots", "hash"}) {
    EXPECT_ANSWER("error there is no game yet: new or position sets one up\n", talk.ask(line));
  }
}

TEST(quit_is_answered_and_then_ends_the_talk) {
  Talk talk;
  TEST_ASSERT_TRUE(is_error(talk.ask("quit now")));
  TEST_ASSERT_TRUE(talk.after() == After::GoOn);
  EXPECT_ANSWER("ok\n", talk.ask("quit"));
  TEST_ASSERT_TRUE(talk.after() == After::Quit);
}

TEST(the_same_seed_and_options_give_the_same_game) {
  Talk talk;
  EXPECT_ANSWER("ok\n", talk.ask(kNew));
  const std::string first = talk.ask("state");
  EXPECT_ANSWER("ok\n", talk.ask("play t3"));
  EXPECT_ANSWER("ok\n", talk.ask("new  nim seed=1 players=2   most=12 stones=30  "));
  TEST_ASSERT_TRUE(talk.ask("state") == first);
  EXPECT_ANSWER("ok\n", talk.ask("new nim players=2 most=12 stones=30 seed=2"));
  TEST_ASSERT_FALSE(talk.ask("state") == first);
}

TEST(a_new_game_that_cannot_be_set_up_is_an_error) {
  Talk talk;
  EXPECT_ANSWER("error there is no such game\n", talk.ask("new chess seed=1"));
  EXPECT_ANSWER("error there is no such game\n", talk.ask("new seed=1 nim"));
  EXPECT_ANSWER("error there is no such game\n", talk.ask("new ni"));
  for (const std::string game : {"new nim ", "new marbles "}) {
    EXPECT_ANSWER("error the seed is missing: seed=NUMBER\n", talk.ask(game + "players=2 most=12 stones=30"));
    EXPECT_ANSWER("error 2 or 3 can play\n", talk.ask(game + "players=4 most=12 stones=30 seed=1"));
  }
  EXPECT_ANSWER("error there is no game yet: new or position sets one up\n", talk.ask("state"));
}

TEST(new_replaces_a_game_by_the_same_or_the_other_one) {
  Talk talk;
  EXPECT_ANSWER("ok\n", talk.ask(kNew));
  EXPECT_ANSWER("ok\n", talk.ask("play t1 t2"));
  EXPECT_ANSWER("ok\n", talk.ask("new marbles players=3 most=2 stones=7 seed=1"));
  TEST_ASSERT_TRUE(talk.ask("state").starts_with("{\"game\":\"marbles\",\"players\":3"));
  EXPECT_ANSWER("error there is no move to take back\n", talk.ask("undo"));
  EXPECT_ANSWER("ok\n", talk.ask(kNew));
  TEST_ASSERT_TRUE(talk.ask("state").starts_with("{\"game\":\"nim\",\"players\":2"));
}

TEST(position_loads_what_state_prints_into_either_game) {
  Talk talk;
  Talk other;
  for (const char* game : {"nim", "marbles"}) {
    EXPECT_ANSWER("ok\n", talk.ask("new " + std::string(game) + " players=3 most=5 stones=30 seed=9"));
    EXPECT_ANSWER("ok\n", talk.ask("play t1 t2 t3"));
    const std::string state = talk.ask("state");
    const std::string json = state.substr(0, state.find('\n'));
    EXPECT_ANSWER("ok\n", other.ask("position " + json));
    TEST_ASSERT_TRUE(other.ask("state") == state);
    EXPECT_ANSWER("ok\n", other.ask("play t4"));
    EXPECT_ANSWER("ok\n", other.ask("undo"));
    TEST_ASSERT_TRUE(other.ask("state") == state);
    EXPECT_ANSWER("error there is no move to take back\n", other.ask("undo"));
    EXPECT_ANSWER("ok\n", other.ask("  position   " + json + "  "));
  }
}

TEST(position_rejects_what_is_no_state) {
  Talk talk;
  EXPECT_ANSWER("error a position starts with {\"game\":\n", talk.ask("position x"));
  EXPECT_ANSWER("error a position starts with {\"game\":\n", talk.ask("position {\"game\":"));
  EXPECT_ANSWER("error there is no such game\n", talk.ask("position {\"game\":\"chess\"}"));
  EXPECT_ANSWER("error there is no such game\n", talk.ask("position {\"game\":\"nim"
                                                          "x"));
  EXPECT_ANSWER("error this is no state of the game\n", talk.ask("position {\"game\":\"nim\"}"));
  EXPECT_ANSWER("error this is no state of the game\n", talk.ask("position {\"game\":\"marbles\"}"));
  EXPECT_ANSWER("ok\n", talk.ask(kNew));
  const std::string state = talk.ask("state");
  const std::string json = state.substr(0, state.find('\n'));
  EXPECT_ANSWER("error this is no state of the game\n", talk.ask("position " + json + " x"));
  EXPECT_ANSWER("error this is no state of the game\n", talk.ask("position " + json + "x"));
}

TEST(after_an_error_nothing_has_changed) {
  Talk talk;
  EXPECT_ANSWER("ok\n", talk.ask(kNew));
  EXPECT_ANSWER("ok\n", talk.ask("play t5 t6"));
  const std::string before = talk.ask("hash");
  const std::vector<std::string> wrong = {"",
                                          "nonsense",
                                          "new",
                                          "new marbles",
                                          "new marbles players=9 seed=1",
                                          "new nim seed=1",
                                          "new nim seed=1 seed=1",
                                          "position",
                                          "position {}",
                                          "position {\"game\":\"marbles\"}",
                                          "play",
                                          "play t0",
                                          "play t1 t99",
                                          "view 7",
                                          "perft 65",
                                          "perft",
                                          "go",
                                          "go bot=x",
                                          "undo 1",
                                          "state 1",
                                          "quit 1",
                                          std::string(5000, 'q'),
                                          std::string(1, '\0')};
  for (const std::string& line : wrong) {
    TEST_ASSERT_TRUE_MESSAGE(is_error(talk.ask(line)), line.c_str());
    TEST_ASSERT_TRUE_MESSAGE(talk.ask("hash") == before, line.c_str());
  }
  EXPECT_ANSWER("ok\n", talk.ask("undo"));
  EXPECT_ANSWER("ok\n", talk.ask("undo"));
  EXPECT_ANSWER("error there is no move to take back\n", talk.ask("undo"));
}

TEST(garbage_is_an_error_and_never_a_crash) {
  Random random(7);
  Talk talk;
  EXPECT_ANSWER("ok\n", talk.ask(kNew));
  const std::string before = talk.ask("hash");
  for (unsigned count = 0; count < 20000; ++count) {
    std::string line;
    const std::uint32_t length = random.below(40);
    while (line.size() < length) line.push_back(static_cast<char>(random.below(256)));
    const std::string answer = talk.ask(line);
    TEST_ASSERT_TRUE(line.starts_with('#') ? answer.empty() : is_error(answer));
  }
  TEST_ASSERT_TRUE(talk.ask("hash") == before);
}
