#pragma once

#include <etl/string_view.h>

#include "firmware/canvas/font.hpp"

namespace brolly {

/// Takes the next line that fits into `width` pixels off a text. It ends at a '\n' or a space, and not at one of the
/// spaces that do not break; spaces at a break belong to no line. A word that is too wide by itself is a line that does
/// not fit.
etl::string_view next_line(etl::string_view& text, const Font& font, int width);

}  // namespace brolly
