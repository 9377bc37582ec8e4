#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

#include "engine/parade/card.hpp"
#include "engine/parade/card_set.hpp"
#include "engine/parade/progress.hpp"

namespace brolly::parade {

/// Everything about a game, hidden cards included.
///
/// All cards but the taken ones lie in one pool: the hands, five places a player; then the parade; after a gap, the
/// draw pile, which ends where the pool ends. A played card goes behind the parade and a drawn one comes from the front
/// of the pile, so the gap keeps its size: one place a player, which the last round, played without drawing, fills.
/// Taken cards make room at the front of the parade. Who has thrown two cards away has these on the first two places of
/// the hand, the kept ones on the next two.
struct State {
  static constexpr unsigned kPoolSize = kCards + kMaxPlayers;

  // What every move touches comes first, where the processor's short instructions reach it.
  Progress progress{};
  std::uint8_t parade_front = 0;
  std::uint8_t parade_end = 0;
  alignas(std::uint32_t) std::array<Card, kPoolSize> pool{};
  std::array<CardSet, kMaxPlayers> taken{};

  /// Puts the parade and the draw pile where the progress wants them.
  void lay(std::span<const Card> parade_cards, std::span<const Card> deck_cards);

  /// Lays a player's cards as they must lie: the thrown ones first.
  void lay_hand(Player player, const CardSet& thrown_cards, const CardSet& hand_cards);

  Card* hand_of(Player player) { return pool.data() + index_of(player) * kHandSize; }
  const Card* hand_of(Player player) const { return pool.data() + index_of(player) * kHandSize; }

  /// The cards in hand, in no special order.
  std::span<const Card> hand(Player player) const {
    const unsigned thrown_away = progress.has_thrown(player) ? kThrownSize : 0;
    return {hand_of(player) + thrown_away, progress.hand_size(player)};
  }

  std::span<const Card> thrown(Player player) const {
    return {hand_of(player), progress.has_thrown(player) ? kThrownSize : 0};
  }

  /// From the front to the end.
  std::span<const Card> parade() const { return std::span(pool).subspan(parade_front, parade_end - parade_front); }

  /// With the next card to be drawn first.
  std::span<const Card> deck() const { return std::span(pool).subspan(parade_end + progress.plays_without_draw()); }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 160);

}  // namespace brolly::parade
