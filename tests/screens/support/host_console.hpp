#pragma once

#include <string_view>
#include <vector>

#include "drivers/sound/melody_player.hpp"
#include "firmware/program.hpp"

namespace brolly::test {

struct PanelSize {
  int width, height;
};
inline constexpr PanelSize kPanelSizes[] = {{240, 240}, {320, 240}};

/// The console's program on the host: buttons go in, and `shown` is what a panel would show after the parts of the
/// frame that the program asked to be sent.
class HostConsole {
 public:
  HostConsole(PanelSize size, Language language);

  /// As after switching on; with a report, as after a fault.
  void begin(std::string_view fault_report = {});
  /// Pushes a button for a moment and lets all that follows happen.
  void press(Button button);
  void wait(std::uint32_t ms);
  /// One letter a press: U D L R for the pad, A B X Y; `*` plays the game to its end, `.` waits a second.
  void play(std::string_view script);

  Program& program() { return program_; }
  Shell& shell() { return program_.shell(); }
  PanelSize size() const { return size_; }
  const std::vector<Color>& shown() const { return shown_; }
  /// The whole screen drawn anew: what `shown` must be if no change was forgotten.
  std::vector<Color> drawn_whole();
  /// How many bytes of pixels have been sent.
  std::size_t bytes_sent() const { return bytes_sent_; }

 private:
  class Mute final : public Speaker {
   public:
    void hum(std::uint16_t, std::uint8_t) override {}
  };

  void tick();
  void send();
  void play_to_the_end();

  PanelSize size_;
  std::vector<Color> frame_;
  std::vector<Color> shown_;
  Mute speaker_;
  MelodyPlayer sounds_{speaker_};
  Program program_;
  std::uint32_t now_ms_ = 1000;
  std::size_t bytes_sent_ = 0;
};

}  // namespace brolly::test
