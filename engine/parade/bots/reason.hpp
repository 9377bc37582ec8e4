#pragma once

#include <cstdint>

#include "engine/parade/move.hpp"
#include "engine/parade/view.hpp"

namespace brolly::parade {

/// Why a move is good, for a few words in a hint.
enum class Reason : std::uint8_t {
  /// The card takes nothing from the parade.
  TakesNothing,
  /// It takes something, but no card in hand takes less.
  TakesLeast,
  /// What it takes makes or keeps a majority, which counts only one a card.
  KeepsMajority,
  /// It takes more than it must, for what comes later.
  SavesBetterCard,
  /// The card that would have cost most is thrown away.
  ThrowsDangerousCard,
  /// A card that would have cost more is thrown: what is kept joins a majority.
  ThrowsForMajority,
};

Reason reason_for(const View& view, Move move);

}  // namespace brolly::parade
