#pragma once

#include "firmware/canvas/font.hpp"

namespace brolly::fonts {

/// Inter in the sizes that the screens use; firmware/fonts/convert.cpp makes them from the font files.
extern const Font kSmall;
extern const Font kBody;
extern const Font kTitle;

}  // namespace brolly::fonts
