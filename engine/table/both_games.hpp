#pragma once

#include <cstddef>

#include "engine/parade/bots/bot.hpp"
#include "engine/parade/game.hpp"
#include "engine/table/table.hpp"
#include "engine/umbrella/game.hpp"

namespace brolly::table {

/// The table that all programs use: on it lies Umbrella or Parade.
template <std::size_t kMoves>
using BothGames = Table<kMoves, umbrella::Umbrella, parade::Parade>;

/// Room for far longer games than anybody plays, where memory is plenty.
inline constexpr std::size_t kMovesOnHost = 65536;

}  // namespace brolly::table
