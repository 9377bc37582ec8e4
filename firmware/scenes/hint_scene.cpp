#include "firmware/scenes/hint_scene.hpp"

#include "engine/common/text_out.hpp"
#include "firmware/canvas/palette.hpp"
#include "firmware/fonts/fonts.hpp"
#include "firmware/shell/bars.hpp"
#include "firmware/shell/melodies.hpp"

namespace brolly {
namespace {

constexpr ButtonHint kHints[] = {{Button::B, Text::Back}};

constexpr std::uint32_t kDotMs = 350;
constexpr unsigned kDots = 3;

/// The sign that somebody thinks: one of three dots is bright, and it wanders.
void draw_thinking(Canvas& canvas, int center_x, int y, unsigned bright) {
  for (unsigned dot = 0; dot < kDots; ++dot) {
    const int x = center_x + (static_cast<int>(dot) - 1) * 20 - 4;
    canvas.fill_rounded({x, y - 4, 8, 8}, 4, dot == bright ? palette::kHighlight : palette::kLine);
  }
}

}  // namespace

void HintScene::enter(Shell& shell, bool is_new) {
  if (!is_new) return;
  move_.clear();
  shell.with_match([&](const auto& match) { shell.thinker.begin(match, Strength::Expert, match.bot_seed()); });
}

void HintScene::tick(Shell& shell, std::uint32_t now_ms) {
  if (!shell.thinker.is_thinking()) return;
  const unsigned dots = now_ms / kDotMs % kDots;
  if (dots != dots_) shell.redraw(body_of(shell.screen()));
  dots_ = dots;
  shell.with_match([&]<Game G>(const Match<G>&) {
    if (!shell.thinker.step<G>()) return;
    StringOut out(move_);
    G::write_move(shell.thinker.choice<G>(), out);
    shell.redraw(body_of(shell.screen()));
  });
}

void HintScene::handle(Shell& shell, const ButtonEvent& event) {
  if (event.action != Action::Press) return;
  shell.hum(melodies::kBack);
  shell.close();
}

void HintScene::draw(Canvas& canvas, const Shell& shell) const {
  canvas.fill(canvas.clip(), palette::kGround);
  draw_header(canvas, shell, shell.say(Text::Hint));
  draw_footer(canvas, shell, kHints);
  const Rect body = body_of(shell.screen());
  const int middle = body.y + body.height / 2;
  if (move_.empty()) {
    canvas.text_centered(body.width / 2, middle - 46, fonts::kSmall, shell.say(Text::Thinking), palette::kDimText);
    return draw_thinking(canvas, body.width / 2, middle, dots_);
  }
  canvas.text_centered(body.width / 2, middle - 46, fonts::kSmall, shell.say(Text::HintWords), palette::kDimText);
  canvas.text_centered(body.width / 2, middle - 22, fonts::kTitle, move_, palette::kHighlight);
}

}  // namespace brolly
