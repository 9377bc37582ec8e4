#include <deque>
#include <set>
#include <string>

#include "engine/common/random.hpp"
#include "tests/screens/support/host_console.hpp"
#include "tests/support/cases.hpp"

using namespace brolly;
using namespace brolly::test;

namespace {

constexpr unsigned kLongestList = 13;

void go(HostConsole& console, const std::string& script) {
  console.begin();
  console.play(script);
}

/// Which scenes lie on each other, and for which game.
std::string where(HostConsole& console) {
  std::string text(1, console.shell().kind == GameKind::Umbrella ? 'u' : 'p');
  for (unsigned scene = 0; scene < kScenes; ++scene) {
    if (console.shell().lies_below(static_cast<SceneId>(scene))) text += static_cast<char>('a' + scene);
  }
  return text + static_cast<char>('A' + static_cast<int>(console.shell().top()));
}

/// B leads back from everywhere; on the way out of a game that is running, through the pause menu's "Save and leave".
bool comes_home(HostConsole& console) {
  for (int press = 0; press < 12; ++press) {
    switch (console.shell().top()) {
      case SceneId::Menu:
        return true;
      case SceneId::Start:
      case SceneId::Language:
        console.press(Button::A);
        break;
      case SceneId::Game:
        console.play(console.shell().any_running() ? "BDDDDDA" : "B");
        break;
      default:
        console.press(Button::B);
    }
  }
  return false;
}

void check_picture(HostConsole& console, const std::string& script) {
  const std::vector<Color> shown = console.shown();
  TEST_ASSERT_TRUE_MESSAGE(shown == console.drawn_whole(), ("a change was not drawn: " + script).c_str());
}

}  // namespace

TEST(every_menu_path_leads_somewhere_and_back) {
  std::deque<std::string> open{"A"};
  std::set<std::string> met;
  std::set<SceneId> scenes;
  while (!open.empty()) {
    const std::string script = open.front();
    open.pop_front();
    for (unsigned row = 0; row < kLongestList; ++row) {
      for (const char* press : {"A", "B", "R", "X", "Y"}) {
        const std::string longer = script + std::string(row, 'D') + press;
        HostConsole console({240, 240}, Language::English);
        go(console, longer);
        check_picture(console, longer);
        scenes.insert(console.shell().top());
        if (met.insert(where(console)).second) open.push_back(longer);
        TEST_ASSERT_TRUE_MESSAGE(comes_home(console), longer.c_str());
      }
    }
  }
  // The start, the first start's question and a fault's report lie before the menu.
  TEST_ASSERT_EQUAL(kScenes - 3, scenes.size());
}

TEST(three_presses_start_a_game) {
  HostConsole console({240, 240}, Language::English);
  go(console, "AAA");
  TEST_ASSERT_TRUE(console.shell().top() == SceneId::Game);
  TEST_ASSERT_TRUE(console.shell().umbrella.is_running());
}

TEST(of_two_games_either_can_go_on) {
  HostConsole console({240, 240}, Language::English);
  go(console, "AAAB DDDDDA DD AA B DDDDDA");
  TEST_ASSERT_TRUE(console.shell().top() == SceneId::Menu);
  console.play("UU A");
  TEST_ASSERT_TRUE(console.shell().top() == SceneId::Game && console.shell().kind == GameKind::Parade);
  console.play("B DDDDDA R A");
  TEST_ASSERT_TRUE(console.shell().top() == SceneId::Game && console.shell().kind == GameKind::Umbrella);
}

TEST(a_rematch_is_shown_at_once) {
  HostConsole console({240, 240}, Language::English);
  go(console, "AA DLU A * A");
  TEST_ASSERT_TRUE(console.shell().umbrella.is_running());
  const std::vector<Color> shown = console.shown();
  TEST_ASSERT_TRUE(shown == console.drawn_whole());
}

TEST(the_first_start_asks_the_language) {
  HostConsole console({240, 240}, Language::English);
  console.shell().settings.language_chosen = false;
  go(console, "A");
  TEST_ASSERT_TRUE(console.shell().top() == SceneId::Language);
  console.play("DDA");
  TEST_ASSERT_TRUE(console.shell().settings.language == Language::French);
  TEST_ASSERT_TRUE(console.shell().top() == SceneId::Menu);
}

TEST(button_chaos_changes_nothing_that_is_not_drawn) {
  constexpr std::uint64_t kSeed = 77;
  Random random(kSeed);
  HostConsole console({320, 240}, Language::French);
  console.shell().settings.animation = AnimationSpeed::Normal;
  console.begin();
  for (int press = 0; press < 3'000; ++press) {
    console.press(static_cast<Button>(random.below(kButtons)));
    if (random.below(8) == 0) console.wait(random.below(1'500));
    if (press % 20 != 0) continue;
    console.wait(500);
    check_picture(console, "seed 77, press " + std::to_string(press));
  }
}
