#include "engine/parade/view.hpp"

#include <etl/vector.h>

#include <algorithm>

namespace brolly::parade {

namespace {

using Unseen = etl::vector<Card, kCards>;

Unseen unseen_by_owner(const View& view) {
  CardSet seen = view.hand;
  seen.add_all(view.thrown);
  seen.add_all(set_of(view.parade()));
  for (const CardSet& taken : view.taken) seen.add_all(taken);
  Unseen unseen;
  every_card().for_each([&](Card card) {
    if (!seen.has(card)) unseen.push_back(card);
  });
  return unseen;
}

}  // namespace

View view_for(const State& state, Player player) {
  View view;
  view.progress = state.progress;
  view.owner = player;
  view.deck_size = static_cast<std::uint8_t>(state.deck().size());
  view.parade_size = static_cast<std::uint8_t>(state.parade().size());
  std::ranges::copy(state.parade(), view.parade_cards.begin());
  view.taken = state.taken;
  view.hand = set_of(state.hand(player));
  view.thrown = set_of(state.thrown(player));
  return view;
}

State guess(const View& view, Random& random) {
  State state;
  state.progress = view.progress;
  state.taken = view.taken;
  state.lay_hand(view.owner, view.thrown, view.hand);
  Unseen unseen = unseen_by_owner(view);
  shuffle(unseen, random);
  std::span<const Card> rest(unseen.data(), unseen.size());
  for (unsigned seat = 0; seat < view.progress.players; ++seat) {
    const Player player = player_at(seat);
    if (player == view.owner) continue;
    const std::size_t hidden = state.hand(player).size() + state.thrown(player).size();
    std::ranges::copy(rest.first(hidden), state.hand_of(player));
    rest = rest.subspan(hidden);
  }
  state.lay(view.parade(), rest);
  return state;
}

}  // namespace brolly::parade
