#include "firmware/scenes/fault_scene.hpp"

#include "firmware/fault_report.hpp"
#include "firmware/shell/bars.hpp"
#include "firmware/shell/melodies.hpp"

namespace brolly {
namespace {

constexpr ButtonHint kHints[] = {{Button::A, Text::GoOn}};

}  // namespace

void FaultScene::handle(Shell& shell, const ButtonEvent& event) {
  if (!event.is_press(Button::A)) return;
  shell.hum(melodies::kChoose);
  shell.go_home();
  if (!shell.settings.language_chosen) shell.replace(SceneId::Language);
}

void FaultScene::draw(Canvas& canvas, const Shell& shell) const {
  draw_fault(canvas, shell.settings.language, shell.fault_report);
  draw_footer(canvas, shell, kHints);
}

}  // namespace brolly
