#include "firmware/scenes/menu_scene.hpp"

#include "firmware/shell/melodies.hpp"
#include "firmware/texts/fill_in.hpp"

namespace brolly {
namespace {

constexpr Text kItems[] = {Text::Continue,   Text::Umbrella, Text::Parade, Text::HowToPlay,
                           Text::Statistics, Text::Settings, Text::About};
constexpr ButtonHint kHints[] = {{Button::A, Text::Choose}};
constexpr ButtonHint kChangeHints[] = {{Button::A, Text::Choose}, {Button::Right, Text::Change}};

/// Without a game to go on with, the list starts after "Continue".
unsigned left_out(const Shell& shell) {
  return shell.any_running() ? 0 : 1;
}

Text name_of(GameKind kind) {
  return kind == GameKind::Umbrella ? Text::Umbrella : Text::Parade;
}

GameKind other_than(GameKind kind) {
  return kind == GameKind::Umbrella ? GameKind::Parade : GameKind::Umbrella;
}

bool both_run(const Shell& shell) {
  return shell.is_running(GameKind::Umbrella) && shell.is_running(GameKind::Parade);
}

/// The game that was played last, unless only the other one can go on.
GameKind game_to_continue(const Shell& shell) {
  if (shell.is_running(shell.kind)) return shell.kind;
  return other_than(shell.kind);
}

void open_set_up(Shell& shell, GameKind kind) {
  shell.kind = kind;
  shell.open(SceneId::SetUp);
}

}  // namespace

etl::string_view MenuScene::title(const Shell& /*shell*/) const {
  return "Brolly";
}

unsigned MenuScene::row_count(const Shell& shell) const {
  return static_cast<unsigned>(std::size(kItems)) - left_out(shell);
}

void MenuScene::describe(const Shell& shell, unsigned index, Row& row) const {
  const Text item = kItems[index + left_out(shell)];
  copy_text(row.label, shell.say(item));
  if (item != Text::Continue) return;
  copy_text(row.value, shell.say(name_of(game_to_continue(shell))));
  row.can_change = both_run(shell);
}

void MenuScene::change(Shell& shell, unsigned /*index*/, int /*by*/) {
  shell.kind = other_than(shell.kind);
}

void MenuScene::choose(Shell& shell, unsigned index) {
  shell.hum(melodies::kChoose);
  switch (kItems[index + left_out(shell)]) {
    case Text::Continue:
      shell.kind = game_to_continue(shell);
      return shell.open(SceneId::Game);
    case Text::Umbrella:
      return open_set_up(shell, GameKind::Umbrella);
    case Text::Parade:
      return open_set_up(shell, GameKind::Parade);
    case Text::HowToPlay:
      return shell.open(SceneId::RulesMenu);
    case Text::Statistics:
      return shell.open(SceneId::Statistics);
    case Text::Settings:
      return shell.open(SceneId::Settings);
    default:
      return shell.open(SceneId::About);
  }
}

etl::span<const ButtonHint> MenuScene::hints(const Shell& shell) const {
  const bool can_change = kItems[cursor() + left_out(shell)] == Text::Continue && both_run(shell);
  return can_change ? etl::span<const ButtonHint>(kChangeHints) : etl::span<const ButtonHint>(kHints);
}

}  // namespace brolly
