#pragma once

#include "engine/umbrella/table.hpp"

namespace brolly::umbrella {

/// The supply is used first; the tokens set aside are for the last round alone.
constexpr bool has_token(const Table& table) {
  return table.supply > 0 || (table.ending != kNobody && table.aside > 0);
}

/// The empty spots where the player whose turn it is could mark the visible figure of `space`, were it made in
/// `colour`.
constexpr Bits spots_for(const Table& table, Space space, Colour colour) {
  const Bits filled = table.boards[index_of(table.turn)];
  return accepting_spots(table.options.level, space)[index_of(colour)] & ~filled;
}

/// The spots where the visible figure of `space` can be marked now, made in `colour`: none unless it is complete.
constexpr Bits completing_spots(const Table& table, Space space, Colour colour) {
  const Tile tile = table.tops[index_of(table.turn)][index_of(space)];
  if (tile.is_none() || (figure_of(tile, space) & ~table.stage().cells_of(colour)) != 0) return 0;
  return spots_for(table, space, colour);
}

/// Whether a figure is complete and can be marked.
bool can_complete(const Table& table);

}  // namespace brolly::umbrella
