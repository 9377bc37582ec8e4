#include "firmware/scenes/statistics_scene.hpp"

#include "firmware/canvas/palette.hpp"
#include "firmware/fonts/fonts.hpp"
#include "firmware/texts/fill_in.hpp"

namespace brolly {
namespace {

constexpr int kMargin = 16;
constexpr int kLineHeight = 30;

}  // namespace

etl::string_view StatisticsScene::title(const Shell& shell) const {
  return shell.say(page() == 0 ? Text::Umbrella : Text::Parade);
}

void StatisticsScene::draw_page(Canvas& canvas, const Shell& shell, const Rect& place) const {
  const Tally& tally = shell.statistics[page()];
  if (tally.finished == 0) {
    canvas.paragraph(place.inset(kMargin), fonts::kSmall, shell.say(Text::NoGamesYet), palette::kDimText);
    return;
  }
  int y = place.y + 16;
  const auto line = [&](Text text, std::int32_t number) {
    canvas.text(kMargin, y, fonts::kBody, shell.say(text), palette::kDimText);
    canvas.text_right(place.right() - kMargin, y, fonts::kBody, Digits(number), palette::kText);
    y += kLineHeight;
  };
  line(Text::GamesFinished, tally.finished);
  line(Text::GamesWon, tally.won_by_people);
  line(page() == 0 ? Text::MostPoints : Text::FewestPoints, tally.best);
}

}  // namespace brolly
