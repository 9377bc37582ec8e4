#pragma once

#include <etl/optional.h>

#include <cstdint>

#include "firmware/shell/shell.hpp"

namespace brolly {

/// A bot's turn as a person sees it: the bot thinks in slices, and plays no sooner than one can follow.
class BotTurn {
 public:
  /// A turn begins, or the scene has come back to the top: the bot starts over, and comes to the same move.
  void begin(std::uint32_t now_ms) {
    began_ms_ = now_ms;
    stage_ = Stage::Begun;
  }

  /// To be called while it is a bot's turn; gives the move when it is time to play it.
  template <Game G>
  etl::optional<typename G::Move> tick(Shell& shell, const Match<G>& match, std::uint32_t now_ms) {
    if (stage_ == Stage::Begun) {
      shell.thinker.begin(match, match.seat(G::actor(match.state())).strength, match.bot_seed());
      stage_ = Stage::Thinks;
    }
    if (stage_ == Stage::Thinks && shell.thinker.step<G>()) stage_ = Stage::Decided;
    if (stage_ != Stage::Decided || now_ms - began_ms_ < bot_pause_ms(shell.settings)) return etl::nullopt;
    stage_ = Stage::Begun;
    began_ms_ = now_ms;
    return shell.thinker.choice<G>();
  }

 private:
  enum class Stage : std::uint8_t { Begun, Thinks, Decided };

  std::uint32_t began_ms_ = 0;
  Stage stage_ = Stage::Begun;
};

}  // namespace brolly
