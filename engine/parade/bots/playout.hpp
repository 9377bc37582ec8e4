#pragma once

#include <cstdint>

#include "engine/common/random.hpp"
#include "engine/parade/move.hpp"
#include "engine/parade/state.hpp"

namespace brolly::parade {

/// Plays on to the throws: mostly the cheapest card, now and then any, so that no playout is certain.
void play_to_throws(State& state, Random& random);

/// How good the end of a state before the throws is for a player, from 0 to `full`: half for the win and half for the
/// margin. All throw as they think best; `own`, if it is a throw, is what the player throws instead.
std::uint32_t outcome(const State& state, Player player, Move own, std::uint32_t full);

}  // namespace brolly::parade
