#include "tests/screens/support/host_console.hpp"

#include <algorithm>

#include "engine/common/check.hpp"

namespace brolly::test {
namespace {

constexpr std::uint32_t kFrameMs = 16;
constexpr std::uint32_t kPressMs = 60;
constexpr std::uint64_t kSeed = 20'240'607;

Button button_of(char letter) {
  constexpr std::string_view kLetters = "UDLRABXY";
  const std::size_t place = kLetters.find(letter);
  BROLLY_CHECK(place != std::string_view::npos);
  return static_cast<Button>(place);
}

}  // namespace

HostConsole::HostConsole(PanelSize size, Language language)
    : size_(size),
      frame_(static_cast<std::size_t>(size.width * size.height), Color{0xf81f}),
      shown_(frame_),
      program_(Canvas(frame_, size.width, size.height), sounds_, BuildInfo{"0.0.0", "test"}, kSeed) {
  shell().settings.language = language;
  shell().settings.language_chosen = true;
  shell().settings.animation = AnimationSpeed::Off;
}

void HostConsole::begin(std::string_view fault_report) {
  program_.begin(now_ms_, etl::string_view(fault_report.data(), fault_report.size()));
  tick();
}

void HostConsole::press(Button button) {
  program_.handle({button, Action::Press, now_ms_});
  tick();
  now_ms_ += kPressMs;
  program_.handle({button, Action::Short, now_ms_});
  program_.handle({button, Action::Release, now_ms_});
  tick();
}

void HostConsole::wait(std::uint32_t ms) {
  for (const std::uint32_t end = now_ms_ + ms; now_ms_ < end; now_ms_ += kFrameMs) tick();
}

void HostConsole::play(std::string_view script) {
  for (const char letter : script) {
    if (letter == ' ') continue;
    if (letter == '.') wait(1000);
    if (letter == '*') play_to_the_end();
    if (letter != '.' && letter != '*') press(button_of(letter));
  }
}

void HostConsole::play_to_the_end() {
  for (int move = 0; move < 20'000 && shell().is_running(shell().kind); ++move) {
    press(Button::A);
    wait(800);
  }
}

std::vector<Color> HostConsole::drawn_whole() {
  shell().redraw();
  program_.draw();
  return frame_;
}

void HostConsole::tick() {
  program_.tick(now_ms_);
  send();
}

void HostConsole::send() {
  for (const Rect& rect : program_.draw()) {
    for (int y = rect.y; y < rect.bottom(); ++y) {
      const auto from = static_cast<std::ptrdiff_t>(y * size_.width + rect.x);
      std::copy_n(frame_.begin() + from, rect.width, shown_.begin() + from);
    }
    bytes_sent_ += static_cast<std::size_t>(rect.area()) * sizeof(Color);
  }
}

}  // namespace brolly::test
