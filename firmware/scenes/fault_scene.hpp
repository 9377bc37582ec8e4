#pragma once

#include "firmware/shell/scene.hpp"

namespace brolly {

/// After a restart that a fault made necessary: what happened, a code to report, and the way on.
class FaultScene final : public Scene {
 public:
  void handle(Shell& shell, const ButtonEvent& event) override;
  void draw(Canvas& canvas, const Shell& shell) const override;
};

}  // namespace brolly
