#include "firmware/scenes/start_scene.hpp"

#include "firmware/fonts/fonts.hpp"
#include "firmware/pieces/umbrella_piece.hpp"

namespace brolly {
namespace {

constexpr int kButtonRadius = 14;
constexpr int kUmbrellaRadius = 14;

}  // namespace

bool StartScene::hold(ButtonSet held) {
  const bool changed = held != held_;
  held_ = held;
  return changed;
}

void StartScene::draw(Canvas& canvas) const {
  canvas.fill({0, 0, canvas.width(), canvas.height()}, palette::kGround);
  draw_title(canvas);

  const int pad_x = canvas.width() / 2 - 58;
  const int keys_x = canvas.width() / 2 + 58;
  const int y = canvas.height() - 76;
  const int away = 30;
  draw_button(canvas, Button::Up, pad_x, y - away, "↑");
  draw_button(canvas, Button::Down, pad_x, y + away, "↓");
  draw_button(canvas, Button::Left, pad_x - away, y, "←");
  draw_button(canvas, Button::Right, pad_x + away, y, "→");
  draw_button(canvas, Button::X, keys_x, y - away, "X");
  draw_button(canvas, Button::B, keys_x, y + away, "B");
  draw_button(canvas, Button::Y, keys_x - away, y, "Y");
  draw_button(canvas, Button::A, keys_x + away, y, "A");
}

void StartScene::draw_title(Canvas& canvas) const {
  const int center = canvas.width() / 2;
  constexpr Color kColors[] = {palette::kRed, palette::kGreen, palette::kBlue, palette::kYellow};
  int x = center - 51;
  for (const Color color : kColors) {
    draw_umbrella(canvas, x, 28, kUmbrellaRadius, color);
    x += 34;
  }
  canvas.text_centered(center, 44, fonts::kTitle, "Brolly", palette::kText);
  canvas.text_centered(center, 90, fonts::kSmall, version_, palette::kDimText);
}

void StartScene::draw_button(Canvas& canvas, Button button, int x, int y, etl::string_view label) const {
  const bool held = held_.contains(button);
  canvas.fill_disc(x, y, kButtonRadius, held ? palette::kHighlight : palette::kPanel);
  canvas.text_centered(x, y - fonts::kBody.line_height / 2, fonts::kBody, label,
                       held ? palette::kGround : palette::kText);
}

}  // namespace brolly
