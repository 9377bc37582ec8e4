#pragma once

#include <cstdint>

#include "engine/common/bandit.hpp"
#include "engine/common/random.hpp"
#include "engine/parade/bots/deals.hpp"
#include "engine/parade/rules.hpp"

namespace brolly::parade {

/// Tries the moves of one position in guessed deals, each played to its end by quick players, and more often the
/// better they do.
class Search {
 public:
  void begin(const View& view, std::uint32_t iterations, std::uint64_t seed);
  /// For a player who cheats, in the arena only: nothing is guessed.
  void begin_seeing_all(const State& state, std::uint32_t iterations, std::uint64_t seed);

  bool step(std::uint32_t iterations);
  Move choice() const { return moves_[bandit_.best()]; }
  std::uint32_t iterations() const { return bandit_.tries(); }

 private:
  void begin_moves(std::uint32_t iterations, std::uint64_t seed);
  std::uint32_t play_out(Move move);

  Deals deals_;
  Moves moves_;
  Bandit<kThrowings> bandit_;
  Random random_{0};
  std::uint32_t limit_ = 0;
};

}  // namespace brolly::parade
