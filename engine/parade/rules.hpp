#pragma once

#include <etl/vector.h>

#include <cstdint>

#include "engine/common/check.hpp"
#include "engine/common/random.hpp"
#include "engine/parade/move.hpp"
#include "engine/parade/state.hpp"

namespace brolly::parade {

struct Options {
  std::uint8_t players = kMinPlayers;
};

/// The ways to throw two of four cards away; a turn has only five moves.
inline constexpr unsigned kThrowings = 6;
using Moves = etl::vector<Move, kThrowings>;

State start(const Options& options, std::uint64_t seed);
void legal_moves(const State& state, Moves& moves);
Move random_move(const State& state, Random& random);
void apply(State& state, Move move);

namespace rules {

inline void play_and_draw(State& state, Card played);
inline Move random_play(const State& state, Random& random);
// What follows the last draw: the last round and the throws.
Move random_late_move(const State& state, Random& random);
void play_without_draw(State& state, Card played);
void throw_away(State& state, Card one, Card other);

}  // namespace rules

// Bots play whole games at random by the thousand: what runs at every turn is inline.

inline Move random_move(const State& state, Random& random) {
  if (state.progress.phase == Phase::Play) [[likely]] {
    return rules::random_play(state, random);
  }
  return rules::random_late_move(state, random);
}

inline void apply(State& state, Move move) {
  if (state.progress.phase == Phase::Play) [[likely]] {
    rules::play_and_draw(state, first_card(move));
  } else if (state.progress.phase == Phase::LastRound) {
    rules::play_without_draw(state, first_card(move));
  } else {
    rules::throw_away(state, first_card(move), second_card(move));
  }
}

namespace rules {

inline Move random_play(const State& state, Random& random) {
  return play_of(state.hand_of(state.progress.actor)[random.below(kHandSize)]);
}

/// The place of a card in a hand of `size` cards that holds it.
inline Card* find(Card* hand, unsigned size, Card card) {
  Card* place = hand + size;
#pragma GCC unroll 5
  do {
    BROLLY_CHECK(place != hand);
    --place;
  } while (*place != card);
  return place;
}

/// Moves those of the first `at_risk` cards that must leave from the parade into `taken`. The others close up towards
/// the end, so that the safe cards need not move. Says how many have left.
inline unsigned take_cards(Card* parade, unsigned at_risk, Card played, CardSet& taken) {
  Card* const before_front = parade - 1;
  unsigned closed_up = at_risk;
  do {
    const Card card = before_front[at_risk];
    if (same_colour(card, played) || is_at_most(card, played)) [[unlikely]] {
      taken.add(card);
    } else {
      before_front[closed_up] = card;
      --closed_up;
    }
    --at_risk;
  } while (at_risk != 0);
  return closed_up;
}

/// Puts the card at the end of the parade and moves the cards that must leave into `taken`. Says whether any had to.
inline bool join_parade(State& state, Card played, CardSet& taken) {
  const unsigned front = state.parade_front;
  const unsigned end = state.parade_end;
  state.pool[end] = played;
  state.parade_end = static_cast<std::uint8_t>(end + 1);
  const auto at_risk = static_cast<int>(end - front - value_of(played));
  if (at_risk <= 0) return false;
  const unsigned left = take_cards(state.pool.data() + front, static_cast<unsigned>(at_risk), played, taken);
  state.parade_front = static_cast<std::uint8_t>(front + left);
  return left != 0;
}

inline void end_move(Progress& progress) {
  progress.actor = next_of(progress.actor, progress.players);
}

inline void play_and_draw(State& state, Card played) {
  Progress& progress = state.progress;
  Card* const place = find(state.hand_of(progress.actor), kHandSize, played);
  CardSet& taken = state.taken[index_of(progress.actor)];
  const unsigned deck_front = state.parade_end + progress.players;
  *place = state.pool[deck_front];
  if (deck_front == State::kPoolSize - 1) progress.begin(Phase::LastRound);
  // Who is next does not depend on the parade; settled first, it needs no register while cards leave.
  end_move(progress);
  if (join_parade(state, played, taken) && taken.has_every_colour()) progress.begin(Phase::LastRound);
}

}  // namespace rules

}  // namespace brolly::parade
