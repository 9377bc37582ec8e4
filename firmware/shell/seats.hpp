#pragma once

#include <etl/string.h>

#include <array>
#include <cstdint>

#include "engine/common/bot.hpp"
#include "engine/parade/rules.hpp"
#include "engine/umbrella/table.hpp"

namespace brolly {

enum class GameKind : std::uint8_t { Umbrella, Parade };
inline constexpr unsigned kGameKinds = 2;

inline constexpr unsigned kMostSeats = parade::kMaxPlayers;
inline constexpr unsigned kLongestName = 10;
/// In UTF-8 a letter of our languages takes at most two bytes. An empty name stands for "Player 2" and the like.
using Name = etl::string<2 * kLongestName>;
using Names = std::array<Name, kMostSeats>;

/// Who sits there: a person, or a bot of some strength.
struct Seat {
  bool is_bot = true;
  Strength strength = Strength::Medium;

  friend constexpr bool operator==(const Seat&, const Seat&) = default;
};
using Seats = std::array<Seat, kMostSeats>;

/// Everything to agree on before a game, kept from game to game.
struct SetUp {
  static constexpr std::uint8_t kFirstAtRandom = 0xff;

  std::uint8_t players = 2;
  Seats seats{{{.is_bot = false}}};
  /// The seat that starts.
  std::uint8_t first = kFirstAtRandom;
  /// Umbrella's; its number of players is the one above.
  umbrella::Options umbrella;

  constexpr unsigned people() const {
    unsigned count = 0;
    for (unsigned seat = 0; seat < players; ++seat) count += seats[seat].is_bot ? 0U : 1U;
    return count;
  }
};

constexpr unsigned fewest_players(GameKind kind) {
  return kind == GameKind::Umbrella ? 1 : parade::kMinPlayers;
}

constexpr unsigned most_players(GameKind kind) {
  return kind == GameKind::Umbrella ? umbrella::kMaxPlayers : parade::kMaxPlayers;
}

}  // namespace brolly
