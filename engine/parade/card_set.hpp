#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "engine/parade/card.hpp"

namespace brolly::parade {

/// A set of cards: a word a colour, in which bit v stands for value v.
class CardSet {
 public:
  constexpr bool has(Card card) const { return (values_of(colour_of(card)) >> value_of(card) & 1U) != 0; }

  constexpr void add(Card card) {
    values_[place_of(card)] = static_cast<std::uint16_t>(values_[place_of(card)] | 1U << value_of(card));
  }

  constexpr void add_all(const CardSet& others) {
    for (unsigned colour = 0; colour < kColours; ++colour) {
      values_[colour] = static_cast<std::uint16_t>(values_[colour] | others.values_[colour]);
    }
  }

  /// The values there are of a colour, as bits.
  constexpr std::uint32_t values_of(Colour colour) const { return values_[static_cast<unsigned>(colour)]; }

  constexpr bool has_every_colour() const {
#pragma GCC unroll 6
    for (const std::uint16_t values : values_) {
      if (values == 0) return false;
    }
    return true;
  }

  constexpr unsigned size() const {
    unsigned cards = 0;
    for (const std::uint16_t values : values_) cards += static_cast<unsigned>(std::popcount(values));
    return cards;
  }

  constexpr bool is_empty() const {
    return *this == CardSet{};
  }

  /// Calls `use` with each card, in card order.
  template <class Use>
  constexpr void for_each(Use use) const {
    for (unsigned colour = 0; colour < kColours; ++colour) {
      for (unsigned values = values_[colour]; values != 0; values &= values - 1) {
        use(card_of(static_cast<Colour>(colour), static_cast<unsigned>(std::countr_zero(values))));
      }
    }
  }

  constexpr bool operator==(const CardSet&) const = default;

 private:
  static constexpr unsigned place_of(Card card) {
    return static_cast<unsigned>(colour_of(card));
  }

  std::array<std::uint16_t, kColours> values_{};
};

constexpr CardSet set_of(std::span<const Card> cards) {
  CardSet set;
  for (const Card card : cards) set.add(card);
  return set;
}

/// All the cards of the game.
constexpr CardSet every_card() {
  CardSet cards;
  for (unsigned colour = 0; colour < kColours; ++colour) {
    for (unsigned value = 0; value < kValues; ++value) cards.add(card_of(static_cast<Colour>(colour), value));
  }
  return cards;
}

static_assert(every_card().size() == kCards);

}  // namespace brolly::parade
