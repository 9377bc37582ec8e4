#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <thread>
#include <vector>

#include "tests/arena/match.hpp"
#include "tests/arena/seat.hpp"

namespace brolly::arena {

/// Mixes numbers into a seed that nothing else has.
inline std::uint64_t mixed(std::uint64_t seed, std::uint64_t number) {
  std::uint64_t value = (seed ^ (number + 1) * 0x9e3779b97f4a7c15U) * 0xbf58476d1ce4e5b9U;
  return value ^ value >> 31U;
}

/// Plays the games of a match, on all cores.
template <Game G>
class Hall {
 public:
  Hall(const Match& match, const typename G::Options& options, const std::vector<BotName>& bots)
      : match_(match), options_(options), bots_(bots), results_(match.games) {}

  std::vector<Result> play() {
    std::vector<std::thread> threads;
    for (unsigned core = 0; core < std::max(1U, std::thread::hardware_concurrency()); ++core) {
      threads.emplace_back([this] { play_some(); });
    }
    for (std::thread& thread : threads) thread.join();
    std::fputc('\n', stderr);
    return results_;
  }

 private:
  using Seats = std::vector<std::unique_ptr<Seat<G>>>;

  void play_some() {
    Seats seats;
    for (const BotName& bot : bots_) seats.push_back(std::make_unique<Seat<G>>(bot));
    for (unsigned game = next_++; game < match_.games; game = next_++) {
      results_[game] = play_game(seats, game);
      const unsigned done = ++done_;
      if (done % std::max(1U, match_.games / 100) == 0) std::fprintf(stderr, "\r%u of %u games", done, match_.games);
    }
  }

  Result play_game(Seats& seats, unsigned game) const {
    const unsigned players = match_.players();
    const unsigned rotation = game % players;
    const auto bot_at = [&](Player player) { return (index_of(player) + rotation) % players; };
    Result result;
    auto state = G::start(options_, mixed(match_.seed, game / players));
    for (unsigned ply = 0; !G::is_over(state); ++ply) {
      if (begins_turn(state)) ++result.turns;
      if (result.turns > kMostTurnsAPlayer * players) {
        result.stalled = true;
        return result;
      }
      const unsigned bot = bot_at(G::actor(state));
      const Chosen<G> chosen = seats[bot]->choose(state, mixed(mixed(match_.seed, game), ply));
      result.iterations[bot] += chosen.iterations;
      ++result.moves[bot];
      G::apply(state, chosen.move);
    }
    const auto score = G::score(state);
    for (unsigned seat = 0; seat < players; ++seat) {
      const unsigned bot = bot_at(Player{static_cast<std::uint8_t>(seat)});
      result.score[bot] = points(score, seat);
      if ((score.winners >> seat & 1U) != 0) result.win_share[bot] = 1.0 / std::popcount(score.winners);
    }
    return result;
  }

  const Match& match_;
  typename G::Options options_;
  std::vector<BotName> bots_;
  std::vector<Result> results_;
  std::atomic<unsigned> next_ = 0;
  std::atomic<unsigned> done_ = 0;
};

}  // namespace brolly::arena
