#pragma once

#include <etl/vector.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "engine/common/check.hpp"
#include "engine/common/game.hpp"

namespace brolly::table {

/// Counts the move sequences of a length; a game that ends earlier counts as one sequence.
///
/// The console's stack holds neither a recursion nor a list of moves a level. So the states on the way down lie in a
/// stack of this object's own, each with the number of its moves already tried; the moves of the level at work are
/// listed again on the way back up. The last level, where nearly all the work is, has a list of its own and spares
/// that.
template <Game G>
class Perft {
 public:
  static constexpr unsigned kDeepest = 64;

  std::uint64_t count(const typename G::State& from, unsigned depth) {
    BROLLY_CHECK(depth <= kDeepest);
    if (depth == 0) return 1;
    if (depth == 1) return endings(from);

    std::uint64_t total = 0;
    levels_.clear();
    enter(from);
    while (true) {
      if (levels_.back().tried == moves_.size()) {
        levels_.pop_back();
        if (levels_.empty()) return std::max<std::uint64_t>(total, 1);
        G::legal_moves(levels_.back().state, moves_);
        continue;
      }
      typename G::State next = levels_.back().state;
      G::apply(next, moves_[levels_.back().tried++]);
      if (levels_.size() + 1 == depth || G::is_over(next)) {
        total += endings(next);
      } else {
        enter(next);
      }
    }
  }

 private:
  struct Level {
    typename G::State state;
    std::size_t tried;
  };

  void enter(const typename G::State& state) {
    levels_.push_back(Level{state, 0});
    G::legal_moves(state, moves_);
  }

  /// The sequences that at most one more move makes.
  std::uint64_t endings(const typename G::State& state) {
    G::legal_moves(state, last_moves_);
    return std::max<std::uint64_t>(last_moves_.size(), 1);
  }

  etl::vector<Level, kDeepest> levels_;
  typename G::Moves moves_;
  typename G::Moves last_moves_;
};

}  // namespace brolly::table
