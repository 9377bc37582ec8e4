#pragma once

#include <cstdint>

#include "engine/common/bot.hpp"
#include "engine/common/game.hpp"
#include "engine/common/random.hpp"

namespace brolly {

/// Draws a legal move. Any state that agrees with the actor's view has the actor's legal moves: nobody's moves depend
/// on what is hidden from them.
template <Game G>
typename G::Move choose_at_random(const typename G::View& view, std::uint64_t seed) {
  Random random(seed);
  const typename G::State guess = G::guess(view, random);
  return G::random_move(guess, random);
}

/// The bot of a game that has none of its own: it draws its moves, whatever its strength.
template <Game G>
class RandomBot {
 public:
  enum class Reason : std::uint8_t { None };

  void begin(const typename G::View& view, Strength strength, std::uint64_t seed) { begin(view, strength, seed, 0); }
  void begin(const typename G::View& view, Strength, std::uint64_t seed, std::uint32_t) {
    choice_ = choose_at_random<G>(view, seed);
  }
  bool step(std::uint32_t) { return true; }
  typename G::Move choice() const { return choice_; }
  std::uint32_t iterations() const { return 0; }
  Reason reason() const { return Reason::None; }

 private:
  typename G::Move choice_{};
};

/// Which bot plays a game. A game with bots of its own specialises this beside them.
template <Game G>
struct BotOf {
  using type = RandomBot<G>;
  /// How many strengths it has, from the weakest on.
  static constexpr unsigned kStrengths = 1;
  /// What it does on the console in a millisecond, roughly: the measure for whoever asks in time.
  static constexpr std::uint32_t kIterationsAMillisecond = 1;
};

}  // namespace brolly
