#pragma once

#include <cstdint>

#include "firmware/shell/bot_turn.hpp"
#include "firmware/shell/scene.hpp"

namespace brolly {

/// A game in words: whose turn it is and what was played. A person's A plays any legal move; bots play by themselves.
/// It stands where the games' own tables will be.
class GameScene final : public Scene {
 public:
  void enter(Shell& shell, bool is_new) override;
  void handle(Shell& shell, const ButtonEvent& event) override;
  void tick(Shell& shell, std::uint32_t now_ms) override;
  void draw(Canvas& canvas, const Shell& shell) const override;

 private:
  void start_rematch(Shell& shell);
  void play_any(Shell& shell);
  void after_move(Shell& shell);
  void finish(Shell& shell);

  std::uint32_t now_ms_ = 0;
  BotTurn bot_turn_;
};

}  // namespace brolly
