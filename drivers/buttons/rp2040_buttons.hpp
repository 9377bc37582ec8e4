#pragma once

#include "drivers/buttons/buttons.hpp"
#include "hw/boards/board.hpp"

namespace brolly {

/// Buttons between GPIO pins and ground, with the chip's own pull-ups.
class Rp2040Buttons final : public Buttons {
 public:
  explicit Rp2040Buttons(const hw::Buttons& pins);
  ButtonSet read() const override;

 private:
  const hw::Buttons& pins_;
};

}  // namespace brolly
