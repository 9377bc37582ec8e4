#pragma once

#include <etl/vector.h>

#include <array>

#include "engine/common/complaint.hpp"
#include "engine/parade/card_set.hpp"
#include "engine/parade/progress.hpp"
#include "engine/parade/state.hpp"

namespace brolly::parade {

/// A state as a text tells it, in which every card stands once, but which need not be possible.
struct Draft {
  static constexpr int kNotInLastRound = -1;

  unsigned players = 0;
  /// As it is written: the last round is play, too.
  Phase phase = Phase::Play;
  unsigned actor = 0;
  unsigned ply = 0;
  etl::vector<Card, kCards> parade;
  std::array<CardSet, kMaxPlayers> hands{};
  std::array<CardSet, kMaxPlayers> taken{};
  std::array<CardSet, kMaxPlayers> thrown{};
  etl::vector<Card, kCards> deck;
  /// Turns still to play in the last round.
  int last = kNotInLastRound;
};

/// The state, if a game could look like that.
OrComplaint<State> state_of(const Draft& draft);

}  // namespace brolly::parade
