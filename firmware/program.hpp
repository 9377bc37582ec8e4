#pragma once

#include <cstdint>

#include "drivers/buttons/button_event.hpp"
#include "drivers/power/idle_timer.hpp"
#include "firmware/canvas/canvas.hpp"
#include "firmware/scenes/about_scene.hpp"
#include "firmware/scenes/fault_scene.hpp"
#include "firmware/scenes/game_scene.hpp"
#include "firmware/scenes/hint_scene.hpp"
#include "firmware/scenes/language_scene.hpp"
#include "firmware/scenes/log_scene.hpp"
#include "firmware/scenes/menu_scene.hpp"
#include "firmware/scenes/name_scene.hpp"
#include "firmware/scenes/pause_scene.hpp"
#include "firmware/scenes/question_scene.hpp"
#include "firmware/scenes/rules_menu_scene.hpp"
#include "firmware/scenes/rules_scene.hpp"
#include "firmware/scenes/set_up_scene.hpp"
#include "firmware/scenes/settings_scene.hpp"
#include "firmware/scenes/start_scene.hpp"
#include "firmware/scenes/statistics_scene.hpp"
#include "firmware/shell/shell.hpp"
#include "firmware/shell/wipe.hpp"

namespace brolly {

/// All of the console's program that does not touch the chip: events and time go in, pixels, light and sound come out.
class Program {
 public:
  Program(const Canvas& canvas, MelodyPlayer& sounds, const BuildInfo& build, std::uint64_t seed);

  /// Starts on the start screen, or with what a fault before the restart left to report.
  void begin(std::uint32_t now_ms, etl::string_view fault_report = {});
  void handle(const ButtonEvent& event);
  void tick(std::uint32_t now_ms);
  /// Draws what has changed; the rectangles that must be sent stay valid until the next call.
  etl::span<const Rect> draw();

  /// Whether `draw` has something to do.
  bool has_changes() const { return wipe_.is_running() || !shell_.changed().empty(); }
  /// When `tick` wants to be called again at the latest.
  std::uint32_t next_tick_ms() const;
  Wakefulness wakefulness() const { return wakefulness_; }
  /// From 0, dark, to 255.
  std::uint8_t light() const;
  void measure_battery(std::uint16_t millivolts, bool is_charging);

  Shell& shell() { return shell_; }
  const Canvas& canvas() const { return canvas_; }

 private:
  Scene& scene(SceneId id);
  Scene& top() { return scene(shell_.top()); }
  /// Calls `action` and sees to what it did to the stack of scenes.
  template <class Action>
  void run(Action action);
  void enter_top(unsigned depth_before);

  Canvas canvas_;
  MelodyPlayer& sounds_;
  Shell shell_;
  IdleTimer idle_;
  Wipe wipe_;
  Wakefulness wakefulness_ = Wakefulness::Awake;
  std::uint32_t now_ms_ = 0;
  ChangedArea sent_;

  LanguageScene language_;
  StartScene start_;
  MenuScene menu_;
  SetUpScene set_up_;
  NameScene name_;
  GameScene game_;
  PauseScene pause_;
  QuestionScene question_;
  LogScene log_;
  HintScene hint_;
  RulesMenuScene rules_menu_;
  RulesScene rules_;
  StatisticsScene statistics_;
  SettingsScene settings_;
  AboutScene about_;
  FaultScene fault_;
};

}  // namespace brolly
