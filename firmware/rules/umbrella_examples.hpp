#pragma once

#include "firmware/canvas/canvas.hpp"
#include "firmware/texts/language.hpp"

namespace brolly {

/// The drawn example of a page of Umbrella's rules, in the middle of `place`.
void draw_umbrella_example(Canvas& canvas, const Rect& place, Language language, unsigned page);

}  // namespace brolly
