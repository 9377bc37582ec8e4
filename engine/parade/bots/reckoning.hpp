#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/parade/card.hpp"
#include "engine/parade/card_set.hpp"
#include "engine/parade/move.hpp"
#include "engine/parade/progress.hpp"
#include "engine/parade/tally.hpp"

namespace brolly::parade {

/// All open cards, counted, and what they cost: the end of the game as a bot works it out, thousands of times.
class Reckoning {
 public:
  Reckoning(std::span<const CardSet> taken, unsigned players);

  /// The two cards that a player throws who expects each opponent to keep `expected_gain` more of every colour. Among
  /// equal results the higher cards go.
  Move best_throw(unsigned seat, std::span<const Card, kLastHandSize> hand, unsigned expected_gain) const;

  /// The cards that a player keeps become open.
  void keep(unsigned seat, Card card) { tallies_[seat][static_cast<unsigned>(colour_of(card))].add(value_of(card)); }

  /// Points and, for equal points, the number of cards: fewest win.
  std::uint32_t rank_of(unsigned seat) const;
  static constexpr unsigned points_in(std::uint32_t rank) { return rank >> 8U; }

  /// How many cards of a colour the others have at most.
  unsigned most_of_others(unsigned seat, unsigned colour) const;
  Tally tally(unsigned seat, unsigned colour) const { return tallies_[seat][colour]; }

  /// What a player's cards of one colour cost when nobody else has more than `others` of it.
  unsigned points_for(Tally own, unsigned others) const { return own.count >= others + lead_ ? own.count : own.sum; }

 private:
  std::array<std::array<Tally, kColours>, kMaxPlayers> tallies_{};
  unsigned players_;
  /// By how many cards a majority must lead: with two players by two, otherwise a tie is enough.
  unsigned lead_;
};

}  // namespace brolly::parade
