#include "firmware/scenes/rules_menu_scene.hpp"

#include "firmware/shell/melodies.hpp"
#include "firmware/texts/fill_in.hpp"

namespace brolly {

etl::string_view RulesMenuScene::title(const Shell& shell) const {
  return shell.say(Text::HowToPlay);
}

void RulesMenuScene::describe(const Shell& shell, unsigned index, Row& row) const {
  copy_text(row.label, shell.say(index == 0 ? Text::Umbrella : Text::Parade));
}

void RulesMenuScene::choose(Shell& shell, unsigned index) {
  shell.kind = static_cast<GameKind>(index);
  shell.hum(melodies::kChoose);
  shell.open(SceneId::Rules);
}

}  // namespace brolly
