#include "engine/table/setup.hpp"

#include <string>

#include "tests/support/cases.hpp"

using brolly::table::read_setup;
using brolly::table::Words;

TEST(the_seed_may_stand_anywhere_and_is_not_among_the_options) {
  for (const char* words : {"seed=7 players=2 level=1", "players=2 seed=7 level=1", "players=2   level=1  seed=7 "}) {
    const auto setup = read_setup(Words(words));
    TEST_ASSERT_TRUE_MESSAGE(setup.has_value(), words);
    TEST_ASSERT_TRUE_MESSAGE(setup->seed == 7, words);
    TEST_ASSERT_EQUAL_STRING("players=2 level=1", setup->options.c_str());
  }
}

TEST(the_seed_is_any_number_of_64_bits) {
  TEST_ASSERT_TRUE(read_setup(Words("seed=0"))->seed == 0);
  TEST_ASSERT_TRUE(read_setup(Words("seed=18446744073709551615"))->seed == UINT64_MAX);
  for (const char* seed : {"seed", "seed=", "seed=-1", "seed=18446744073709551616", "seed=07", "seed=7x", "seed=0x7"}) {
    TEST_ASSERT_FALSE_MESSAGE(read_setup(Words(seed)).has_value(), seed);
  }
}

TEST(the_seed_is_given_exactly_once) {
  TEST_ASSERT_FALSE(read_setup(Words("players=2")).has_value());
  TEST_ASSERT_FALSE(read_setup(Words("seed=1 players=2 seed=1")).has_value());
}

TEST(more_options_than_there_is_room_for_are_complained_about) {
  const std::string longest = "a=" + std::string(brolly::table::Setup::kLongestOptions - 4, 'x');
  TEST_ASSERT_TRUE(read_setup(Words(("seed=1 " + longest + " b").c_str())).has_value());
  TEST_ASSERT_FALSE(read_setup(Words(("seed=1 " + longest + " bc").c_str())).has_value());
}
