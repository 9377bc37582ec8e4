#include "firmware/scenes/language_scene.hpp"

#include "firmware/shell/melodies.hpp"
#include "firmware/texts/fill_in.hpp"

namespace brolly {

etl::string_view LanguageScene::title(const Shell& shell) const {
  return shell.say(Text::Language);
}

void LanguageScene::describe(const Shell& /*shell*/, unsigned index, Row& row) const {
  copy_text(row.label, text_in(static_cast<Language>(index), Text::LanguageName));
}

void LanguageScene::choose(Shell& shell, unsigned index) {
  shell.settings.language = static_cast<Language>(index);
  shell.settings.language_chosen = true;
  shell.hum(melodies::kChoose);
  shell.go_home();
}

unsigned LanguageScene::first_cursor(const Shell& shell) const {
  return static_cast<unsigned>(shell.settings.language);
}

}  // namespace brolly
