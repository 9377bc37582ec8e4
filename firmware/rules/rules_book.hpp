#pragma once

#include <cstdint>

#include "firmware/canvas/canvas.hpp"
#include "firmware/texts/language.hpp"

namespace brolly {

/// How to play: one book a game, read page by page.
enum class Book : std::uint8_t { Umbrella, Parade };

unsigned pages_of(Book book);
Text title_of(Book book, unsigned page);
/// Draws a page without its title: an example on top, the words below it.
void draw_page(Canvas& canvas, const Rect& place, Language language, Book book, unsigned page);

}  // namespace brolly
