#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

#include "tests/screens/said_texts.hpp"
#include "tests/screens/support/catalogue.hpp"
#include "tests/screens/support/png_file.hpp"
#include "tests/support/cases.hpp"

using namespace brolly;
using namespace brolly::test;

namespace {

const std::filesystem::path kStored = BROLLY_SCREEN_PICTURES;
const std::filesystem::path kFound = BROLLY_FOUND_PICTURES;

/// Calls `check` with every screen in every language on every panel.
template <class Check>
void for_every_screen(Check check) {
  for (unsigned language = 0; language < kLanguages; ++language) {
    for (const PanelSize size : kPanelSizes) {
      for (const Screen& screen : catalogue()) {
        HostConsole console(size, static_cast<Language>(language));
        show(console, screen);
        check(console, variant_name(static_cast<Language>(language), size), screen.name);
      }
    }
  }
}

}  // namespace

TEST(every_screen_looks_as_it_is_stored) {
  int differing = 0;
  for_every_screen([&](HostConsole& console, const std::string& variant, const std::string& name) {
    const Picture picture{console.size().width, console.size().height, console.shown()};
    const std::filesystem::path path = kStored / variant / (name + ".png");
    if (std::getenv("BROLLY_UPDATE") != nullptr) {
      std::filesystem::create_directories(path.parent_path());
      if (load_png(path.string()) != picture) save_png(picture, path.string());
    }
    if (load_png(path.string()) == picture) return;
    std::filesystem::create_directories(kFound / variant);
    save_png(picture, (kFound / variant / (name + ".png")).string());
    std::printf("%s/%s differs; what was drawn is in %s\n", variant.c_str(), name.c_str(), kFound.c_str());
    ++differing;
  });
  TEST_ASSERT_EQUAL_MESSAGE(0, differing, "./brolly test --update stores the pictures anew");
}

TEST(no_stored_picture_is_left_over) {
  std::size_t wanted = 0;
  for_every_screen([&](HostConsole&, const std::string&, const std::string&) { ++wanted; });
  std::size_t stored = 0;
  std::error_code none_stored;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(kStored, none_stored))
    stored += entry.is_regular_file() ? 1U : 0U;
  TEST_ASSERT_EQUAL(wanted, stored);
}

TEST(no_text_is_cut_off) {
  int cut = 0;
  for_every_screen([&](HostConsole& console, const std::string& variant, const std::string& name) {
    if (console.program().canvas().cut_texts() == 0) return;
    std::printf("%s/%s cuts a text off\n", variant.c_str(), name.c_str());
    ++cut;
  });
  TEST_ASSERT_EQUAL(0, cut);
}

TEST(every_text_stands_on_a_screen) {
  said_texts.reset();
  for_every_screen([](HostConsole&, const std::string&, const std::string&) {});
  const std::bitset<kTexts> said = said_texts;
  for (std::size_t text = 0; text < kTexts; ++text) {
    const etl::string_view words = text_in(Language::English, static_cast<Text>(text));
    TEST_ASSERT_TRUE_MESSAGE(said.test(text), std::string(words.data(), words.size()).c_str());
  }
}
