#include "engine/table/order.hpp"

#include <string>

#include "engine/table/line_reader.hpp"
#include "tests/support/cases.hpp"

using brolly::table::Command;
using brolly::table::read_order;

namespace {

void expect_complaint(etl::string_view sentence, const std::string& line) {
  const auto order = read_order(etl::string_view(line.data(), line.size()));
  TEST_ASSERT_FALSE(order.has_value());
  TEST_ASSERT_TRUE(order.error().sentence == sentence);
}

}  // namespace

TEST(an_order_is_a_command_and_the_words_after_it) {
  const auto order = read_order(" play  t1 t2 ");
  TEST_ASSERT_TRUE(order.has_value());
  TEST_ASSERT_TRUE(order->command == Command::Play);
  TEST_ASSERT_TRUE(order->words.rest() == "t1 t2");
}

TEST(a_line_may_have_4096_bytes_and_no_more) {
  const std::string longest = "state" + std::string(brolly::table::kLongestLine - 5, ' ');
  TEST_ASSERT_TRUE(read_order(longest.c_str()).has_value());
  expect_complaint("the line is longer than 4096 bytes", longest + " ");
}

TEST(a_line_without_a_command_is_told_so) {
  expect_complaint("the line has no command", "");
  expect_complaint("the line has no command", "   ");
}

TEST(unknown_commands_are_complained_about) {
  for (const char* line : {"stat", "states", "State", "state\t", "\tstate", "st ate", "\x01", "ok", " # no comment"}) {
    expect_complaint("there is no such command", line);
  }
  expect_complaint("there is no such command", std::string("state\0", 6));
}

TEST(commands_that_take_no_words_get_none) {
  for (const char* command : {"state", "moves", "undo", "score", "bots", "data", "hash", "quit"}) {
    TEST_ASSERT_TRUE_MESSAGE(read_order(command).has_value(), command);
    expect_complaint("this command takes no words after it", std::string(command) + " more");
  }
}

TEST(commands_that_take_words_need_one) {
  for (const char* command : {"new", "view", "position", "play", "perft", "go"}) {
    TEST_ASSERT_TRUE_MESSAGE(read_order((std::string(command) + " word").c_str()).has_value(), command);
    expect_complaint("this command needs more words after it", std::string(command) + "  ");
  }
}
