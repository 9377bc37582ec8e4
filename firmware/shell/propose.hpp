#pragma once

#include <cstdint>

#include "firmware/shell/match.hpp"

namespace brolly {

/// A move for whoever has to move, from what that player may know.
template <Game G>
typename G::Move propose(const Match<G>& match, std::uint32_t seed) {
  Random random(seed);
  const auto guess = G::guess(G::view_for(match.state(), G::actor(match.state())), random);
  return G::random_move(guess, random);
}

}  // namespace brolly
