#include "firmware/shell/page_scene.hpp"

#include "firmware/canvas/palette.hpp"
#include "firmware/shell/melodies.hpp"
#include "firmware/texts/fill_in.hpp"

namespace brolly {
namespace {

constexpr ButtonHint kFirst[] = {{Button::A, Text::Next}, {Button::B, Text::Back}};
constexpr ButtonHint kMiddle[] = {{Button::Left, Text::Earlier}, {Button::A, Text::Next}, {Button::B, Text::Back}};
constexpr ButtonHint kLast[] = {{Button::Left, Text::Earlier}, {Button::B, Text::Back}};
constexpr ButtonHint kOnly[] = {{Button::B, Text::Back}};

etl::span<const ButtonHint> hints(unsigned page, unsigned count) {
  if (count == 1) return kOnly;
  if (page == 0) return kFirst;
  if (page + 1 == count) return kLast;
  return kMiddle;
}

}  // namespace

void PageScene::enter(Shell& /*shell*/, bool is_new) {
  if (is_new) page_ = 0;
}

void PageScene::handle(Shell& shell, const ButtonEvent& event) {
  if (!event.is_step()) return;
  switch (event.button) {
    case Button::B:
      if (event.action != Action::Press) return;
      shell.hum(melodies::kBack);
      return shell.close();
    case Button::A:
    case Button::Right:
    case Button::Down:
      return turn_to(shell, page_ + 1);
    case Button::Left:
    case Button::Up:
      if (page_ > 0) turn_to(shell, page_ - 1);
      return;
    default:
      return;
  }
}

void PageScene::turn_to(Shell& shell, unsigned page) {
  if (page >= page_count(shell)) return;
  page_ = page;
  shell.hum(melodies::kStep);
  shell.redraw();
}

void PageScene::draw(Canvas& canvas, const Shell& shell) const {
  canvas.fill(canvas.clip(), palette::kGround);
  const unsigned count = page_count(shell);
  etl::string<16> number;
  fill_in(number, "%1/%2", Digits(static_cast<std::int32_t>(page_ + 1)), Digits(static_cast<std::int32_t>(count)));
  draw_header(canvas, shell, title(shell), count > 1 ? etl::string_view(number) : etl::string_view());
  draw_page(canvas, shell, body_of(shell.screen()));
  draw_footer(canvas, shell, hints(page_, count));
}

}  // namespace brolly
