#pragma once

#include <etl/string.h>
#include <etl/string_view.h>
#include <etl/vector.h>

#include <array>
#include <cstdint>

#include "drivers/display/changed_area.hpp"
#include "drivers/power/battery.hpp"
#include "drivers/sound/melody_player.hpp"
#include "engine/common/random.hpp"
#include "engine/parade/game.hpp"
#include "engine/umbrella/game.hpp"
#include "firmware/shell/match.hpp"
#include "firmware/shell/scene.hpp"
#include "firmware/shell/seats.hpp"
#include "firmware/shell/settings.hpp"
#include "firmware/shell/statistics.hpp"
#include "firmware/shell/thinker.hpp"

namespace brolly {

/// Which firmware this is, for the About screen and reports.
struct BuildInfo {
  etl::string_view version;
  etl::string_view id;
};

/// What a question puts before the player.
struct Question {
  Text text;
  Text yes;
};

/// What all scenes share: the settings, the games, the stack of scenes, and what has changed on the screen.
class Shell {
 public:
  Shell(const BuildInfo& build, MelodyPlayer& sounds, const Rect& screen, std::uint64_t seed)
      : build_(build), sounds_(sounds), screen_(screen), random_(seed) {}

  etl::string_view say(Text text) const { return text_in(settings.language, text); }
  /// "Player 2", for a seat without a name.
  Name default_name(unsigned seat) const;
  /// The name under which a seat plays: a bot is called by its strength.
  etl::string<40> player_name(unsigned seat, const Seat& who) const;

  void open(SceneId scene);
  void close();
  /// Takes the top scene's place.
  void replace(SceneId scene);
  /// Back to the main menu, whatever lies on it.
  void go_home();
  SceneId top() const { return stack_.back(); }
  unsigned depth() const { return static_cast<unsigned>(stack_.size()); }
  bool lies_below(SceneId scene) const;

  /// Opens the question; the answer comes to the asking scene's `answered`.
  void ask(Text question, Text yes);
  const Question& question() const { return question_; }
  void answer(bool yes);
  /// The answer that has not been handed on yet.
  bool take_answer(bool& yes);

  void redraw() { changed_.add(screen_); }
  void redraw(const Rect& rect) { changed_.add(intersection(rect, screen_)); }
  ChangedArea& changed() { return changed_; }
  const ChangedArea& changed() const { return changed_; }
  const Rect& screen() const { return screen_; }

  void hum(Melody melody) { sounds_.play(melody); }

  const BuildInfo& build() const { return build_; }
  /// Everything that happens stirs chance: the time of a press cannot be foretold.
  void stir(std::uint32_t what) { random_ = Random((std::uint64_t{random_.next()} << 32U) ^ what); }
  std::uint32_t draw_number() { return random_.next(); }

  /// Starts a game of the kind as it is set up and opens it.
  void start_game(GameKind game);
  /// The game kinds that can go on.
  bool is_running(GameKind game) const;
  bool any_running() const { return is_running(GameKind::Umbrella) || is_running(GameKind::Parade); }

  /// Calls `action` with the match of the current kind.
  template <class Action>
  auto with_match(Action action) {
    return kind == GameKind::Umbrella ? action(umbrella) : action(parade);
  }
  template <class Action>
  auto with_match(Action action) const {
    return kind == GameKind::Umbrella ? action(umbrella) : action(parade);
  }
  SetUp& set_up() { return set_ups[static_cast<unsigned>(kind)]; }
  const SetUp& set_up() const { return set_ups[static_cast<unsigned>(kind)]; }

  Settings settings;
  Names names;
  Battery battery;
  /// The game that the set-up, the rules and the table are about.
  GameKind kind = GameKind::Umbrella;
  std::array<SetUp, kGameKinds> set_ups;
  Match<umbrella::Umbrella> umbrella;
  Match<parade::Parade> parade;
  Statistics statistics;
  Thinker thinker;
  /// The seat whose name is being edited.
  unsigned edited_seat = 0;
  /// What a fault before the last restart left to report.
  etl::string<64> fault_report;

 private:
  static constexpr unsigned kDeepest = 8;

  BuildInfo build_;
  MelodyPlayer& sounds_;
  Rect screen_;
  Random random_;
  etl::vector<SceneId, kDeepest> stack_;
  ChangedArea changed_;
  Question question_{};
  bool has_answer_ = false;
  bool answer_ = false;
};

}  // namespace brolly
