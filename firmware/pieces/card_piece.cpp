#include "firmware/pieces/card_piece.hpp"

#include <algorithm>

#include "firmware/fonts/fonts.hpp"
#include "firmware/pieces/umbrella_piece.hpp"

namespace brolly {
namespace {

int rounding(const Rect& place) {
  return place.width >= 30 ? 4 : 3;
}

void draw_value(Canvas& canvas, const Rect& room, unsigned value) {
  const char digits[] = {static_cast<char>('0' + value / 10), static_cast<char>('0' + value % 10)};
  const etl::string_view all(digits, 2);
  const etl::string_view text = value < 10 ? all.substr(1) : all;
  const bool large = fonts::kBody.ink(text).width <= room.width - 3;
  const Font& font = large ? fonts::kBody : fonts::kSmall;
  const Rect ink = font.ink(text);
  canvas.text(room.x + (room.width - ink.width + 1) / 2 - ink.x, room.y + (room.height - ink.height) / 2 - ink.y, font,
              text, palette::kDarkText);
}

}  // namespace

void draw_card(Canvas& canvas, const Rect& place, Tint tint, unsigned value, Symbols symbols, CardLight light) {
  if (!canvas.shows(place)) return;
  const Rect clip = canvas.clip();
  const int band = place.height * 3 / 8;
  const bool bright = light == CardLight::Bright;
  const Color color = bright ? color_of(tint) : blend(color_of(tint), palette::kGround, 3);
  canvas.fill_rounded(place, rounding(place), bright ? palette::kCard : palette::kDimCard);
  // The band has the card's own corners: the card again, but only its upper part.
  const Rect upper{place.x, place.y, place.width, band};
  canvas.set_clip(intersection(clip, upper));
  canvas.fill_rounded(place, rounding(place), color);
  canvas.set_clip(clip);
  draw_symbol_on(canvas, upper, std::max(7, std::min(band / 2, place.width * 2 / 5)), tint, symbols);
  draw_value(canvas, {place.x, place.y + band, place.width, place.height - band}, value);
}

void draw_card_back(Canvas& canvas, const Rect& place) {
  if (!canvas.shows(place)) return;
  canvas.fill_rounded(place, rounding(place), palette::kLine);
  canvas.outline_rounded(place.inset(2), rounding(place) - 2, 1, palette::kDimText);
  draw_umbrella(canvas, place.x + place.width / 2, place.y + place.height / 2, place.width * 3 / 10, palette::kDimText);
}

}  // namespace brolly
