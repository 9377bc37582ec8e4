#include "drivers/sound/melody_player.hpp"

#include <vector>

#include "tests/support/cases.hpp"

using namespace brolly;

namespace {

struct Heard {
  std::uint16_t hz;
  std::uint8_t volume;
  friend bool operator==(const Heard&, const Heard&) = default;
};

class Recorder final : public Speaker {
 public:
  void hum(std::uint16_t hz, std::uint8_t volume) override { heard.push_back({hz, volume}); }
  std::vector<Heard> heard;
};

constexpr Tone kTwo[] = {{440, 50}, {880, 30}};
constexpr Tone kOther[] = {{220, 10}};

}  // namespace

TEST(a_melody_is_hummed_tone_by_tone_and_then_there_is_silence) {
  Recorder speaker;
  MelodyPlayer player(speaker);
  player.set_volume(200);
  player.play(kTwo);
  for (std::uint32_t now = 100; now < 300; ++now) player.tick(now);
  TEST_ASSERT_TRUE((speaker.heard == std::vector<Heard>{{440, 200}, {880, 200}, {0, 0}}));
  TEST_ASSERT_FALSE(player.is_playing());
}

TEST(a_tone_lasts_as_long_as_it_says) {
  Recorder speaker;
  MelodyPlayer player(speaker);
  player.play(kTwo);
  player.tick(1'000);
  player.tick(1'049);
  TEST_ASSERT_EQUAL(1, speaker.heard.size());
  player.tick(1'050);
  TEST_ASSERT_EQUAL(2, speaker.heard.size());
}

TEST(a_new_melody_takes_over_at_once) {
  Recorder speaker;
  MelodyPlayer player(speaker);
  player.play(kTwo);
  player.tick(0);
  player.play(kOther);
  player.tick(1);
  TEST_ASSERT_EQUAL(220, speaker.heard.back().hz);
}

TEST(a_clock_that_runs_over_does_not_hold_a_tone) {
  Recorder speaker;
  MelodyPlayer player(speaker);
  player.play(kOther);
  player.tick(0xffff'fffcU);
  player.tick(6);
  TEST_ASSERT_FALSE(player.is_playing());
}
