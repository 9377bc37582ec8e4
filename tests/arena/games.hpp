#pragma once

#include <cstdint>
#include <optional>

#include "engine/common/game.hpp"
#include "engine/parade/bots/bot.hpp"
#include "engine/parade/game.hpp"
#include "engine/umbrella/game.hpp"

namespace brolly::arena {

// What the arena wants to know of a game beyond the concept.

inline double points(const parade::Score& score, unsigned seat) {
  return score.players[seat].total;
}
inline double points(const umbrella::Score& score, unsigned seat) {
  return score.each[seat].total();
}

inline bool begins_turn(const parade::State& state) {
  return state.progress.phase == parade::Phase::Play || state.progress.phase == parade::Phase::LastRound;
}
inline bool begins_turn(const umbrella::State& state) {
  return state.table.phase == umbrella::Phase::Slide;
}

/// A player that sees everything, where a game has one: how far it is ahead is what the hidden things are worth.
template <Game G>
class CheatOf {
 public:
  static constexpr bool kExists = false;

  void begin(const typename G::State&, std::optional<std::uint32_t>, std::uint64_t) {}
  bool step(std::uint32_t) { return true; }
  typename G::Move choice() const { return {}; }
  std::uint32_t iterations() const { return 0; }
};

/// The search of the expert, fed by the cards as they lie.
template <>
class CheatOf<parade::Parade> : public parade::Search {
 public:
  static constexpr bool kExists = true;

  void begin(const parade::State& state, std::optional<std::uint32_t> iterations, std::uint64_t seed) {
    begin_seeing_all(state, iterations.value_or(parade::kExpertIterations), seed);
  }
};

}  // namespace brolly::arena
