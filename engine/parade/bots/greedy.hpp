#pragma once

#include <cstdint>
#include <span>

#include "engine/parade/card.hpp"

namespace brolly::parade {

/// How bad a play is to somebody who looks no further: first the value it takes, then how many cards, then how low the
/// card is that it spends; cards of equal value differ by colour, so that no two plays are equally bad.
enum class Cost : std::uint32_t {};

/// High values are the cards that seldom take anything: the last part of a cost.
constexpr std::uint32_t lowness(Card card) {
  constexpr std::uint32_t kLowest = 0xff;
  return kLowest - (value_of(card) << 4U | static_cast<std::uint32_t>(colour_of(card)));
}

constexpr unsigned value_taken(Cost cost) {
  return static_cast<std::uint32_t>(cost) >> 16U;
}

constexpr unsigned cards_taken(Cost cost) {
  return static_cast<std::uint32_t>(cost) >> 8U & 0xffU;
}

inline Cost cost_of(std::span<const Card> parade, Card played) {
  std::uint32_t cost = lowness(played);
  const auto at_risk = static_cast<int>(parade.size() - value_of(played));
  for (int place = 0; place < at_risk; ++place) {
    const Card card = parade[static_cast<unsigned>(place)];
    if (same_colour(card, played) || is_at_most(card, played)) cost += value_of(card) << 16U | 1U << 8U;
  }
  return Cost{cost};
}

/// The card that takes the least. A card of a value that spares the whole parade needs no look at it.
inline Card cheapest_play(std::span<const Card> parade, std::span<const Card> hand) {
  Card highest = hand[0];
  for (const Card card : hand.subspan(1)) {
    if (lowness(card) < lowness(highest)) highest = card;
  }
  if (value_of(highest) >= parade.size()) return highest;
  Card cheapest = highest;
  Cost least = cost_of(parade, highest);
  for (const Card card : hand) {
    const Cost cost = cost_of(parade, card);
    if (cost < least) {
      least = cost;
      cheapest = card;
    }
  }
  return cheapest;
}

}  // namespace brolly::parade
