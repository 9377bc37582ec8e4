#pragma once

#include "engine/common/random.hpp"
#include "engine/parade/move.hpp"
#include "engine/parade/view.hpp"

namespace brolly::parade {

/// Looks one move ahead: plays the card that takes the least value (then the fewest cards, then the highest card), and
/// throws what scores best if each opponent gains two cards of every colour.
Move medium_move(const View& view);

/// How much more value than it must an easy bot may take.
inline constexpr unsigned kEasyCarelessness = 6;

/// A child's play: any card that takes little more than it must, and away with the highest cards.
Move easy_move(const View& view, Random& random);

}  // namespace brolly::parade
