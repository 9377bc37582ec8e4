#include "engine/parade/bots/simple.hpp"

#include <etl/vector.h>

#include "engine/parade/bots/greedy.hpp"
#include "engine/parade/bots/reckoning.hpp"

namespace brolly::parade {

namespace {

using Hand = etl::vector<Card, kHandSize>;

/// In card order, whatever order the cards were drawn in.
Hand hand_of(const View& view) {
  Hand hand;
  view.hand.for_each([&hand](Card card) { hand.push_back(card); });
  return hand;
}

std::span<const Card, kLastHandSize> last_hand(const Hand& hand) {
  return std::span<const Card, kLastHandSize>(hand.data(), kLastHandSize);
}

Card cheapest_of(const View& view, const Hand& hand) {
  return cheapest_play(view.parade(), {hand.data(), hand.size()});
}

}  // namespace

Move medium_move(const View& view) {
  constexpr unsigned kExpectedGain = 2;
  const Hand hand = hand_of(view);
  if (view.progress.phase != Phase::Discard) return play_of(cheapest_of(view, hand));
  const Reckoning reckoning(view.taken, view.progress.players);
  return reckoning.best_throw(index_of(view.owner), last_hand(hand), kExpectedGain);
}

Move easy_move(const View& view, Random& random) {
  Hand hand = hand_of(view);
  if (view.progress.phase == Phase::Discard) {
    // To somebody with no open cards and no opponent near, every card costs its value: the highest two go.
    constexpr unsigned kOutOfReach = kCards;
    const Reckoning nothing_open({}, 0);
    return nothing_open.best_throw(0, last_hand(hand), kOutOfReach);
  }
  const unsigned least = value_taken(cost_of(view.parade(), cheapest_of(view, hand)));
  Hand cheap;
  for (const Card card : hand) {
    if (value_taken(cost_of(view.parade(), card)) <= least + kEasyCarelessness) cheap.push_back(card);
  }
  return play_of(cheap[random.below(static_cast<std::uint32_t>(cheap.size()))]);
}

}  // namespace brolly::parade
