#include "engine/parade/state.hpp"

#include <algorithm>

namespace brolly::parade {

void State::lay(std::span<const Card> parade_cards, std::span<const Card> deck_cards) {
  const std::size_t deck_place = kPoolSize - deck_cards.size();
  const std::size_t parade_place = deck_place - progress.plays_without_draw() - parade_cards.size();
  std::ranges::copy(parade_cards, pool.begin() + static_cast<std::ptrdiff_t>(parade_place));
  std::ranges::copy(deck_cards, pool.begin() + static_cast<std::ptrdiff_t>(deck_place));
  parade_front = static_cast<std::uint8_t>(parade_place);
  parade_end = static_cast<std::uint8_t>(parade_place + parade_cards.size());
}

void State::lay_hand(Player player, const CardSet& thrown_cards, const CardSet& hand_cards) {
  Card* place = hand_of(player);
  const auto put_down = [&place](Card card) { *place++ = card; };
  thrown_cards.for_each(put_down);
  hand_cards.for_each(put_down);
}

}  // namespace brolly::parade
