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
  if (state.progress.phase == Phase::Play || state.progress.phase == Phase::LastRound) {
    for (unsigned place = 0; place < kHandSize; ++place) moves.push_back(play_of(hand[place]));
  } else if (state.progress.phase == Phase::Discard) {
    for (unsigned number = 0; number < kThrowings; ++number) moves.push_back(throw_by_number(hand, number));
  }
}

Move rules::random_late_move(const State& state, Random& random) {
  if (state.progress.phase == Phase::LastRound) return random_play(state, random);
  return throw_by_number(state.hand_of(state.progress.actor), random.below(kThrowings));
}

void rules::play_without_draw(State& state, Card played) {
  Progress& progress = state.progress;
  Card* const hand = state.hand_of(progress.actor);
  *find(hand, kHandSize, played) = hand[kLastHandSize];
  join_parade(state, played, state.taken[index_of(progress.actor)]);
  --progress.waiting;
  if (progress.waiting == 0) progress.begin(Phase::Discard);
  end_move(progress);
}

void rules::throw_away(State& state, Card one, Card other) {
  Progress& progress = state.progress;
  BROLLY_CHECK(progress.phase == Phase::Discard);
  Card* const hand = state.hand_of(progress.actor);
  std::swap(hand[0], *find(hand, kLastHandSize, one));
  std::swap(hand[1], *find(hand, kLastHandSize, other));
  --progress.waiting;
  if (progress.waiting == 0) {
    progress.phase = Phase::Over;
    take_kept_cards(state);
  }
  end_move(progress);
}

}  // namespace brolly::parade
