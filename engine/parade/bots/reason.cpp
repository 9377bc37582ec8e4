#include "engine/parade/bots/reason.hpp"

#include <algorithm>

#include "engine/parade/bots/greedy.hpp"
#include "engine/parade/bots/reckoning.hpp"

namespace brolly::parade {

namespace {

/// Whether a player who gets these cards has the majority of one of their colours.
bool has_majority(const View& view, const CardSet& gained) {
  std::array<CardSet, kMaxPlayers> taken = view.taken;
  taken[index_of(view.owner)].add_all(gained);
  const Reckoning reckoning(taken, view.progress.players);
  for (unsigned colour = 0; colour < kColours; ++colour) {
    const Tally own = reckoning.tally(index_of(view.owner), colour);
    if (gained.values_of(static_cast<Colour>(colour)) == 0 || own.sum <= own.count) continue;
    if (reckoning.points_for(own, reckoning.most_of_others(index_of(view.owner), colour)) == own.count) return true;
  }
  return false;
}

CardSet taken_by(const View& view, Card played) {
  CardSet taken;
  const auto at_risk = std::max(0, static_cast<int>(view.parade_size - value_of(played)));
  for (const Card card : view.parade().first(static_cast<unsigned>(at_risk))) {
    if (same_colour(card, played) || is_at_most(card, played)) taken.add(card);
  }
  return taken;
}

Reason reason_for_play(const View& view, Card played) {
  const Cost cost = cost_of(view.parade(), played);
  if (cards_taken(cost) == 0) return Reason::TakesNothing;
  bool takes_least = true;
  view.hand.for_each([&](Card card) {
    if (value_taken(cost_of(view.parade(), card)) < value_taken(cost)) takes_least = false;
  });
  if (takes_least) return Reason::TakesLeast;
  return has_majority(view, taken_by(view, played)) ? Reason::KeepsMajority : Reason::SavesBetterCard;
}

Reason reason_for_throw(const View& view, Move move) {
  unsigned highest_kept = 0;
  CardSet kept;
  view.hand.for_each([&](Card card) {
    if (card == first_card(move) || card == second_card(move)) return;
    kept.add(card);
    highest_kept = std::max(highest_kept, value_of(card));
  });
  const bool throws_highest = std::max(value_of(first_card(move)), value_of(second_card(move))) >= highest_kept;
  return !throws_highest && has_majority(view, kept) ? Reason::ThrowsForMajority : Reason::ThrowsDangerousCard;
}

}  // namespace

Reason reason_for(const View& view, Move move) {
  return is_throw(move) ? reason_for_throw(view, move) : reason_for_play(view, first_card(move));
}

}  // namespace brolly::parade
