#include "firmware/pieces/symbol.hpp"

#include <array>

namespace brolly {
namespace {

constexpr std::array<Color, kTints> kColors{palette::kRed,    palette::kGreen, palette::kBlue,  palette::kYellow,
                                            palette::kPurple, palette::kGrey,  palette::kOrange};

/// About `share` hundredths of a size, and even or odd like it, so that it can be centred on whole pixels.
int matching_part(int size, int share) {
  const int part = size * share / 100;
  return (size - part) % 2 == 0 ? part : part + 1;
}

Rect centered(int x, int y, int size, int width, int height) {
  return {x + (size - width) / 2, y + (size - height) / 2, width, height};
}

void draw_triangle(Canvas& canvas, int x, int y, int size, Color color) {
  const int unit = size * 8;
  const std::array<Corner, 3> corners{
      {{x * 8 + unit / 2, y * 8}, {x * 8 + unit, y * 8 + unit * 15 / 16}, {x * 8, y * 8 + unit * 15 / 16}}};
  canvas.fill_polygon(corners, color);
}

/// Five kites, each from a tip over the middle to the notch across: together they leave no seam.
void draw_star(Canvas& canvas, int x, int y, int size, Color color) {
  // The ten corners round the middle, tips and notches in turn, in 1/128 of the outer radius; notches at 0.45.
  constexpr std::array<Corner, 10> kRound{
      {{0, -128}, {34, -47}, {122, -40}, {55, 18}, {75, 104}, {0, 58}, {-75, 104}, {-55, 18}, {-122, -40}, {-34, -47}}};
  const int radius = size * 17 / 4;
  const Corner middle{x * 8 + size * 4, y * 8 + size * 17 / 4};
  const auto corner = [&](std::size_t index) {
    const Corner& round = kRound[index % kRound.size()];
    return Corner{middle.x + round.x * radius / 128, middle.y + round.y * radius / 128};
  };
  for (std::size_t tip = 0; tip < kRound.size(); tip += 2) {
    const std::array<Corner, 4> kite{{corner(tip), corner(tip + 1), corner(tip + 5), corner(tip + 9)}};
    canvas.fill_polygon(kite, color);
  }
}

void draw_cross(Canvas& canvas, int x, int y, int size, Color color) {
  const int arm = matching_part(size, 35);
  canvas.fill(centered(x, y, size, size, arm), color);
  canvas.fill(centered(x, y, size, arm, size), color);
}

}  // namespace

Color color_of(Tint tint) {
  return kColors[static_cast<std::size_t>(tint)];
}

Color ink_on(Tint tint) {
  const bool is_dark = tint == Tint::Red || tint == Tint::Blue || tint == Tint::Purple;
  return is_dark ? palette::kCard : palette::kDarkText;
}

void draw_symbol(Canvas& canvas, int x, int y, int size, Tint tint, Color color) {
  const Corner middle{x * 8 + size * 4, y * 8 + size * 4};
  switch (tint) {
    case Tint::Red:
      canvas.fill_disc(middle, size * 4, color);
      break;
    case Tint::Green:
      draw_triangle(canvas, x, y, size, color);
      break;
    case Tint::Blue: {
      const int side = matching_part(size, 80);
      canvas.fill(centered(x, y, size, side, side), color);
      break;
    }
    case Tint::Yellow:
      draw_star(canvas, x, y, size, color);
      break;
    case Tint::Purple:
      draw_cross(canvas, x, y, size, color);
      break;
    case Tint::Grey:
      canvas.ring(middle, size * 4, size * 2, color);
      break;
    case Tint::Orange:
      canvas.fill(centered(x, y, size, size, matching_part(size, 35)), color);
      break;
  }
}

void draw_symbol_on(Canvas& canvas, const Rect& place, int size, Tint tint, Symbols symbols) {
  if (symbols == Symbols::Strong) size += 2 * ((size + 7) / 8);
  // Evenness as the place has it, so that the symbol is in the middle.
  if ((place.width - size) % 2 != 0) ++size;
  draw_symbol(canvas, place.x + (place.width - size) / 2, place.y + (place.height - size) / 2, size, tint,
              ink_on(tint));
}

}  // namespace brolly
