#include "engine/parade/rules.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace brolly::parade {

namespace {

/// The two places of each way to throw two of four cards away.
constexpr std::array<std::array<std::uint8_t, kThrownSize>, kThrowings> kThrownPlaces{
    {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}};

Move throw_by_number(const Card* hand, unsigned number) {
  return throw_of(hand[kThrownPlaces[number][0]], hand[kThrownPlaces[number][1]]);
}

std::array<Card, kCards> shuffled_cards(std::uint64_t seed) {
  std::array<Card, kCards> cards;
  Card* place = cards.data();
  every_card().for_each([&](Card card) { *place++ = card; });
  Random random(seed);
  shuffle(cards, random);
  return cards;
}

void play_without_draw(State& state, Card played) {
  Card* const hand = state.hand_of(state.progress.actor);
  *rules::find(hand, kHandSize, played) = hand[kLastHandSize];
  rules::join_parade(state, played);
}

/// Thrown cards lie on the first places of the hand.
void throw_away(State& state, Card one, Card other) {
  Card* const hand = state.hand_of(state.progress.actor);
  std::swap(hand[0], *rules::find(hand, kLastHandSize, one));
  std::swap(hand[1], *rules::find(hand, kLastHandSize, other));
}

/// All throws are shown at the same time: only now the kept cards join the open ones.
void take_kept_cards(State& state) {
  for (unsigned seat = 0; seat < state.progress.players; ++seat) {
    const Card* const kept = state.hand_of(player_at(seat)) + kThrownSize;
    for (unsigned place = 0; place < kKeptSize; ++place) state.taken[seat].add(kept[place]);
  }
}

}  // namespace

State start(const Options& options, std::uint64_t seed) {
  BROLLY_CHECK(options.players >= kMinPlayers && options.players <= kMaxPlayers);
  const auto cards = shuffled_cards(seed);
  const std::span<const Card> rest = std::span(cards).subspan(options.players * kHandSize);
  State state;
  state.progress.players = options.players;
  std::copy(cards.begin(), cards.begin() + options.players * kHandSize, state.pool.begin());
  state.lay(rest.first(kFirstParade), rest.subspan(kFirstParade));
  return state;
}

void legal_moves(const State& state, Moves& moves) {
  moves.clear();
  const Card* const hand = state.hand_of(state.progress.actor);
  if (state.progress.phase == Phase::Play) {
    for (unsigned place = 0; place < kHandSize; ++place) moves.push_back(play_of(hand[place]));
  } else if (state.progress.phase == Phase::Discard) {
    for (unsigned number = 0; number < kThrowings; ++number) moves.push_back(throw_by_number(hand, number));
  }
}

Move rules::random_throw(const State& state, Random& random) {
  return throw_by_number(state.hand_of(state.progress.actor), random.below(kThrowings));
}

void rules::apply_without_draw(State& state, Move move) {
  Progress& progress = state.progress;
  BROLLY_CHECK(progress.phase != Phase::Over);
  if (progress.phase == Phase::Play) {
    play_without_draw(state, first_card(move));
  } else {
    throw_away(state, first_card(move), second_card(move));
  }
  end_move(progress);
  --progress.waiting;
  if (progress.waiting != 0) return;
  if (progress.phase == Phase::Play) {
    progress.phase = Phase::Discard;
    progress.waiting = progress.players;
  } else {
    progress.phase = Phase::Over;
    take_kept_cards(state);
  }
}

}  // namespace brolly::parade
