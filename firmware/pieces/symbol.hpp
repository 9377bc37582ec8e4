#pragma once

#include "firmware/canvas/canvas.hpp"

namespace brolly {

/// The colours of umbrellas and cards. Each has one symbol, the same in both games: disc, triangle, square, star,
/// cross, ring, bar.
enum class Tint : std::uint8_t { Red, Green, Blue, Yellow, Purple, Grey, Orange };
inline constexpr unsigned kTints = 7;

/// How much a symbol stands out; the players choose it in the settings.
enum class Symbols : std::uint8_t { Plain, Strong };

Color color_of(Tint tint);
/// What a symbol or a letter on that colour is drawn in.
Color ink_on(Tint tint);

/// A tint's symbol in a square of `size` pixels, 7 or more.
void draw_symbol(Canvas& canvas, int x, int y, int size, Tint tint, Color color);
/// The tint's symbol in its ink, as it stands on a piece: centred in `place`; a strong one takes about a quarter more.
void draw_symbol_on(Canvas& canvas, const Rect& place, int size, Tint tint, Symbols symbols);

}  // namespace brolly
