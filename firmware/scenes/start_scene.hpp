#pragma once

#include <etl/string_view.h>

#include "drivers/buttons/buttons.hpp"
#include "firmware/canvas/canvas.hpp"

namespace brolly {

/// The first thing on the screen: the name, the version, and a pad that lights up under the fingers.
class StartScene {
 public:
  explicit StartScene(etl::string_view version) : version_(version) {}

  /// Takes the buttons that are held; says whether the picture has changed.
  bool hold(ButtonSet held);
  void draw(Canvas& canvas) const;

 private:
  void draw_title(Canvas& canvas) const;
  void draw_button(Canvas& canvas, Button button, int x, int y, etl::string_view label) const;

  etl::string_view version_;
  ButtonSet held_;
};

}  // namespace brolly
