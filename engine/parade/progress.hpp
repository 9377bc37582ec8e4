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

/// Play with draws, the last round without, the throwing of two cards each. To the table protocol the first two are
/// one.
enum class Phase : std::uint8_t { Play, LastRound, Discard, Over };

/// How far the game has come: what everybody at the table knows without seeing a card.
///
/// After every move the next player clockwise is the actor; so, too, in the discard phase, which goes on after whoever
/// played last, and when the game is over. The actor is therefore always `ply` modulo the players.
struct Progress {
  std::uint8_t players = kMinPlayers;
  Phase phase = Phase::Play;
  Player actor{};
  /// How many players, from the actor on, have still to play in the last round, or to throw in the discard phase. Both
  /// begin with all players waiting, the one who caused the last round included.
  std::uint8_t waiting = 0;

  constexpr void begin(Phase next) {
    phase = next;
    waiting = players;
  }

  constexpr bool is_waiting(Player player) const {
    const unsigned seats_after_actor = (index_of(player) + players - index_of(actor)) % players;
    return seats_after_actor < waiting;
  }

  constexpr bool has_thrown(Player player) const {
    return phase == Phase::Over || (phase == Phase::Discard && !is_waiting(player));
  }

  constexpr unsigned hand_size(Player player) const {
    switch (phase) {
      case Phase::Play:
        return kHandSize;
      case Phase::LastRound:
        return is_waiting(player) ? kHandSize : kLastHandSize;
      case Phase::Discard:
        return is_waiting(player) ? kLastHandSize : kKeptSize;
      case Phase::Over:
        break;
    }
    return 0;
  }

  /// How many cards will still join the parade without a draw: those of the last round.
  constexpr unsigned plays_without_draw() const {
    if (phase == Phase::Play) return players;
    return phase == Phase::LastRound ? waiting : 0;
  }

  /// Moves made since the deal, throws included. They follow from the cards drawn, so that no move need count them.
  constexpr unsigned ply(unsigned deck_size) const {
    const unsigned drawn = deck_size_after_deal(players) - deck_size;
    if (phase == Phase::Play) return drawn;
    const unsigned rounds_begun = phase == Phase::LastRound ? 1 : 2;
    return drawn + rounds_begun * players - waiting;
  }
};

}  // namespace brolly::parade
