#pragma once

#include <etl/string.h>

#include "firmware/shell/scene.hpp"

namespace brolly {

/// A proposal for the person whose turn it is.
class HintScene final : public Scene {
 public:
  void enter(Shell& shell, bool is_new) override;
  void handle(Shell& shell, const ButtonEvent& event) override;
  void tick(Shell& shell, std::uint32_t now_ms) override;
  void draw(Canvas& canvas, const Shell& shell) const override;

 private:
  etl::string<16> move_;
  unsigned dots_ = 0;
};

}  // namespace brolly
