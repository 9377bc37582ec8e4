#include "firmware/scenes/pause_scene.hpp"

#include "firmware/shell/melodies.hpp"
#include "firmware/texts/fill_in.hpp"

namespace brolly {
namespace {

constexpr Text kItems[] = {Text::Resume,    Text::Undo,         Text::Hint,  Text::Log,
                           Text::HowToPlay, Text::SaveAndLeave, Text::GiveUp};

bool can_undo(const Shell& shell) {
  return shell.with_match([](const auto& match) { return match.can_undo(); });
}

/// Only a person who has to move can be given a hint.
bool can_hint(const Shell& shell) {
  return shell.with_match([](const auto& match) { return match.is_running() && !match.is_bots_turn(); });
}

}  // namespace

etl::string_view PauseScene::title(const Shell& shell) const {
  return shell.say(Text::Pause);
}

unsigned PauseScene::row_count(const Shell& /*shell*/) const {
  return static_cast<unsigned>(std::size(kItems));
}

void PauseScene::describe(const Shell& shell, unsigned index, Row& row) const {
  const Text item = kItems[index];
  copy_text(row.label, shell.say(item));
  row.is_dim = (item == Text::Undo && !can_undo(shell)) || (item == Text::Hint && !can_hint(shell));
}

void PauseScene::choose(Shell& shell, unsigned index) {
  Row row;
  describe(shell, index, row);
  if (row.is_dim) return shell.hum(melodies::kRefuse);
  shell.hum(melodies::kChoose);
  switch (kItems[index]) {
    case Text::Undo:
      shell.with_match([](auto& match) { match.undo(); });
      return shell.close();
    case Text::Hint:
      return shell.open(SceneId::Hint);
    case Text::Log:
      return shell.open(SceneId::Log);
    case Text::HowToPlay:
      return shell.open(SceneId::Rules);
    case Text::SaveAndLeave:
      return shell.go_home();
    case Text::GiveUp:
      return shell.ask(Text::AskGiveUp, Text::GiveUp);
    default:
      return shell.close();
  }
}

void PauseScene::answered(Shell& shell, bool yes) {
  if (!yes) return;
  shell.with_match([](auto& match) { match.close(); });
  shell.go_home();
}

}  // namespace brolly
