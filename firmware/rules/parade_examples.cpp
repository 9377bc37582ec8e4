#include "firmware/rules/parade_examples.hpp"

#include <array>

#include "firmware/canvas/palette.hpp"
#include "firmware/fonts/fonts.hpp"
#include "firmware/pieces/card_piece.hpp"

namespace brolly {
namespace {

using palette::kDimText;
using palette::kHighlight;
using palette::kText;

struct Card {
  Tint tint;
  std::uint8_t value;
};

constexpr int kWidth = 22;
constexpr int kHeight = 38;
constexpr int kStep = 24;

int middle_x(const Rect& place) {
  return place.x + place.width / 2;
}
int middle_y(const Rect& place) {
  return place.y + place.height / 2;
}

void draw_cards(Canvas& canvas, int x, int y, etl::span<const Card> cards, CardLight light = CardLight::Bright) {
  for (const Card& card : cards) {
    draw_card(canvas, {x, y, kWidth, kHeight}, card.tint, card.value, Symbols::Plain, light);
    x += kStep;
  }
}

void ring_card(Canvas& canvas, int x, int y, Color color) {
  canvas.outline_rounded({x - 2, y - 2, kWidth + 4, kHeight + 4}, 5, 2, color);
}

constexpr std::array<Card, 6> kSix{
    {{Tint::Red, 3}, {Tint::Blue, 8}, {Tint::Purple, 0}, {Tint::Green, 7}, {Tint::Grey, 4}, {Tint::Orange, 10}}};
/// The turn of the rules' example: a green 3 joins a parade of eight.
constexpr std::array<Card, 9> kTurn{{{Tint::Red, 4},
                                     {Tint::Green, 0},
                                     {Tint::Blue, 8},
                                     {Tint::Red, 3},
                                     {Tint::Green, 7},
                                     {Tint::Blue, 2},
                                     {Tint::Purple, 6},
                                     {Tint::Orange, 1},
                                     {Tint::Green, 3}}};
constexpr int kFirstSafe = 5;
constexpr int kPlayed = 8;

void draw_goal(Canvas& canvas, const Rect& place) {
  int x = middle_x(place) - 108;
  for (const Card& card : kSix) {
    draw_card(canvas, {x, middle_y(place) - 26, 34, 52}, card.tint, card.value, Symbols::Plain);
    x += 36;
  }
}

void draw_turn(Canvas& canvas, const Rect& place) {
  const int x = middle_x(place) - 108;
  const int upper = middle_y(place) - kHeight - 2;
  const int lower = middle_y(place) + 2;
  constexpr std::array<Card, 4> kHand{{{Tint::Red, 9}, {Tint::Blue, 5}, {Tint::Grey, 10}, {Tint::Orange, 6}}};
  draw_cards(canvas, x, upper, kSix);
  draw_card(canvas, {x + 7 * kStep, upper, kWidth, kHeight}, Tint::Green, 3, Symbols::Plain);
  ring_card(canvas, x + 7 * kStep, upper, kHighlight);
  draw_cards(canvas, x + 2 * kStep, lower, kHand);
  draw_card_back(canvas, {x + 7 * kStep, lower, kWidth, kHeight});
}

/// The example's turn, with the safe cards dim.
void draw_example_turn(Canvas& canvas, int x, int y) {
  const etl::span<const Card> cards{kTurn};
  draw_cards(canvas, x, y, cards.first(kFirstSafe));
  draw_cards(canvas, x + kFirstSafe * kStep, y, cards.subspan(kFirstSafe, kPlayed - kFirstSafe), CardLight::Dim);
  draw_cards(canvas, x + kPlayed * kStep, y, cards.last(1));
  ring_card(canvas, x + kPlayed * kStep, y, kHighlight);
}

void draw_safe(Canvas& canvas, const Rect& place, Language language) {
  const int x = middle_x(place) - 107;
  const int y = middle_y(place) - kHeight / 2;
  const int safe = x + kFirstSafe * kStep;
  canvas.text(x, y - 19, fonts::kSmall, text_in(language, Text::RulesLabelFront), kDimText);
  canvas.text_right(x + 9 * kStep, y - 19, fonts::kSmall, text_in(language, Text::RulesLabelEnd), kDimText);
  draw_example_turn(canvas, x, y);
  canvas.fill({safe - 2, y - 4, 1, kHeight + 8}, kHighlight);
  canvas.text(x, y + kHeight + 3, fonts::kSmall, text_in(language, Text::RulesLabelAtRisk), palette::kRed);
  canvas.text(safe, y + kHeight + 3, fonts::kSmall, text_in(language, Text::RulesLabelSafeCards), kHighlight);
}

void draw_taken(Canvas& canvas, const Rect& place) {
  const int x = middle_x(place) - 107;
  const int y = middle_y(place) - kHeight / 2;
  draw_example_turn(canvas, x, y);
  for (const int taken : {1, 3, 4}) ring_card(canvas, x + taken * kStep, y, palette::kRed);
}

void draw_last_round(Canvas& canvas, const Rect& place) {
  const int x = middle_x(place) - 106;
  const int y = middle_y(place) - kHeight / 2;
  draw_cards(canvas, x, y, kSix);
  canvas.outline_rounded({x + 190, y, kWidth, kHeight}, 4, 1, kDimText);
  canvas.text_centered(x + 201, y + 12, fonts::kSmall, "0", kHighlight);
}

void draw_last_cards(Canvas& canvas, const Rect& place) {
  constexpr std::array<Card, 4> kHand{{{Tint::Red, 9}, {Tint::Blue, 2}, {Tint::Grey, 10}, {Tint::Green, 1}}};
  int x = middle_x(place) - 82;
  const int y = middle_y(place) - 28;
  for (const Card& card : kHand) {
    const bool kept = card.value < 5;
    const Rect at{x, kept ? y - 4 : y + 4, 36, 56};
    draw_card(canvas, at, card.tint, card.value, Symbols::Plain, kept ? CardLight::Bright : CardLight::Dim);
    if (kept) {
      canvas.outline_rounded({at.x - 2, at.y - 2, at.width + 4, at.height + 4}, 6, 2, kHighlight);
    } else {
      canvas.line(at.x + 4, at.y + at.height - 5, at.x + at.width - 5, at.y + 4, 3, palette::kRed);
    }
    x += 43;
  }
}

void draw_red(Canvas& canvas, int x, int y, etl::span<const std::uint8_t> values, etl::string_view sum, Color color) {
  int at = x;
  for (const std::uint8_t value : values) {
    draw_card(canvas, {at, y, kWidth, kHeight}, Tint::Red, value, Symbols::Plain);
    at += kWidth + 1;
  }
  canvas.text_centered((x + at) / 2, y + kHeight + 3, fonts::kBody, sum, color);
}

void draw_scoring(Canvas& canvas, const Rect& place) {
  constexpr std::array<std::uint8_t, 3> kFirst{10, 8, 3};
  constexpr std::array<std::uint8_t, 2> kSecond{1, 0};
  constexpr std::array<std::uint8_t, 4> kMost{7, 6, 5, 2};
  const int x = middle_x(place) - 109;
  const int y = middle_y(place) - 31;
  draw_red(canvas, x, y, kFirst, "21", kText);
  draw_red(canvas, x + 75, y, kSecond, "1", kText);
  draw_red(canvas, x + 127, y, kMost, "4 × 1", kHighlight);
}

void draw_two_players(Canvas& canvas, const Rect& place) {
  constexpr std::array<std::uint8_t, 4> kMost{7, 6, 5, 2};
  constexpr std::array<std::uint8_t, 2> kFewer{8, 3};
  const int x = middle_x(place) - 84;
  const int y = middle_y(place) - 31;
  draw_red(canvas, x, y, kMost, "4 × 1", kHighlight);
  draw_red(canvas, x + 122, y, kFewer, "11", kText);
}

}  // namespace

void draw_parade_example(Canvas& canvas, const Rect& place, Language language, unsigned page) {
  switch (page) {
    case 0:
      return draw_goal(canvas, place);
    case 1:
      return draw_turn(canvas, place);
    case 2:
      return draw_safe(canvas, place, language);
    case 3:
      return draw_taken(canvas, place);
    case 4:
      return draw_last_round(canvas, place);
    case 5:
      return draw_last_cards(canvas, place);
    case 6:
      return draw_scoring(canvas, place);
    default:
      return draw_two_players(canvas, place);
  }
}

}  // namespace brolly
