#pragma once

#include <etl/span.h>
#include <etl/string_view.h>

#include "drivers/buttons/buttons.hpp"
#include "firmware/canvas/canvas.hpp"
#include "firmware/shell/shell.hpp"

namespace brolly {

/// Every screen has its title on top and its buttons at the bottom.
inline constexpr int kHeaderHeight = 26;
inline constexpr int kFooterHeight = 25;

/// What is left between them.
constexpr Rect body_of(const Rect& screen) {
  return {0, kHeaderHeight, screen.width, screen.height - kHeaderHeight - kFooterHeight};
}

constexpr Rect header_of(const Rect& screen) {
  return {0, 0, screen.width, kHeaderHeight};
}

constexpr Rect footer_of(const Rect& screen) {
  return {0, screen.height - kFooterHeight, screen.width, kFooterHeight};
}

/// What a button does on this screen.
struct ButtonHint {
  Button button;
  Text text;
};

void draw_header(Canvas& canvas, const Shell& shell, etl::string_view title, etl::string_view aside = {});
/// At most four, in the order given, spread over the width.
void draw_footer(Canvas& canvas, const Shell& shell, etl::span<const ButtonHint> hints);

}  // namespace brolly
