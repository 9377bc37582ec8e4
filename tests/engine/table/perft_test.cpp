#include "engine/table/perft.hpp"

#include <algorithm>

#include "tests/engine/table/nim.hpp"
#include "tests/support/cases.hpp"

using brolly::table::Perft;
using brolly::test::Nim;

namespace {

std::uint64_t count(unsigned most, unsigned stones, unsigned depth) {
  static Perft<Nim> perft;
  return perft.count(Nim::start({2, static_cast<std::uint8_t>(most), static_cast<std::uint16_t>(stones)}, 0), depth);
}

/// The same count by the definition.
std::uint64_t sequences(unsigned most, unsigned stones, unsigned depth) {
  if (depth == 0 || stones == 0) return 1;
  std::uint64_t total = 0;
  for (unsigned taken = 1; taken <= std::min(most, stones); ++taken)
    total += sequences(most, stones - taken, depth - 1);
  return total;
}

}  // namespace

TEST(no_move_is_one_sequence) {
  TEST_ASSERT_TRUE(count(3, 5, 0) == 1);
}

TEST(one_move_is_as_many_sequences_as_there_are_moves) {
  TEST_ASSERT_TRUE(count(3, 5, 1) == 3);
  TEST_ASSERT_TRUE(count(12, 5, 1) == 5);
}

TEST(a_game_that_is_over_is_one_sequence_of_any_length) {
  for (const unsigned depth : {0U, 1U, 2U, 64U}) TEST_ASSERT_TRUE(count(3, 0, depth) == 1);
}

TEST(a_game_that_ends_earlier_is_one_sequence) {
  // 1+1, 1+2 with the game over after it, and 2+1 likewise, from 3 stones; 3 at once ends the game.
  TEST_ASSERT_TRUE(count(3, 3, 2) == 4);
}

TEST(sequences_are_counted_as_the_definition_says) {
  for (unsigned most = 1; most <= 5; ++most) {
    for (unsigned stones = 0; stones <= 12; ++stones) {
      for (unsigned depth = 0; depth <= 14; ++depth) {
        TEST_ASSERT_TRUE(count(most, stones, depth) == sequences(most, stones, depth));
      }
    }
  }
}

TEST(the_greatest_depth_is_reached) {
  TEST_ASSERT_TRUE(count(1, 9999, 64) == 1);
  // Ways to write 20 as a sum of ones and twos: a Fibonacci number.
  TEST_ASSERT_TRUE(count(2, 20, 64) == 10946);
}
