#pragma once

#include <etl/vector.h>

#include <cstddef>

#include "engine/common/check.hpp"
#include "engine/common/game.hpp"

namespace brolly::table {

/// The moves played since a first state, and the state that they have led to.
///
/// Rules have no way back, so taking back is playing again from an earlier state. From the first state alone, stepping
/// back through a game of thousands of moves would be quadratic; a state for each move would be hundreds of bytes for
/// each 2-byte move. So every `kStride` moves the state is kept: a step back plays fewer than `kStride` moves again.
template <Game G, std::size_t kMoves>
class History {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  explicit History(const State& first) : now_(first) {}

  const State& now() const { return now_; }
  std::size_t length() const { return moves_.size(); }
  bool full() const { return moves_.full(); }

  void play(Move move) {
    BROLLY_CHECK(!full());
    if (length() % kStride == 0) kept_.push_back(now_);
    moves_.push_back(move);
    G::apply(now_, move);
  }

  /// Takes back all moves but the first `length`.
  void take_back_to(std::size_t length) {
    if (length == moves_.size()) return;
    BROLLY_CHECK(length < moves_.size());
    const std::size_t stride = length / kStride;
    now_ = kept_[stride];
    for (std::size_t played = stride * kStride; played < length; ++played) G::apply(now_, moves_[played]);
    moves_.erase(moves_.begin() + length, moves_.end());
    const bool on_stride = length % kStride == 0;
    kept_.erase(kept_.begin() + stride + (on_stride ? 0 : 1), kept_.end());
  }

 private:
  static constexpr std::size_t kStride = 64;

  State now_;
  etl::vector<Move, kMoves> moves_;
  /// The states before move 0, `kStride`, 2 * `kStride`, and so on.
  etl::vector<State, (kMoves + kStride - 1) / kStride> kept_;
};

}  // namespace brolly::table
