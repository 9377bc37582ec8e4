#include "engine/table/search.hpp"

#include "tests/support/cases.hpp"

using brolly::table::read_search;
using brolly::table::Words;

TEST(a_search_names_a_bot_and_starts_from_seed_0) {
  const auto search = read_search(Words("bot=random"));
  TEST_ASSERT_TRUE(search->bot == "random");
  TEST_ASSERT_FALSE(search->iterations.has_value());
  TEST_ASSERT_FALSE(search->milliseconds.has_value());
  TEST_ASSERT_TRUE(search->seed == 0);
}

TEST(a_search_is_limited_by_iterations_or_by_milliseconds) {
  const auto counted = read_search(Words("iterations=4294967295 bot=random seed=18446744073709551615"));
  TEST_ASSERT_TRUE(counted->iterations == 4294967295U);
  TEST_ASSERT_FALSE(counted->milliseconds.has_value());
  TEST_ASSERT_TRUE(counted->seed == UINT64_MAX);
  const auto timed = read_search(Words("bot=random ms=1"));
  TEST_ASSERT_TRUE(timed->milliseconds == 1U);
  TEST_ASSERT_FALSE(timed->iterations.has_value());
}

TEST(a_search_with_bad_words_is_complained_about) {
  for (const char* words :
       {"iterations=1", "seed=1", "random", "bot", "bot=", "bot=a bot=a", "bot=a iterations=1 ms=1",
        "bot=a ms=1 iterations=1", "bot=a ms=1 ms=1", "bot=a iterations=0", "bot=a iterations=4294967296",
        "bot=a iterations=-1", "bot=a ms=", "bot=a ms=1s", "bot=a seed=x", "bot=a seed=1 seed=1", "bot=a depth=3"}) {
    TEST_ASSERT_FALSE_MESSAGE(read_search(Words(words)).has_value(), words);
  }
}
