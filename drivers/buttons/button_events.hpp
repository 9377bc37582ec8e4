#pragma once

#include <etl/queue_spsc_atomic.h>

#include <array>
#include <cstdint>

#include "drivers/buttons/button_event.hpp"
#include "drivers/buttons/debounce.hpp"

namespace brolly {

/// Turns samples of the buttons into events. Samples come from an interrupt, events are taken by the program: the queue
/// between them needs no lock.
class ButtonEvents {
 public:
  static constexpr std::uint32_t kLongMs = 500;
  static constexpr std::uint32_t kFirstRepeatMs = 350;
  static constexpr std::uint32_t kRepeatMs = 110;
  /// Samples that are further apart have missed something: interrupts were off, for a flash erase say.
  static constexpr std::uint32_t kGapMs = 5;

  /// Takes a sample, at best one every millisecond. `fallen` are the buttons that went down since the last sample,
  /// which counts only after a gap: then a press that came and went is made up for.
  void sample(ButtonSet down, ButtonSet fallen, std::uint32_t now_ms);
  /// Stands for a sample in which nothing is down or moving.
  void skip(std::uint32_t now_ms) {
    last_ms_ = now_ms;
    has_sampled_ = true;
  }
  bool next(ButtonEvent& event) { return queue_.pop(event); }
  bool is_waiting() const { return !queue_.empty(); }
  /// Whether all buttons are up and none is bouncing.
  bool is_quiet() const { return debounce_.is_quiet(); }

 private:
  struct Hold {
    std::uint32_t since_ms;
    std::uint32_t next_repeat_ms;
    bool was_long;
  };

  void press(Button button, std::uint32_t now_ms);
  void release(Button button, std::uint32_t now_ms);
  void hold(Button button, std::uint32_t now_ms);
  void push(Button button, Action action, std::uint32_t now_ms);

  static constexpr unsigned kQueueLength = 64;

  Debounce debounce_;
  ButtonSet held_;
  std::array<Hold, kButtons> holds_{};
  std::uint32_t last_ms_ = 0;
  bool has_sampled_ = false;
  etl::queue_spsc_atomic<ButtonEvent, kQueueLength> queue_;
};

}  // namespace brolly
