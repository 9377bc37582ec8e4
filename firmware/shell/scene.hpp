#pragma once

#include <cstdint>

#include "drivers/buttons/button_event.hpp"
#include "firmware/canvas/canvas.hpp"

namespace brolly {

class Shell;

/// One screen. It gets the buttons' events and the time while it is on top, and tells the shell which rectangles have
/// changed; `draw` draws all of it, and the canvas cuts it down to what was asked for.
class Scene {
 public:
  /// It has come to the top: opened anew, or uncovered.
  virtual void enter(Shell& /*shell*/, bool /*is_new*/) {}
  virtual void handle(Shell& shell, const ButtonEvent& event) = 0;
  virtual void tick(Shell& /*shell*/, std::uint32_t /*now_ms*/) {}
  /// The answer to a question that it asked.
  virtual void answered(Shell& /*shell*/, bool /*yes*/) {}
  /// The console goes to sleep: what only one player may see must be covered when it wakes.
  virtual void fall_asleep(Shell& /*shell*/) {}
  virtual void draw(Canvas& canvas, const Shell& shell) const = 0;

 protected:
  ~Scene() = default;
};

enum class SceneId : std::uint8_t {
  Language,
  Start,
  Menu,
  SetUp,
  EditName,
  Game,
  Pause,
  Question,
  Log,
  Hint,
  RulesMenu,
  Rules,
  Statistics,
  Settings,
  About,
  Fault,
};
inline constexpr unsigned kScenes = static_cast<unsigned>(SceneId::Fault) + 1;

}  // namespace brolly
