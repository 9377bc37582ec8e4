#include "engine/table/line_reader.hpp"

#include <string>
#include <vector>

#include "tests/support/cases.hpp"

using brolly::table::kLongestLine;
using brolly::table::LineReader;

namespace {

std::vector<std::string> lines_of(const std::string& bytes) {
  LineReader reader;
  std::vector<std::string> lines;
  const auto keep = [&] { lines.emplace_back(reader.line().data(), reader.line().size()); };
  for (const char byte : bytes) {
    if (reader.take(byte)) keep();
  }
  if (reader.finish()) keep();
  return lines;
}

}  // namespace

TEST(a_line_ends_with_a_line_feed_with_or_without_a_carriage_return) {
  TEST_ASSERT_TRUE((lines_of("one\ntwo\r\n\n\r\nthree\n") == std::vector<std::string>{"one", "two", "", "", "three"}));
}

TEST(the_last_line_needs_no_line_end) {
  TEST_ASSERT_TRUE((lines_of("one\ntwo") == std::vector<std::string>{"one", "two"}));
  TEST_ASSERT_TRUE((lines_of("one\n") == std::vector<std::string>{"one"}));
  TEST_ASSERT_TRUE(lines_of("").empty());
}

TEST(after_the_end_there_is_no_further_line) {
  LineReader reader;
  reader.take('a');
  TEST_ASSERT_TRUE(reader.finish());
  TEST_ASSERT_FALSE(reader.finish());
}

TEST(zero_and_control_bytes_and_lone_carriage_returns_belong_to_the_line) {
  const std::string odd(
      "a\0\x01\t\r\xff"
      "b",
      7);
  TEST_ASSERT_TRUE((lines_of(odd + "\nnext\n") == std::vector<std::string>{odd, "next"}));
}

TEST(a_line_of_4096_bytes_comes_whole) {
  const std::string longest(kLongestLine, 'x');
  TEST_ASSERT_TRUE((lines_of(longest + "\n" + longest + "\r\n") == std::vector<std::string>{longest, longest}));
}

TEST(an_over_long_line_comes_once_and_is_still_too_long) {
  for (const std::size_t extra : {1U, 2U, 3U, 100000U}) {
    for (const char* end : {"\n", "\r\n"}) {
      const auto lines = lines_of(std::string(kLongestLine + extra, 'x') + end + "next\n");
      TEST_ASSERT_EQUAL(2, lines.size());
      TEST_ASSERT_GREATER_THAN(kLongestLine, lines[0].size());
      TEST_ASSERT_TRUE(lines[1] == "next");
    }
  }
}

TEST(a_carriage_return_where_the_line_is_cut_does_not_make_it_short_enough) {
  const auto lines = lines_of(std::string(kLongestLine, 'x') + "\rmore\n");
  TEST_ASSERT_EQUAL(1, lines.size());
  TEST_ASSERT_GREATER_THAN(kLongestLine, lines[0].size());
}
