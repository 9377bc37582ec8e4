#pragma once

#include <etl/string_view.h>

#include <array>
#include <cstdint>

#include "engine/common/game.hpp"
#include "engine/common/random.hpp"
#include "engine/table/search.hpp"

namespace brolly::table {

template <Game G>
struct Choice {
  typename G::Move move;
  /// How much the bot searched for it.
  std::uint32_t iterations;
};

/// A bot as `go` sees it. It gets the actor's view, never the state, so it cannot know more than a player.
template <Game G>
struct Bot {
  etl::string_view name;
  Choice<G> (*choose)(const typename G::View& view, const Search& search);
};

/// Any state that agrees with the actor's view has the actor's legal moves: nobody's moves depend on what is hidden
/// from them.
template <Game G>
Choice<G> choose_at_random(const typename G::View& view, const Search& search) {
  Random random(search.seed);
  const typename G::State guess = G::guess(view, random);
  return {G::random_move(guess, random), 0};
}

/// The bots of a game, weakest first. A game that has bots of its own specialises this beside them.
template <Game G>
inline constexpr std::array kBots{Bot<G>{"random", choose_at_random<G>}};

}  // namespace brolly::table
