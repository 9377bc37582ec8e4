#pragma once

#include <array>
#include <cstdint>

#include "engine/common/random.hpp"
#include "engine/parade/state.hpp"
#include "engine/parade/view.hpp"

namespace brolly::parade {

/// Deals the cards that a view hides, again and again: `guess` without laying anew what is open.
class Deals {
 public:
  void begin(const View& view);
  /// Deals the cards as they really lie, always: for measuring what hidden cards are worth, and for nothing else.
  void begin_seeing_all(const State& state);

  /// Any deal: enough for what the owner's moves and the open cards tell.
  const State& last() const { return state_; }
  const State& next(Random& random);

 private:
  State state_;
  std::array<Card, kCards> unseen_{};
  /// Where the unseen cards lie in the state's pool.
  std::array<std::uint8_t, kCards> places_{};
  std::uint8_t count_ = 0;
};

}  // namespace brolly::parade
