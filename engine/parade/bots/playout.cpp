#include "engine/parade/bots/playout.hpp"

#include <algorithm>
#include <array>

#include "engine/parade/bots/greedy.hpp"
#include "engine/parade/bots/reckoning.hpp"
#include "engine/parade/rules.hpp"

namespace brolly::parade {

namespace {

Card choose(const State& state, Random& random) {
  constexpr std::uint32_t kOneInFive = 0x33333333U;
  const Card* const hand = state.hand_of(state.progress.actor);
  if (random.next() < kOneInFive) return hand[random.below(kHandSize)];
  return cheapest_play(state.parade(), {hand, kHandSize});
}

/// Nobody knows what the others keep: everybody throws by the cards that are open before.
void keep_cards(const State& state, Player player, Move own, Reckoning& reckoning) {
  constexpr unsigned kExpectedGain = 1;
  std::array<Move, kMaxPlayers> thrown{};
  for (unsigned seat = 0; seat < state.progress.players; ++seat) {
    const bool is_decided = seat == index_of(player) && is_throw(own);
    const std::span<const Card, kLastHandSize> hand(state.hand_of(player_at(seat)), kLastHandSize);
    thrown[seat] = is_decided ? own : reckoning.best_throw(seat, hand, kExpectedGain);
  }
  for (unsigned seat = 0; seat < state.progress.players; ++seat) {
    const Card* const hand = state.hand_of(player_at(seat));
    for (unsigned place = 0; place < kLastHandSize; ++place) {
      const Card card = hand[place];
      if (card != first_card(thrown[seat]) && card != second_card(thrown[seat])) reckoning.keep(seat, card);
    }
  }
}

/// A margin beyond this is no better: it is decided anyway.
constexpr int kLargestMargin = 32;

}  // namespace

void play_to_throws(State& state, Random& random) {
  while (state.progress.phase == Phase::Play) rules::play_and_draw(state, choose(state, random));
  while (state.progress.phase == Phase::LastRound) rules::play_without_draw(state, choose(state, random));
}

std::uint32_t outcome(const State& state, Player player, Move own, std::uint32_t full) {
  Reckoning reckoning(state.taken, state.progress.players);
  keep_cards(state, player, own, reckoning);
  const std::uint32_t rank = reckoning.rank_of(index_of(player));
  std::uint32_t best_other = UINT32_MAX;
  unsigned level = 1;
  for (unsigned seat = 0; seat < state.progress.players; ++seat) {
    if (seat == index_of(player)) continue;
    const std::uint32_t other = reckoning.rank_of(seat);
    best_other = std::min(best_other, other);
    if (other == rank) ++level;
  }
  const int lead = static_cast<int>(Reckoning::points_in(best_other)) - static_cast<int>(Reckoning::points_in(rank));
  const int margin = std::clamp(lead, -kLargestMargin, kLargestMargin) + kLargestMargin;
  const std::uint32_t half = full / 2;
  const std::uint32_t won = rank <= best_other ? half / level : 0;
  return won + static_cast<std::uint32_t>(margin) * half / (2U * kLargestMargin);
}

}  // namespace brolly::parade
