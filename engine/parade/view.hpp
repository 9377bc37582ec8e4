#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/common/player.hpp"
#include "engine/common/random.hpp"
#include "engine/parade/card.hpp"
#include "engine/parade/card_set.hpp"
#include "engine/parade/progress.hpp"
#include "engine/parade/state.hpp"

namespace brolly::parade {

/// What one player may know. Thrown cards stay their owner's secret for ever, so they are hidden even in a game that is
/// over.
struct View {
  /// Every card but those that stay in the hands to the end.
  static constexpr unsigned kLongestParade = kCards - kMinPlayers * kLastHandSize;

  Progress progress{};
  Player owner{};
  std::uint8_t deck_size = 0;
  std::uint8_t parade_size = 0;
  std::array<Card, kLongestParade> parade_cards{};
  std::array<CardSet, kMaxPlayers> taken{};
  /// The owner's.
  CardSet hand{};
  /// The owner's.
  CardSet thrown{};

  /// From the front to the end.
  std::span<const Card> parade() const { return std::span(parade_cards).first(parade_size); }
};

View view_for(const State& state, Player player);

/// A full state that agrees with the view. Every card that the owner has not seen is equally likely in every hidden
/// place: other hands, other thrown cards, the draw pile.
State guess(const View& view, Random& random);

}  // namespace brolly::parade
