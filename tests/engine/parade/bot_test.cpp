#include "engine/parade/bots/bot.hpp"

#include <algorithm>
#include <initializer_list>

#include "tests/engine/parade/setup.hpp"
#include "tests/support/cases.hpp"

using namespace brolly;
using namespace brolly::parade;
using namespace brolly::parade::test;

namespace {

constexpr std::initializer_list<Strength> kAll{Strength::Random, Strength::Easy, Strength::Medium, Strength::Hard,
                                               Strength::Expert};
constexpr std::uint32_t kFewIterations = 12;

Move choose(Bot& bot, const View& view, Strength strength, std::uint64_t seed, std::uint32_t iterations) {
  bot.begin(view, strength, seed, iterations);
  while (!bot.step(UINT32_MAX)) {
  }
  return bot.choice();
}

bool is_legal(const State& state, Move move) {
  Moves moves;
  legal_moves(state, moves);
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// Calls `use` with every state of some random games that somebody has to move in, and the game's seed.
template <class Use>
void for_each_position(std::uint64_t games, Use use) {
  for (unsigned players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (std::uint64_t seed = 0; seed < games; ++seed) {
      Random random(seed);
      for (State state = start(Options{static_cast<std::uint8_t>(players)}, seed); state.progress.phase != Phase::Over;
           apply(state, random_move(state, random))) {
        use(state, seed);
      }
    }
  }
}

}  // namespace

static_assert(sizeof(Bot) <= kLargestBot);
static_assert(sizeof(Bot) <= 1024);

TEST(what_the_view_hides_never_changes_the_choice) {
  Bot bot;
  unsigned positions = 0;
  for_each_position(20, [&](const State& state, std::uint64_t seed) {
    Random random(seed + positions);
    const State other = guess(view_for(state, state.progress.actor), random);
    for (const Strength strength : kAll) {
      const Move one = choose(bot, view_for(state, state.progress.actor), strength, seed, kFewIterations);
      const Move same = choose(bot, view_for(other, state.progress.actor), strength, seed, kFewIterations);
      Text replay = "position ";
      replay += text_of(state);
      TEST_ASSERT_EQUAL_MESSAGE(static_cast<unsigned>(one), static_cast<unsigned>(same), replay.c_str());
    }
    ++positions;
  });
  TEST_ASSERT_GREATER_THAN(2000, positions);
}

TEST(thinking_in_small_steps_ends_in_the_same_choice) {
  Bot bot;
  Bot slow;
  for_each_position(1, [&](const State& state, std::uint64_t seed) {
    const View view = view_for(state, state.progress.actor);
    const Move move = choose(bot, view, Strength::Expert, seed, 30);
    slow.begin(view, Strength::Expert, seed, 30);
    std::uint32_t steps = 1;
    for (; !slow.step(1); ++steps) TEST_ASSERT_EQUAL(steps, slow.iterations());
    TEST_ASSERT_EQUAL(30, steps);
    TEST_ASSERT_TRUE(move == slow.choice());
  });
}

TEST(the_choice_is_legal_at_any_time) {
  Bot bot;
  for_each_position(2, [&](const State& state, std::uint64_t seed) {
    for (const Strength strength : kAll) {
      bot.begin(view_for(state, state.progress.actor), strength, seed);
      for (unsigned steps = 0; steps < 10; ++steps) {
        TEST_ASSERT_TRUE(is_legal(state, bot.choice()));
        bot.step(1);
      }
      static_cast<void>(bot.reason());
    }
  });
}

TEST(each_strength_thinks_as_much_as_it_ships_with) {
  Bot bot;
  const View view = view_for(start(Options{6}, 1), player_at(0));
  for (const Strength strength : kAll) {
    bot.begin(view, strength, 1);
    while (!bot.step(UINT32_MAX)) {
    }
    const std::uint32_t expected = strength == Strength::Hard     ? kHardIterations
                                   : strength == Strength::Expert ? kExpertIterations
                                                                  : 0;
    TEST_ASSERT_EQUAL(expected, bot.iterations());
  }
}

TEST(stronger_bots_win_more) {
  constexpr unsigned kGames = 60;
  Bot bot;
  for (unsigned weaker = 0; weaker < 3; weaker += 2) {
    unsigned wins = 0;
    for (unsigned game = 0; game < kGames; ++game) {
      State state = start(Options{2}, game / 2);
      const unsigned strong_seat = game % 2;
      for (std::uint64_t ply = 0; state.progress.phase != Phase::Over; ++ply) {
        const bool is_strong = index_of(state.progress.actor) == strong_seat;
        const auto strength = static_cast<Strength>(is_strong ? weaker + 1 : weaker);
        apply(state, choose(bot, view_for(state, state.progress.actor), strength, game * 100 + ply, 60));
      }
      if (score(state).has_won(player_at(strong_seat))) ++wins;
    }
    TEST_ASSERT_GREATER_THAN(kGames / 2, wins);
  }
}
