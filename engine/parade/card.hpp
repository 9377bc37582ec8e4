#pragma once

#include <cstdint>

namespace brolly::parade {

/// In card order, which is the order of their letters: B G O P R S.
enum class Colour : std::uint8_t { Blue, Green, Orange, Purple, Red, Grey };

inline constexpr unsigned kColours = 6;
inline constexpr unsigned kValues = 11;
inline constexpr unsigned kCards = kColours * kValues;

/// Colour in the high nibble, value in the low one, so that cards compare in card order.
enum class Card : std::uint8_t {};

constexpr Card card_of(Colour colour, unsigned value) {
  return static_cast<Card>(static_cast<unsigned>(colour) << 4U | value);
}

constexpr Colour colour_of(Card card) {
  return static_cast<Colour>(static_cast<unsigned>(card) >> 4U);
}

constexpr unsigned value_of(Card card) {
  return static_cast<unsigned>(card) & 0xfU;
}

// The removal asks the next two questions about every card at risk. They are put so that a loop with a fixed second
// card needs two instructions for each: what depends on that card alone moves out of the loop.

constexpr bool same_colour(Card card, Card fixed) {
  const unsigned lowest_of_colour = static_cast<unsigned>(fixed) & 0xf0U;
  return static_cast<unsigned>(card) - lowest_of_colour < 0x10U;
}

constexpr bool is_at_most(Card card, Card fixed) {
  constexpr unsigned kPushColourOut = 28;
  return static_cast<std::uint32_t>(card) << kPushColourOut <= static_cast<std::uint32_t>(fixed) << kPushColourOut;
}

static_assert(card_of(Colour::Blue, 10) < card_of(Colour::Green, 0));
static_assert(same_colour(card_of(Colour::Red, 0), card_of(Colour::Red, 10)));
static_assert(!same_colour(card_of(Colour::Red, 0), card_of(Colour::Grey, 0)));
static_assert(is_at_most(card_of(Colour::Grey, 3), card_of(Colour::Red, 3)));
static_assert(!is_at_most(card_of(Colour::Blue, 4), card_of(Colour::Red, 3)));

}  // namespace brolly::parade
