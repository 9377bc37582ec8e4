#pragma once

#include <cstdint>

#include "engine/common/player.hpp"
#include "engine/parade/card.hpp"

namespace brolly::parade {

inline constexpr unsigned kMinPlayers = 2;
inline constexpr unsigned kMaxPlayers = 6;

inline constexpr unsigned kFirstParade = 6;
inline constexpr unsigned kHandSize = 5;
/// Cards in hand after the last round, which has no draw.
inline constexpr unsigned kLastHandSize = 4;
inline constexpr unsigned kThrownSize = 2;
inline constexpr unsigned kKeptSize = kLastHandSize - kThrownSize;

constexpr unsigned deck_size_after_deal(unsigned players) {
  return kCards - kFirstParade - players * kHandSize;
}

constexpr Player player_at(unsigned seat) {
  return Player{static_cast<std::uint8_t>(seat)};
}

enum class Phase : std::uint8_t { Play, Discard, Over };

/// How far the game has come: what everybody at the table knows without seeing a card.
///
/// After every move the next player clockwise is the actor; so, too, in the discard phase, which goes on after whoever
/// played last, and when the game is over. The actor is therefore always `ply` modulo the players.
struct Progress {
  static constexpr std::uint8_t kNotYet = 0xff;

  std::uint8_t players = kMinPlayers;
  Phase phase = Phase::Play;
  Player actor{};
  /// How many players, from the actor on, have still to play in the last round, or to throw in the discard phase. The
  /// last round begins with all players waiting, the one who caused it included. `kNotYet` before it.
  std::uint8_t waiting = kNotYet;

  constexpr bool in_last_round() const { return waiting != kNotYet; }

  constexpr bool is_waiting(Player player) const {
    const unsigned seats_after_actor = (index_of(player) + players - index_of(actor)) % players;
    return seats_after_actor < waiting;
  }

  constexpr bool has_thrown(Player player) const {
    return phase == Phase::Over || (phase == Phase::Discard && !is_waiting(player));
  }

  constexpr unsigned hand_size(Player player) const {
    if (phase == Phase::Over) return 0;
    if (has_thrown(player)) return kKeptSize;
    return phase == Phase::Play && is_waiting(player) ? kHandSize : kLastHandSize;
  }

  /// How many cards will still join the parade without a draw: those of the last round.
  constexpr unsigned plays_without_draw() const {
    if (phase != Phase::Play) return 0;
    return in_last_round() ? waiting : players;
  }

  /// Moves made since the deal, throws included. They follow from the cards drawn, so that no move need count them.
  constexpr unsigned ply(unsigned deck_size) const {
    const unsigned drawn = deck_size_after_deal(players) - deck_size;
    if (!in_last_round()) return drawn;
    const unsigned last_round = phase == Phase::Play ? 0U : players;
    return drawn + last_round + players - waiting;
  }
};

}  // namespace brolly::parade
