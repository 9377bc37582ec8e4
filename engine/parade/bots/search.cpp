#include "engine/parade/bots/search.hpp"

#include <algorithm>

#include "engine/parade/bots/playout.hpp"

namespace brolly::parade {

void Search::begin(const View& view, std::uint32_t iterations, std::uint64_t seed) {
  deals_.begin(view);
  begin_moves(iterations, seed);
}

void Search::begin_seeing_all(const State& state, std::uint32_t iterations, std::uint64_t seed) {
  deals_.begin_seeing_all(state);
  begin_moves(iterations, seed);
}

void Search::begin_moves(std::uint32_t iterations, std::uint64_t seed) {
  legal_moves(deals_.last(), moves_);
  bandit_.begin(static_cast<unsigned>(moves_.size()));
  limit_ = std::min(iterations, decltype(bandit_)::kMostTries);
  random_ = Random(seed);
}

bool Search::step(std::uint32_t iterations) {
  for (; iterations != 0 && bandit_.tries() < limit_; --iterations) {
    const unsigned arm = bandit_.next();
    bandit_.reward(arm, play_out(moves_[arm]));
  }
  return bandit_.tries() >= limit_;
}

std::uint32_t Search::play_out(Move move) {
  State state = deals_.next(random_);
  const Player player = state.progress.actor;
  if (!is_throw(move)) {
    apply(state, move);
    play_to_throws(state, random_);
  }
  return outcome(state, player, move, decltype(bandit_)::kFullReward);
}

}  // namespace brolly::parade
