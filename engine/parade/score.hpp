#pragma once

#include <array>
#include <cstdint>

#include "engine/common/player.hpp"
#include "engine/parade/card.hpp"
#include "engine/parade/progress.hpp"
#include "engine/parade/state.hpp"

namespace brolly::parade {

/// Points count against a player: fewest win.
struct PlayerScore {
  std::uint16_t total = 0;
  /// The number of open cards, which decides between equal totals.
  std::uint8_t cards = 0;
  std::array<std::uint8_t, kColours> colours{};
};

struct Score {
  std::array<PlayerScore, kMaxPlayers> players{};
  /// Bit p for player p. More than one share the win if points and cards are equal.
  std::uint8_t winners = 0;

  constexpr bool has_won(Player player) const { return (winners & 1U << index_of(player)) != 0; }
};

/// What the score would be if the game ended now: it counts the open cards only.
Score score(const State& state);

}  // namespace brolly::parade
