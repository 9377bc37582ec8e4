#include "firmware/scenes/hint_scene.hpp"

#include "engine/common/text_out.hpp"
#include "firmware/canvas/palette.hpp"
#include "firmware/fonts/fonts.hpp"
#include "firmware/shell/bars.hpp"
#include "firmware/shell/melodies.hpp"
#include "firmware/shell/propose.hpp"

namespace brolly {
namespace {

constexpr ButtonHint kHints[] = {{Button::B, Text::Back}};

}  // namespace

void HintScene::enter(Shell& shell, bool is_new) {
  if (!is_new) return;
  move_.clear();
  StringOut out(move_);
  shell.with_match([&](const auto& match) { write_move(propose(match, shell.draw_number()), out); });
}

void HintScene::handle(Shell& shell, const ButtonEvent& event) {
  if (event.action != Action::Press) return;
  shell.hum(melodies::kBack);
  shell.close();
}

void HintScene::draw(Canvas& canvas, const Shell& shell) const {
  canvas.fill(canvas.clip(), palette::kGround);
  draw_header(canvas, shell, shell.say(Text::Hint));
  const Rect body = body_of(shell.screen());
  const int middle = body.y + body.height / 2;
  canvas.text_centered(body.width / 2, middle - 46, fonts::kSmall, shell.say(Text::HintWords), palette::kDimText);
  canvas.text_centered(body.width / 2, middle - 22, fonts::kTitle, move_, palette::kHighlight);
  draw_footer(canvas, shell, kHints);
}

}  // namespace brolly
