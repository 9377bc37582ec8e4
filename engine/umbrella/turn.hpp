#pragma once

#include "engine/umbrella/move.hpp"
#include "engine/umbrella/table.hpp"

namespace brolly::umbrella {

/// Plays a legal move: the state moves on to the next decision, or the game is over.
void apply(State& state, Move move);

/// Begins the turn of `table.turn`. Whether a solo game can go on is asked here: at the start and after every turn.
void begin_turn(Table& table);

}  // namespace brolly::umbrella
