#include "engine/parade/progress.hpp"

#include "tests/support/cases.hpp"

using namespace brolly;
using namespace brolly::parade;

namespace {

Progress progress_of(Phase phase, unsigned actor, unsigned waiting) {
  return {.players = 4, .phase = phase, .actor = player_at(actor), .waiting = static_cast<std::uint8_t>(waiting)};
}

}  // namespace

TEST(before_the_last_round_every_hand_has_five_cards) {
  for (unsigned seat = 0; seat < 4; ++seat) {
    TEST_ASSERT_EQUAL(5, progress_of(Phase::Play, 2, 0).hand_size(player_at(seat)));
  }
}

TEST(in_the_last_round_who_has_played_has_four_cards) {
  const Progress progress = progress_of(Phase::LastRound, 3, 2);
  const unsigned expected[] = {5, 4, 4, 5};
  for (unsigned seat = 0; seat < 4; ++seat) TEST_ASSERT_EQUAL(expected[seat], progress.hand_size(player_at(seat)));
}

TEST(in_the_discard_phase_who_has_thrown_has_two_cards_left) {
  const Progress progress = progress_of(Phase::Discard, 1, 3);
  const unsigned expected[] = {2, 4, 4, 4};
  for (unsigned seat = 0; seat < 4; ++seat) {
    TEST_ASSERT_EQUAL(expected[seat], progress.hand_size(player_at(seat)));
    TEST_ASSERT_EQUAL(seat == 0, progress.has_thrown(player_at(seat)));
  }
}

TEST(ply_counts_turns_and_throws) {
  TEST_ASSERT_EQUAL(0, progress_of(Phase::Play, 0, 0).ply(40));
  TEST_ASSERT_EQUAL(30, progress_of(Phase::Play, 2, 0).ply(10));
  TEST_ASSERT_EQUAL(30, progress_of(Phase::LastRound, 2, 4).ply(10));
  TEST_ASSERT_EQUAL(33, progress_of(Phase::LastRound, 1, 1).ply(10));
  TEST_ASSERT_EQUAL(34, progress_of(Phase::Discard, 2, 4).ply(10));
  TEST_ASSERT_EQUAL(37, progress_of(Phase::Discard, 1, 1).ply(10));
  TEST_ASSERT_EQUAL(38, progress_of(Phase::Over, 2, 0).ply(10));
}
