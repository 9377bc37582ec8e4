#include "engine/common/random_bot.hpp"

#include <map>

#include "tests/engine/table/nim.hpp"
#include "tests/support/cases.hpp"

using brolly::BotFor;
using brolly::choose_at_random;
using brolly::Player;
using brolly::RandomBot;
using brolly::Strength;
using brolly::test::Nim;

static_assert(BotFor<RandomBot<Nim>, Nim>);

TEST(the_random_bot_chooses_every_legal_move_and_no_other) {
  const auto view = Nim::view_for(Nim::start({2, 3, 50}, 1), Player{0});
  std::map<unsigned, unsigned> chosen;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) ++chosen[static_cast<unsigned>(choose_at_random<Nim>(view, seed))];
  TEST_ASSERT_EQUAL(3, chosen.size());
  for (unsigned stones = 1; stones <= 3; ++stones) TEST_ASSERT_UINT_WITHIN(150, 1000, chosen[stones]);
}

TEST(the_random_bot_plays_the_same_for_the_same_seed_whatever_is_hidden) {
  const auto state = Nim::start({2, 12, 50}, 1);
  auto other = state;
  other.secrets[1] = static_cast<std::uint8_t>(9 - state.secrets[1]);
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    TEST_ASSERT_TRUE(choose_at_random<Nim>(Nim::view_for(state, Player{0}), seed) ==
                     choose_at_random<Nim>(Nim::view_for(other, Player{0}), seed));
  }
}

TEST(the_random_bot_decides_at_once_and_without_a_reason) {
  const auto view = Nim::view_for(Nim::start({2, 12, 50}, 1), Player{0});
  RandomBot<Nim> bot;
  bot.begin(view, Strength::Random, 7);
  TEST_ASSERT_TRUE(bot.step(1));
  TEST_ASSERT_TRUE(bot.choice() == choose_at_random<Nim>(view, 7));
  TEST_ASSERT_EQUAL(0, bot.iterations());
  TEST_ASSERT_TRUE(bot.reason() == RandomBot<Nim>::Reason::None);
}
