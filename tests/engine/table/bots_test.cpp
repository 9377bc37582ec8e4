#include "engine/table/bots.hpp"

#include <map>

#include "tests/engine/table/nim.hpp"
#include "tests/support/cases.hpp"

using brolly::Player;
using brolly::table::choose_at_random;
using brolly::table::Search;
using brolly::test::Nim;

TEST(the_random_bot_chooses_every_legal_move_and_no_other) {
  const auto view = Nim::view_for(Nim::start({2, 3, 50}, 1), Player{0});
  std::map<unsigned, unsigned> chosen;
  Search search;
  for (search.seed = 0; search.seed < 3000; ++search.seed) {
    ++chosen[static_cast<unsigned>(choose_at_random<Nim>(view, search).move)];
  }
  TEST_ASSERT_EQUAL(3, chosen.size());
  for (unsigned stones = 1; stones <= 3; ++stones) TEST_ASSERT_UINT_WITHIN(150, 1000, chosen[stones]);
}

TEST(the_random_bot_plays_the_same_for_the_same_seed_whatever_is_hidden) {
  const auto state = Nim::start({2, 12, 50}, 1);
  auto other = state;
  other.secrets[1] = static_cast<std::uint8_t>(9 - state.secrets[1]);
  Search search;
  for (search.seed = 0; search.seed < 100; ++search.seed) {
    TEST_ASSERT_TRUE(choose_at_random<Nim>(Nim::view_for(state, Player{0}), search).move ==
                     choose_at_random<Nim>(Nim::view_for(other, Player{0}), search).move);
  }
}
