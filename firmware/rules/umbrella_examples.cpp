#include "firmware/rules/umbrella_examples.hpp"

#include <algorithm>

#include "firmware/canvas/palette.hpp"
#include "firmware/fonts/fonts.hpp"
#include "firmware/pieces/icons.hpp"
#include "firmware/pieces/spot_piece.hpp"
#include "firmware/pieces/umbrella_piece.hpp"
#include "firmware/rules/stage_sketch.hpp"

namespace brolly {
namespace {

using palette::kDimText;
using palette::kHighlight;
using palette::kLine;
using palette::kPanel;
using palette::kText;

constexpr std::uint16_t kCorners = 0x9009;
constexpr std::uint16_t kHook = 0x0116;

int middle_x(const Rect& place) {
  return place.x + place.width / 2;
}
int middle_y(const Rect& place) {
  return place.y + place.height / 2;
}

/// The figure after a quarter turn clockwise.
std::uint16_t turned(std::uint16_t cells) {
  unsigned result = 0;
  for (unsigned row = 0; row < 4; ++row) {
    for (unsigned column = 0; column < 4; ++column) {
      if (((unsigned{cells} >> (row * 4 + column)) & 1U) != 0) result |= 1U << (column * 4 + 3 - row);
    }
  }
  return static_cast<std::uint16_t>(result);
}

void draw_umbrella_at(Canvas& canvas, int x, int y, int radius, char letter) {
  draw_umbrella(canvas, x, y, radius, tint_of_letter(letter), Symbols::Plain);
}

/// Four umbrellas of a zone along one side of a Stage; a space in `letters` leaves a place empty.
void draw_zone(Canvas& canvas, int x, int y, int step_x, int step_y, int radius, etl::string_view letters) {
  for (const char letter : letters) {
    if (letter == ' ') {
      canvas.ring(x, y, radius, 1, kLine);
    } else {
      draw_umbrella_at(canvas, x, y, radius, letter);
    }
    x += step_x;
    y += step_y;
  }
}

/// A Stage with its four zones: top, left, right, bottom.
void draw_table(Canvas& canvas, int center_x, const Rect& place, etl::string_view cells, etl::string_view zones) {
  const int cell = std::min((place.height - 10) / 6, 18);
  const int size = 4 * cell;
  const int x = center_x - size / 2;
  const int y = middle_y(place) - size / 2;
  const int radius = cell / 2 - 1;
  const int near = cell / 2 + 5;
  draw_stage(canvas, x, y, {cells, 0, cell});
  draw_zone(canvas, x + cell / 2, y - near, cell, 0, radius, zones.substr(0, 4));
  draw_zone(canvas, x - near, y + cell / 2, 0, cell, radius, zones.substr(4, 4));
  draw_zone(canvas, x + size + near, y + cell / 2, 0, cell, radius, zones.substr(8, 4));
  draw_zone(canvas, x + cell / 2, y + size + near, cell, 0, radius, zones.substr(12, 4));
}

/// A tile, and the Stage that shows its figure with its middle at `x`.
void draw_figure(Canvas& canvas, const Rect& place, int x, const FigureTile& tile, etl::string_view cells) {
  const int cell = std::min(place.height / 4, 22);
  const int y = middle_y(place);
  const int stage_x = x - 2 * cell;
  draw_figure_tile(canvas, stage_x - 66, y - 22, 44, tile);
  draw_arrow(canvas, stage_x - 18, stage_x - 6, y, kDimText);
  draw_stage(canvas, stage_x, y - 2 * cell, {cells, tile.cells, cell});
}

void draw_goal(Canvas& canvas, const Rect& place) {
  draw_figure(canvas, place, middle_x(place), {kCorners, TileFace::Black, TileCorner::None, 0}, "RGBRBYYGYBGBRGYR");
  const int right = middle_x(place) + 2 * std::min(place.height / 4, 22);
  draw_arrow(canvas, right + 6, right + 18, middle_y(place), kDimText);
  draw_spot(canvas, right + 38, middle_y(place), 12, Tint::Red, SpotState::Filled);
}

void draw_slide(Canvas& canvas, const Rect& place) {
  const int cell = std::min(place.height / 4, 17);
  const int size = 4 * cell;
  const int y = middle_y(place) - size / 2;
  const int row = y + cell + cell / 2;
  const int left = middle_x(place) - size - 13;
  const int right = middle_x(place) + 13;
  draw_stage(canvas, left, y, {"RGBYBYRGYBGRGRYB", 0, cell});
  draw_stage(canvas, right, y, {"RGBYRBYRYBGRGRYB", 0, cell});
  for (const int x : {left, right})
    canvas.outline_rounded({x - 1, row - cell / 2 - 1, size + 2, cell + 2}, 4, 1, kHighlight);
  draw_pointer(canvas, left - 7, row, 10, Way::Right, kHighlight);
  draw_umbrella_at(canvas, left - 20, row, cell / 2 - 1, 'R');
  draw_arrow(canvas, middle_x(place) - 7, middle_x(place) + 7, middle_y(place), kDimText);
  draw_pointer(canvas, right + size + 7, row, 10, Way::Right, kHighlight);
  draw_umbrella_at(canvas, right + size + 20, row, cell / 2 - 1, 'G');
}

void draw_empty_zones(Canvas& canvas, const Rect& place) {
  const int x = middle_x(place);
  const int y = middle_y(place);
  draw_table(canvas, x + 40, place, "RGBYBYRGYBGRGRYB", "                ");
  canvas.fill_rounded({x - 96, y - 16, 52, 32}, 6, kPanel);
  draw_umbrella_at(canvas, x - 82, y, 9, 'B');
  draw_umbrella_at(canvas, x - 58, y, 9, 'Y');
  draw_arrow(canvas, x - 40, x - 20, y, kHighlight);
}

void draw_spaces(Canvas& canvas, const Rect& place) {
  constexpr int kSize = 44;
  constexpr int kStep = 54;
  std::uint16_t cells = kHook;
  const int y = middle_y(place) - (kSize + 18) / 2;
  int x = middle_x(place) - (3 * kStep + kSize) / 2;
  for (unsigned space = 0; space < 4; ++space) {
    draw_figure_tile(canvas, x, y, kSize, {cells, TileFace::Black, static_cast<TileCorner>(space), 0});
    const char number = static_cast<char>('1' + space);
    canvas.text_centered(x + kSize / 2, y + kSize + 3, fonts::kSmall, {&number, 1}, kDimText);
    cells = turned(cells);
    x += kStep;
  }
}

void draw_completing(Canvas& canvas, const Rect& place) {
  const int x = middle_x(place);
  const int y = middle_y(place);
  draw_figure_tile(canvas, x - 98, y - 22, 44, {kCorners, TileFace::Black, TileCorner::TopLeft, 3});
  draw_umbrella_at(canvas, x - 32, y, 11, 'R');
  draw_arrow(canvas, x - 14, x + 4, y, kDimText);
  canvas.fill_rounded({x + 12, y - 18, 94, 36}, 6, kPanel);
  draw_spot(canvas, x + 30, y, 9, Tint::Blue, SpotState::Open);
  draw_spot(canvas, x + 59, y, 10, Tint::Red, SpotState::Filled);
  canvas.ring(x + 59, y, 14, 2, kHighlight);
  draw_spot(canvas, x + 88, y, 9, Tint::Green, SpotState::Open);
}

void draw_groups(Canvas& canvas, const Rect& place) {
  const int x = middle_x(place);
  const int y = middle_y(place);
  canvas.fill_rounded({x - 100, y - 36, 94, 32}, 6, kPanel);
  draw_spot(canvas, x - 84, y - 20, 9, Tint::Blue, SpotState::Filled);
  draw_spot(canvas, x - 60, y - 20, 9, Tint::Yellow, SpotState::Filled);
  canvas.text_right(x - 14, y - 30, fonts::kBody, "+3", kHighlight);
  canvas.fill_rounded({x + 6, y - 36, 94, 32}, 6, kPanel);
  draw_spot(canvas, x + 22, y - 20, 9, Tint::Red, SpotState::Filled);
  draw_spot(canvas, x + 46, y - 20, 9, Tint::Green, SpotState::Open);
  canvas.text_right(x + 92, y - 30, fonts::kBody, "3", kDimText);
  canvas.fill_rounded({x - 60, y + 4, 120, 32}, 6, kPanel);
  draw_spot(canvas, x - 44, y + 20, 9, Tint::Green, Tint::Blue, SpotState::Open);
  draw_spot(canvas, x - 20, y + 20, 9, Tint::Yellow, SpotState::Filled);
  draw_spot(canvas, x + 4, y + 20, 9, Tint::Red, Tint::Yellow, SpotState::Open);
  canvas.text_right(x + 50, y + 10, fonts::kBody, "5", kDimText);
}

void draw_corners(Canvas& canvas, const Rect& place) {
  constexpr int kStep = 27;
  const int x = middle_x(place) - 26;
  const int y = middle_y(place) - 14;
  draw_figure_tile(canvas, x - 76, y - 8, 44, {kHook, TileFace::Black, TileCorner::TopLeft, 0});
  canvas.fill_rounded({x - 18, y - 18, 4 * kStep + 36, 64}, 6, kPanel);
  draw_spot(canvas, x, y, 10, Tint::Red, SpotState::Open);
  draw_spot(canvas, x + kStep, y, 10, Tint::Green, SpotState::Filled);
  draw_spot(canvas, x + 2 * kStep, y, 10, TileCorner::TopLeft, SpotState::Open);
  canvas.ring(x + 2 * kStep, y, 14, 2, kHighlight);
  draw_spot(canvas, x + 3 * kStep, y, 10, Tint::Blue, SpotState::Open);
  draw_spot(canvas, x + 4 * kStep, y, 10, Tint::Yellow, SpotState::Filled);
  draw_spot(canvas, x, y + 28, 10, Tint::Blue, SpotState::Filled);
  draw_spot(canvas, x + kStep, y + 28, 10, Tint::Yellow, SpotState::Filled);
  draw_spot(canvas, x + 2 * kStep, y + 28, 10, TileCorner::BottomRight, SpotState::Open);
  draw_spot(canvas, x + 3 * kStep, y + 28, 10, Tint::Red, SpotState::Open);
  draw_spot(canvas, x + 4 * kStep, y + 28, 10, Tint::Green, SpotState::Open);
}

/// One of three panels side by side; returns the middle of what is drawn in it.
int draw_third(Canvas& canvas, const Rect& place, int index, etl::string_view label, Color color) {
  const int x = middle_x(place) + (index - 1) * 73;
  canvas.fill_rounded({x - 35, middle_y(place) - 32, 70, 64}, 6, kPanel);
  canvas.text_centered(x, middle_y(place) + 14, fonts::kSmall, label, color);
  return x;
}

void draw_powers(Canvas& canvas, const Rect& place, Language language) {
  const int y = middle_y(place) - 9;
  int x = draw_third(canvas, place, 0, text_in(language, Text::RulesLabelAgain), kText);
  draw_pointer(canvas, x - 6, y, 20, Way::Right, kHighlight);
  draw_pointer(canvas, x + 6, y, 20, Way::Right, kHighlight);
  x = draw_third(canvas, place, 1, text_in(language, Text::RulesLabelSwap), kText);
  draw_umbrella_at(canvas, x - 18, y, 9, 'G');
  draw_umbrella_at(canvas, x + 18, y, 9, 'Y');
  draw_pointer(canvas, x - 4, y, 8, Way::Left, kHighlight);
  draw_pointer(canvas, x + 4, y, 8, Way::Right, kHighlight);
  x = draw_third(canvas, place, 2, text_in(language, Text::RulesLabelExchange), kText);
  canvas.outline_rounded({x - 30, y - 12, 24, 24}, 3, 1, kDimText);
  draw_umbrella_at(canvas, x - 18, y, 9, 'R');
  draw_umbrella_at(canvas, x + 18, y, 9, 'B');
  draw_pointer(canvas, x - 1, y - 5, 8, Way::Right, kHighlight);
  draw_pointer(canvas, x + 1, y + 5, 8, Way::Left, kHighlight);
}

void draw_passing(Canvas& canvas, const Rect& place) {
  const int size = std::min((place.height - 12) / 2, 36);
  const int step = size + 8;
  const int x = middle_x(place) - (3 * step + size) / 2;
  const int upper = middle_y(place) - size - 5;
  const int lower = middle_y(place) + 5;
  draw_figure_tile(canvas, x, upper, size, {0x0505, TileFace::Black, TileCorner::TopLeft, 0});
  draw_empty_tile(canvas, x + step, upper, size);
  draw_figure_tile(canvas, x + 2 * step, upper, size, {0x0660, TileFace::White, TileCorner::BottomRight, 0});
  canvas.outline_rounded({x + 2 * step - 2, upper - 2, size + 4, size + 4}, 4, 2, kHighlight);
  draw_empty_tile(canvas, x + 3 * step, upper, size);
  draw_figure_tile(canvas, x, lower, size, {kHook, TileFace::Black, TileCorner::TopLeft, 0});
  draw_empty_tile(canvas, x + step, lower, size);
  canvas.outline_rounded({x + step, lower, size, size}, 4, 2, kHighlight);
  draw_empty_tile(canvas, x + 2 * step, lower, size);
  draw_empty_tile(canvas, x + 3 * step, lower, size);
  canvas.line(x + 2 * step, upper + size + 2, x + step + size / 2 + 4, lower + size / 2 - 4, 2, kHighlight);
  canvas.fill_disc(x + step + size / 2, lower + size / 2, 4, kHighlight);
}

void draw_last_round(Canvas& canvas, const Rect& place) {
  const int y = middle_y(place) - 9;
  int x = draw_third(canvas, place, 0, "0", kHighlight);
  canvas.ring(x, y, 11, 2, kDimText);
  x = draw_third(canvas, place, 1, "0", kHighlight);
  draw_empty_tile(canvas, x - 14, y - 14, 28);
  x = draw_third(canvas, place, 2, "10", kHighlight);
  draw_spot(canvas, x - 14, y, 10, Tint::Blue, SpotState::Filled);
  draw_spot(canvas, x + 14, y, 10, Tint::Green, SpotState::Filled);
}

/// A sum of three things: tokens, groups, umbrellas; and its result below.
void draw_sum(Canvas& canvas, const Rect& place, etl::string_view umbrellas, etl::string_view points,
              etl::string_view total) {
  const int x = middle_x(place) - 82;
  const int y = middle_y(place) - 12;
  canvas.fill_rounded({x - 28, y - 22, 220, 68}, 6, kPanel);
  draw_spot(canvas, x - 10, y, 10, Tint::Red, SpotState::Filled);
  canvas.text(x + 4, y - 8, fonts::kSmall, "× 6", kText);
  canvas.text_centered(x + 4, y + 20, fonts::kBody, "12", kText);
  draw_spot(canvas, x + 48, y, 8, Tint::Blue, SpotState::Filled);
  draw_spot(canvas, x + 66, y, 8, Tint::Yellow, SpotState::Filled);
  canvas.text_centered(x + 57, y + 20, fonts::kBody, "+ 3 + 5", kText);
  draw_umbrella_at(canvas, x + 106, y, 9, 'G');
  canvas.text(x + 118, y - 8, fonts::kSmall, umbrellas, kText);
  canvas.text_centered(x + 117, y + 20, fonts::kBody, points, kText);
  canvas.text_centered(x + 165, y + 20, fonts::kBody, total, kHighlight);
}

void draw_turned_tile(Canvas& canvas, const Rect& place, int x) {
  const int y = middle_y(place);
  draw_figure_tile(canvas, x, y - 22, 44, {kCorners, TileFace::Black, TileCorner::TopLeft, 0});
  draw_arrow(canvas, x + 52, x + 70, y, kHighlight);
  draw_figure_tile(canvas, x + 78, y - 22, 44, {0x0660, TileFace::White, TileCorner::TopLeft, 0});
}

void draw_solo(Canvas& canvas, const Rect& place) {
  const int x = middle_x(place) - 96;
  draw_turned_tile(canvas, place, x);
  draw_arrow(canvas, x + 130, x + 148, middle_y(place), kHighlight);
  draw_empty_tile(canvas, x + 156, middle_y(place) - 22, 44);
  canvas.line(x + 168, middle_y(place) - 10, x + 188, middle_y(place) + 10, 2, palette::kRed);
  canvas.line(x + 188, middle_y(place) - 10, x + 168, middle_y(place) + 10, 2, palette::kRed);
}

void draw_editions(Canvas& canvas, const Rect& place) {
  const int x = middle_x(place) - 96;
  draw_turned_tile(canvas, place, x);
  const int y = middle_y(place);
  draw_spot(canvas, x + 158, y - 14, 10, Tint::Red, SpotState::Filled);
  canvas.text(x + 174, y - 23, fonts::kSmall, "28", kText);
  draw_spot(canvas, x + 158, y + 14, 10, Tint::Blue, SpotState::Filled);
  canvas.text(x + 174, y + 5, fonts::kSmall, "25", kText);
}

}  // namespace

void draw_umbrella_example(Canvas& canvas, const Rect& place, Language language, unsigned page) {
  switch (page) {
    case 0:
      return draw_goal(canvas, place);
    case 1:
      return draw_table(canvas, middle_x(place), place, "RGBYBYRGYBGRGRYB", "RGBYRGBYYBGRGYRB");
    case 2:
      return draw_slide(canvas, place);
    case 3:
      return draw_empty_zones(canvas, place);
    case 4:
      return draw_figure(canvas, place, middle_x(place) + 34, {0x0660, TileFace::White, TileCorner::TopLeft, 3},
                         "RGBYYBBGYBBRGRYG");
    case 5:
      return draw_spaces(canvas, place);
    case 6:
      return draw_completing(canvas, place);
    case 7:
      return draw_groups(canvas, place);
    case 8:
      return draw_corners(canvas, place);
    case 9:
      return draw_powers(canvas, place, language);
    case 10:
      return draw_passing(canvas, place);
    case 11:
      return draw_last_round(canvas, place);
    case 12:
      return draw_sum(canvas, place, "× 1", "– 1", "= 19");
    case 13:
      return draw_solo(canvas, place);
    case 14:
      return draw_sum(canvas, place, "× 7", "+ 7", "= 27");
    default:
      return draw_editions(canvas, place);
  }
}

}  // namespace brolly
