// draw_screens FOLDER: draws every screen of the console in every language on both panels, at its real size and three
// times enlarged, and a sheet of all for each language and panel.

#include <cstdio>
#include <filesystem>
#include <string>

#include "tests/screens/support/catalogue.hpp"
#include "tests/screens/support/png_file.hpp"

namespace {

using namespace brolly;
using namespace brolly::test;

constexpr int kColumns = 8;
constexpr int kGap = 8;

void draw_variant(const std::filesystem::path& folder, Language language, PanelSize size) {
  const std::string variant = variant_name(language, size);
  std::filesystem::create_directories(folder / variant);
  const std::vector<Screen> screens = catalogue();
  const int rows = (static_cast<int>(screens.size()) + kColumns - 1) / kColumns;
  Picture sheet{kColumns * (size.width + kGap) + kGap, rows * (size.height + kGap) + kGap, {}};
  sheet.pixels.assign(static_cast<std::size_t>(sheet.width * sheet.height), rgb(0x808080));
  int place = 0;
  for (const Screen& screen : screens) {
    HostConsole console(size, language);
    show(console, screen);
    const Picture picture{size.width, size.height, console.shown()};
    save_png(picture, (folder / variant / (screen.name + ".png")).string());
    save_png(enlarged(picture, 3), (folder / variant / (screen.name + "@3x.png")).string());
    paste(sheet, picture, kGap + place % kColumns * (size.width + kGap),
          kGap + place / kColumns * (size.height + kGap));
    ++place;
  }
  save_png(sheet, (folder / ("all-" + variant + ".png")).string());
  std::printf("%s: %d screens\n", (folder / variant).c_str(), place);
}

}  // namespace

int main(int arguments, char** argument) {
  if (arguments != 2) {
    std::fprintf(stderr, "usage: draw_screens FOLDER\n");
    return 1;
  }
  for (unsigned language = 0; language < kLanguages; ++language) {
    for (const PanelSize size : kPanelSizes) draw_variant(argument[1], static_cast<Language>(language), size);
  }
}
