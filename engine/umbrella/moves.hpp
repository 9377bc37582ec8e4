#pragma once

#include <etl/vector.h>

#include "engine/common/random.hpp"
#include "engine/umbrella/move.hpp"
#include "engine/umbrella/table.hpp"

namespace brolly::umbrella {

/// The most moves at once: `exchange` with every zone, each with all colours, every cell of another colour, and `pass`.
inline constexpr unsigned kMaxMoves = kZones * (kColours - 1) * kCells + 1;
using Moves = etl::vector<Move, kMaxMoves>;

/// How many moves are legal: none when the game is over, otherwise at least one.
unsigned count_moves(const Table& table);
/// The legal move with this index. The order is the engine's own, without a meaning.
Move move_at(const Table& table, unsigned index);
void list_moves(const Table& table, Moves& moves);
Move random_move(const Table& table, Random& random);

/// Whether the current power offers more than `pass`.
bool offers_something(const Table& table, Power power);

}  // namespace brolly::umbrella
