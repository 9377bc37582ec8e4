#pragma once

#include <cstdint>

#include "engine/parade/card.hpp"

namespace brolly::parade {

/// A card to play, or two cards to throw away: the lower one in the low byte, the higher one in the high byte. A card
/// to play has a zero there, which is the lowest card and so never the higher of two.
enum class Move : std::uint16_t {};

constexpr Move play_of(Card card) {
  return static_cast<Move>(card);
}

constexpr Move throw_of(Card one, Card other) {
  if (other < one) return throw_of(other, one);
  return static_cast<Move>(static_cast<unsigned>(other) << 8U | static_cast<unsigned>(one));
}

constexpr bool is_throw(Move move) {
  return static_cast<unsigned>(move) > 0xffU;
}

/// The card played, or the lower one of those thrown.
constexpr Card first_card(Move move) {
  return static_cast<Card>(static_cast<unsigned>(move) & 0xffU);
}

/// The higher one of the cards thrown.
constexpr Card second_card(Move move) {
  return static_cast<Card>(static_cast<unsigned>(move) >> 8U);
}

static_assert(is_throw(throw_of(card_of(Colour::Blue, 1), card_of(Colour::Blue, 0))));
static_assert(!is_throw(play_of(card_of(Colour::Grey, 10))));

}  // namespace brolly::parade
