#include "firmware/scenes/question_scene.hpp"

#include "firmware/canvas/palette.hpp"
#include "firmware/fonts/fonts.hpp"
#include "firmware/shell/bars.hpp"
#include "firmware/shell/melodies.hpp"

namespace brolly {

void QuestionScene::handle(Shell& shell, const ButtonEvent& event) {
  if (event.is_press(Button::A)) {
    shell.hum(melodies::kChoose);
    shell.answer(true);
  } else if (event.is_press(Button::B)) {
    shell.hum(melodies::kBack);
    shell.answer(false);
  }
}

void QuestionScene::draw(Canvas& canvas, const Shell& shell) const {
  canvas.fill(canvas.clip(), palette::kGround);
  draw_header(canvas, shell, shell.say(Text::AreYouSure));
  const etl::string_view words = shell.say(shell.question().text);
  const Rect body = body_of(shell.screen());
  const int height = Canvas::paragraph_height(body.width - 40, fonts::kBody, words);
  const Rect box{10, body.y + (body.height - height) / 2 - 14, body.width - 20, height + 28};
  canvas.fill_rounded(box, 8, palette::kPanel);
  canvas.paragraph({20, box.y + 14, body.width - 40, height}, fonts::kBody, words, palette::kText);
  const ButtonHint hints[] = {{Button::A, shell.question().yes}, {Button::B, Text::No}};
  draw_footer(canvas, shell, hints);
}

}  // namespace brolly
