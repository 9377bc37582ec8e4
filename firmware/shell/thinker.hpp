#pragma once

#include <cstdint>
#include <variant>

#include "engine/common/random_bot.hpp"
#include "engine/parade/bots/bot.hpp"
#include "engine/umbrella/game.hpp"
#include "firmware/shell/match.hpp"

namespace brolly {

/// The bot that thinks at this console, for a seat or for a hint: one at a time, so the games' bots share its memory.
class Thinker {
 public:
  template <Game G>
  using BotFor = typename BotOf<G>::type;

  /// Starts to think for whoever has to move, from what that player may know.
  template <Game G>
  void begin(const Match<G>& match, Strength strength, std::uint64_t seed) {
    bot_.emplace<BotFor<G>>().begin(G::view_for(match.state(), G::actor(match.state())), strength, seed);
    is_thinking_ = true;
  }
  void stop() { is_thinking_ = false; }
  bool is_thinking() const { return is_thinking_; }

  /// Thinks on for a few milliseconds of the console's time; true when the move is decided.
  template <Game G>
  bool step() {
    const bool is_decided = bot<G>().step(kSliceMs * BotOf<G>::kIterationsAMillisecond);
    if (is_decided) is_thinking_ = false;
    return is_decided;
  }
  /// The move, once it is decided.
  template <Game G>
  typename G::Move choice() const {
    return std::get_if<BotFor<G>>(&bot_)->choice();
  }
  template <Game G>
  typename BotFor<G>::Reason reason() const {
    return std::get_if<BotFor<G>>(&bot_)->reason();
  }

 private:
  // Short enough that a button is answered within a frame.
  static constexpr std::uint32_t kSliceMs = 8;

  template <Game G>
  BotFor<G>& bot() {
    return *std::get_if<BotFor<G>>(&bot_);
  }

  std::variant<BotFor<umbrella::Umbrella>, BotFor<parade::Parade>> bot_;
  bool is_thinking_ = false;
};

}  // namespace brolly
