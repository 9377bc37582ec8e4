#pragma once

#include "engine/umbrella/table.hpp"

namespace brolly::umbrella {

constexpr bool has_tile(const Table& table, Player player) {
  for (const Tile tile : table.tops[index_of(player)]) {
    if (!tile.is_none()) return true;
  }
  return false;
}

/// Has 10 tokens or no tile left: the last round begins at the end of such a player's turn.
constexpr bool is_done(const Table& table, Player player) {
  return table.boards[index_of(player)] == kAllSpots || !has_tile(table, player);
}

/// Puts a tile on a space, on top of what lies there.
constexpr void lay(Table& table, Player player, Space space, Tile tile) {
  Tile& top = table.tops[index_of(player)][index_of(space)];
  table.under[tile.number() - 1] = top;
  top = tile;
}

/// Takes the visible tile; the one below becomes visible, and if nobody has seen it yet, everybody does now.
constexpr Tile lift(State& state, Player player, Space space) {
  Table& table = state.table;
  Tile& top = table.tops[index_of(player)][index_of(space)];
  const Tile lifted = top;
  top = table.under[lifted.number() - 1];
  table.under[lifted.number() - 1] = {};
  const unsigned stack = index_of(space);
  if (!top.is_none() || stack >= kStartingStacks || table.unseen[index_of(player)][stack] == 0) return lifted;
  const unsigned left = --table.unseen[index_of(player)][stack];
  Tile& unseen = state.unseen.at(table.players(), player, stack, left);
  top = unseen;
  unseen = {};
  return lifted;
}

}  // namespace brolly::umbrella
