#pragma once

#include "firmware/shell/scene.hpp"

namespace brolly {

/// The first thing on the screen: the name under its umbrellas.
class StartScene final : public Scene {
 public:
  void handle(Shell& shell, const ButtonEvent& event) override;
  void draw(Canvas& canvas, const Shell& shell) const override;
};

}  // namespace brolly
