#pragma once

#include "firmware/pieces/symbol.hpp"

namespace brolly {

enum class CardLight : std::uint8_t { Bright, Dim };

/// A Parade card: a band in its colour with its symbol, and its value below. About 38x60 in a hand, 20x40 on the table;
/// not narrower than 20.
void draw_card(Canvas& canvas, const Rect& place, Tint tint, unsigned value, Symbols symbols,
               CardLight light = CardLight::Bright);
void draw_card_back(Canvas& canvas, const Rect& place);

}  // namespace brolly
