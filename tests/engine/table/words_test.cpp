#include "engine/table/words.hpp"

#include "tests/support/cases.hpp"

using brolly::table::Words;

TEST(any_number_of_spaces_parts_words) {
  Words words("  play   t1 t2   ");
  TEST_ASSERT_TRUE(words.next() == "play");
  TEST_ASSERT_TRUE(words.rest() == "t1 t2");
  TEST_ASSERT_TRUE(words.next() == "t1");
  TEST_ASSERT_FALSE(words.done());
  TEST_ASSERT_TRUE(words.next() == "t2");
  TEST_ASSERT_TRUE(words.done());
  TEST_ASSERT_TRUE(words.next().empty());
  TEST_ASSERT_TRUE(words.rest().empty());
}

TEST(a_line_of_spaces_has_no_words) {
  TEST_ASSERT_TRUE(Words("").done());
  TEST_ASSERT_TRUE(Words("   ").done());
}

TEST(tabs_and_other_bytes_belong_to_words) {
  Words words(etl::string_view("a\tb\0c d", 7));
  TEST_ASSERT_TRUE(words.next() == etl::string_view("a\tb\0c", 5));
  TEST_ASSERT_TRUE(words.next() == "d");
}
