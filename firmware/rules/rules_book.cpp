#include "firmware/rules/rules_book.hpp"

#include <array>

#include "engine/common/check.hpp"
#include "firmware/canvas/palette.hpp"
#include "firmware/fonts/fonts.hpp"
#include "firmware/rules/parade_examples.hpp"
#include "firmware/rules/umbrella_examples.hpp"

namespace brolly {
namespace {

constexpr int kMargin = 10;
constexpr int kGap = 6;

constexpr std::array kUmbrellaTitles{
    Text::RulesUmbrellaGoalTitle,       Text::RulesUmbrellaZonesTitle,   Text::RulesUmbrellaSlideTitle,
    Text::RulesUmbrellaEmptyZonesTitle, Text::RulesUmbrellaFiguresTitle, Text::RulesUmbrellaSpacesTitle,
    Text::RulesUmbrellaCompletingTitle, Text::RulesUmbrellaGroupsTitle,  Text::RulesUmbrellaCornersTitle,
    Text::RulesUmbrellaPowersTitle,     Text::RulesUmbrellaPassingTitle, Text::RulesUmbrellaLastRoundTitle,
    Text::RulesUmbrellaScoringTitle,    Text::RulesUmbrellaSoloTitle,    Text::RulesUmbrellaSoloEndTitle,
    Text::RulesUmbrellaEditionsTitle,
};

constexpr std::array kParadeTitles{
    Text::RulesParadeGoalTitle,    Text::RulesParadeTurnTitle,      Text::RulesParadeSafeTitle,
    Text::RulesParadeTakenTitle,   Text::RulesParadeLastRoundTitle, Text::RulesParadeLastCardsTitle,
    Text::RulesParadeScoringTitle, Text::RulesParadeTiesTitle,
};

/// A page's words stand right behind its title in the table of texts.
Text words_of(Book book, unsigned page) {
  return static_cast<Text>(static_cast<unsigned>(title_of(book, page)) + 1);
}

}  // namespace

unsigned pages_of(Book book) {
  return static_cast<unsigned>(book == Book::Umbrella ? kUmbrellaTitles.size() : kParadeTitles.size());
}

Text title_of(Book book, unsigned page) {
  BROLLY_CHECK(page < pages_of(book));
  return book == Book::Umbrella ? kUmbrellaTitles[page] : kParadeTitles[page];
}

void draw_page(Canvas& canvas, const Rect& place, Language language, Book book, unsigned page) {
  const etl::string_view words = text_in(language, words_of(book, page));
  const int width = place.width - 2 * kMargin;
  const int height = Canvas::paragraph_height(width, fonts::kSmall, words);
  const int top = place.y + place.height - kGap - height;
  canvas.paragraph({place.x + kMargin, top, width, height}, fonts::kSmall, words, palette::kText);

  const Rect example{place.x + kMargin, place.y + kGap, width, top - place.y - 2 * kGap};
  if (book == Book::Umbrella) {
    draw_umbrella_example(canvas, example, language, page);
  } else {
    draw_parade_example(canvas, example, language, page);
  }
}

}  // namespace brolly
