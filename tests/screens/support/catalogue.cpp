#include "tests/screens/support/catalogue.hpp"

#include "firmware/rules/rules_book.hpp"

namespace brolly::test {
namespace {

void add_rules(std::vector<Screen>& screens, Book book, const std::string& name, const std::string& script) {
  for (unsigned page = 0; page < pages_of(book); ++page) {
    screens.push_back({name + (page < 9 ? "-0" : "-") + std::to_string(page + 1), script + std::string(page, 'R')});
  }
}

}  // namespace

std::vector<Screen> catalogue() {
  std::vector<Screen> screens{
      {"start", ""},
      {.name = "language", .script = "A", .is_first_start = true},
      {.name = "fault", .script = "", .fault_report = "fault at zone.cpp:42"},
      {"menu", "A"},
      {"menu-continue", "AAAB DDDDDA"},
      {"menu-continue-two", "AAAB DDDDDA DD AA B DDDDDA UU R"},
      {"set-up-umbrella", "AA"},
      {"set-up-umbrella-seat", "AA DD"},
      {"set-up-umbrella-solo", "AA DL DDD"},
      {"set-up-umbrella-four", "AA DRR UU LUUU"},
      {"set-up-edition-fr1", "AA UR"},
      {"set-up-edition-fr2", "AA URR"},
      {"set-up-faces-white", "AA UL D L"},
      {"set-up-faces-black", "AA UL D LL"},
      {"set-up-parade", "ADA DDD R"},
      {"set-up-parade-six", "ADA DL U"},
      {"set-up-strengths", "AA DD R D L D DDR"},
      {"name", "AA DDA"},
      {"name-typed", "AA DDA RRRA RDDA UA"},
      {"game-umbrella", "AAA."},
      {"game-umbrella-over", "AA DLU A *"},
      {"game-parade", "ADAA.A."},
      {"game-parade-over", "ADAA *"},
      {"pause", "AAAB"},
      {"pause-undo", "AAA..A B"},
      {"give-up", "AAAB UA"},
      {"replace-game", "AAAB DDDDDA D A A"},
      {"log", "AAA..A..A..B DDDA"},
      {"log-empty", "ADA DDD LLLLLLU DA UUUA B DDDA"},
      {"hint", "AAA..B DDA."},
      {"hint-thinking", "ADAA..A..B DDA"},
      {"rules-menu", "ADDA"},
      {"statistics-empty", "ADDDA"},
      {"statistics-umbrella", "AA DLU A * B DDDA"},
      {"statistics-parade", "ADAA * B DDA R"},
      {"settings", "ADDDDA"},
      {"settings-changed", "ADDDDA D RR D LLL D R D L D R D LLLL"},
      {"settings-slow", "ADDDDA DDD R"},
      {"settings-normal", "ADDDDA DDD RR"},
      {"settings-fast", "ADDDDA DDD RRR"},
      {"about-1", "ADDDDDA"},
      {"about-2", "ADDDDDA R"},
      {"about-3", "ADDDDDA RR"},
      {"about-4", "ADDDDDA RRR"},
  };
  add_rules(screens, Book::Umbrella, "rules-umbrella", "ADDAA");
  add_rules(screens, Book::Parade, "rules-parade", "ADDADA");
  return screens;
}

void show(HostConsole& console, const Screen& screen) {
  if (screen.is_first_start) console.shell().settings.language_chosen = false;
  console.begin(screen.fault_report);
  console.play(screen.script);
}

std::string variant_name(Language language, PanelSize size) {
  constexpr const char* kCodes[] = {"en", "it", "fr"};
  return std::string(kCodes[static_cast<unsigned>(language)]) + "-" + std::to_string(size.width);
}

}  // namespace brolly::test
