#pragma once

#include <array>
#include <cstdint>

#include "drivers/buttons/button_events.hpp"
#include "hw/boards/board.hpp"

namespace brolly {

/// Buttons between GPIO pins and ground, with the chip's own pull-ups. An alarm samples them every millisecond,
/// whatever the program does meanwhile. There is one pad, so there is one such object.
class Rp2040Buttons {
 public:
  explicit Rp2040Buttons(const hw::Buttons& pins);

  bool next(ButtonEvent& event) { return events_.next(event); }
  bool is_waiting() const { return events_.is_waiting(); }

 private:
  static constexpr unsigned kEdgeRegisters = 4;

  static void on_alarm(unsigned alarm);

  void sample();
  std::uint32_t now_ms();
  ButtonSet take_fallen();

  std::array<hw::Pin, kButtons> pins_;
  std::uint32_t pin_mask_ = 0;
  std::array<std::uint32_t, kEdgeRegisters> edge_masks_{};
  ButtonEvents events_;
  std::uint32_t ms_ = 0;
  std::uint32_t ms_began_us_ = 0;
};

}  // namespace brolly
