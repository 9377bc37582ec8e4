#include <string>

#include "tests/engine/umbrella/play.hpp"
#include "tests/engine/umbrella/positions.hpp"

namespace brolly::umbrella {
namespace {

/// The count of a game that has already gone some random moves.
std::uint64_t perft_after(const Options& options, std::uint64_t seed, unsigned moves, unsigned depth) {
  State state = start(options, seed);
  Random random(seed);
  for (; moves > 0 && state.table.phase != Phase::Over; --moves) apply(state, random_move(state.table, random));
  return test::perft(state, depth);
}

struct Frozen {
  Options options;
  std::uint64_t seed;
  unsigned moves;
  unsigned depth;
  std::uint64_t count;
};

}  // namespace

TEST(the_numbers_of_move_sequences_stay_as_they_were) {
  static const Frozen kFrozen[]{
      {{Edition::It, 1, 1, Faces::Black}, 1, 0, 2, 2208},      {{Edition::En, 1, 2, Faces::Black}, 2, 8, 3, 25484},
      {{Edition::Fr1, 1, 3, Faces::Black}, 3, 12, 4, 84741},   {{Edition::Fr2, 1, 4, Faces::Black}, 4, 14, 4, 76574},
      {{Edition::It, 2, 1, Faces::Random}, 5, 0, 3, 224256},   {{Edition::En, 2, 2, Faces::Random}, 6, 300, 3, 56168},
      {{Edition::Fr1, 2, 3, Faces::Random}, 7, 200, 3, 27658}, {{Edition::Fr2, 2, 4, Faces::Random}, 8, 350, 3, 21068},
      {{Edition::It, 3, 4, Faces::White}, 9, 400, 3, 32888},   {{Edition::Fr2, 3, 2, Faces::Random}, 10, 250, 3, 49504},
      {{Edition::En, 4, 3, Faces::Random}, 11, 500, 3, 62984}, {{Edition::Fr1, 4, 4, Faces::Random}, 12, 600, 3, 40000},
  };
  for (const Frozen& frozen : kFrozen) {
    const std::uint64_t count = perft_after(frozen.options, frozen.seed, frozen.moves, frozen.depth);
    if (count == frozen.count) continue;
    const std::string message = "seed " + std::to_string(frozen.seed) + " counts " + std::to_string(count);
    TEST_FAIL_MESSAGE(message.c_str());
  }
}

TEST(sequences_that_complete_figures_and_settle_powers_stay_as_they_were) {
  const State two = test::read(test::kTwoPlayers);
  TEST_ASSERT_EQUAL_UINT64(217372, test::perft(two, 3));
  State powers = test::read(test::with(test::kTwoPlayers, R"("level":1)", R"("level":4)"));
  powers.table.boards[0] = spot_bit(1) | spot_bit(5) | spot_bit(9);
  test::play(powers, "LR1");
  TEST_ASSERT_EQUAL_UINT64(28896, test::perft(powers, 4));
  State solo = test::read(test::with(test::kSolo, R"("level":1)", R"("level":4)"));
  solo.table.boards[0] = spot_bit(2) | spot_bit(5) | spot_bit(9);
  solo.table.supply = 3;
  TEST_ASSERT_EQUAL_UINT64(3788, test::perft(solo, 2));
}

}  // namespace brolly::umbrella
