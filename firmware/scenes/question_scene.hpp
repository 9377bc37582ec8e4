#pragma once

#include "firmware/shell/scene.hpp"

namespace brolly {

/// Asks before something that cannot be taken back.
class QuestionScene final : public Scene {
 public:
  void handle(Shell& shell, const ButtonEvent& event) override;
  void draw(Canvas& canvas, const Shell& shell) const override;
};

}  // namespace brolly
