#pragma once

#include <array>
#include <cstdint>

#include "engine/umbrella/table.hpp"

namespace brolly::umbrella {

struct PlayerScore {
  /// 2 for each token placed.
  int tokens = 0;
  /// Minus 1 for each umbrella in the Personal zone.
  int waiting = 0;
  /// 2 if the Personal zone is empty.
  int empty = 0;
  int bonus = 0;
  /// Solo: 1 for each umbrella left, if all tokens are placed.
  int left = 0;

  constexpr int total() const { return tokens + waiting + empty + bonus + left; }
};

struct Score {
  std::uint8_t players = 0;
  /// Solo: 1 to 6 from the lowest; otherwise 0.
  std::uint8_t rank = 0;
  /// The winners, as a set of players. A solo player is the winner of their own game.
  std::uint8_t winners = 0;
  std::array<PlayerScore, kMaxPlayers> each;
};

/// What the score would be if the game ended now.
Score score(const Table& table);

}  // namespace brolly::umbrella
