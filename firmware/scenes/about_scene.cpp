#include "firmware/scenes/about_scene.hpp"

#include "firmware/canvas/palette.hpp"
#include "firmware/fonts/fonts.hpp"
#include "firmware/texts/fill_in.hpp"

namespace brolly {
namespace {

constexpr int kMargin = 12;
constexpr Text kPages[] = {Text::AboutUmbrella, Text::AboutParade, Text::AboutLicences};

/// The number of the deal that is on the table, for a report.
std::uint32_t deal_of(const Shell& shell) {
  return shell.with_match([](const auto& match) { return match.deal(); });
}

void write_hex(etl::istring& out, std::uint32_t number) {
  for (int shift = 28; shift >= 0; shift -= 4) out.push_back("0123456789abcdef"[number >> shift & 15U]);
}

}  // namespace

unsigned AboutScene::page_count(const Shell& /*shell*/) const {
  return 1 + static_cast<unsigned>(std::size(kPages));
}

etl::string_view AboutScene::title(const Shell& shell) const {
  return shell.say(Text::About);
}

void AboutScene::draw_page(Canvas& canvas, const Shell& shell, const Rect& place) const {
  const Rect inner = place.inset(kMargin);
  if (page() > 0) {
    canvas.paragraph(inner, fonts::kSmall, shell.say(kPages[page() - 1]), palette::kText);
    return;
  }
  canvas.text_centered(place.width / 2, inner.y, fonts::kTitle, "Brolly", palette::kText);
  int y = inner.y + 52;
  const auto line = [&](Text text, etl::string_view value) {
    canvas.text(inner.x + 8, y, fonts::kSmall, shell.say(text), palette::kDimText);
    canvas.text_right(inner.right() - 8, y, fonts::kSmall, value, palette::kText);
    y += 24;
  };
  line(Text::Version, shell.build().version);
  line(Text::BuildId, shell.build().id);
  etl::string<8> deal;
  write_hex(deal, deal_of(shell));
  line(Text::Deal, shell.any_running() ? etl::string_view(deal) : etl::string_view("–"));
}

}  // namespace brolly
