#include "firmware/scenes/start_scene.hpp"

#include "firmware/canvas/palette.hpp"
#include "firmware/fonts/fonts.hpp"
#include "firmware/pieces/umbrella_piece.hpp"
#include "firmware/shell/bars.hpp"
#include "firmware/shell/melodies.hpp"

namespace brolly {
namespace {

constexpr int kUmbrellaRadius = 20;
constexpr int kUmbrellaStep = 50;
constexpr ButtonHint kHints[] = {{Button::A, Text::Begin}};

}  // namespace

void StartScene::handle(Shell& shell, const ButtonEvent& event) {
  if (event.action != Action::Press) return;
  shell.hum(melodies::kWelcome);
  shell.replace(shell.settings.language_chosen ? SceneId::Menu : SceneId::Language);
}

void StartScene::draw(Canvas& canvas, const Shell& shell) const {
  canvas.fill(canvas.clip(), palette::kGround);
  const int center = canvas.width() / 2;
  const int middle = canvas.height() / 2 - kFooterHeight / 2;
  const Symbols symbols = shell.settings.strong_symbols ? Symbols::Strong : Symbols::Plain;
  int x = center - 3 * kUmbrellaStep / 2;
  for (const Tint tint : {Tint::Red, Tint::Green, Tint::Blue, Tint::Yellow}) {
    draw_umbrella(canvas, x, middle - 44, kUmbrellaRadius, tint, symbols);
    x += kUmbrellaStep;
  }
  canvas.text_centered(center, middle - 10, fonts::kTitle, "Brolly", palette::kText);
  canvas.text_centered(center, middle + 40, fonts::kSmall, shell.say(Text::TwoGames), palette::kDimText);
  draw_footer(canvas, shell, kHints);
  const Rect footer = footer_of(shell.screen());
  canvas.text_right(footer.right() - 10, footer.y + 4, fonts::kSmall, shell.build().version, palette::kDimText);
}

}  // namespace brolly
