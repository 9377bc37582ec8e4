// Scenes draw parts of a picture again and rely on this: what a clip lets through is what the whole drawing would show.

#include <array>
#include <cstdio>

#include "firmware/canvas/canvas.hpp"
#include "firmware/fonts/fonts.hpp"
#include "tests/support/cases.hpp"

using brolly::Canvas;
using brolly::Color;
using brolly::Corner;
using brolly::Rect;
namespace fonts = brolly::fonts;

namespace {

constexpr int kWidth = 61;
constexpr int kHeight = 47;
using Pixels = std::array<Color, kWidth * kHeight>;

/// A small generator: the same seed draws the same picture again.
class Dice {
 public:
  explicit Dice(std::uint32_t seed) : state_(seed * 2654435761U + 1) {}
  int roll(int from, int to) {
    state_ = state_ * 1664525U + 1013904223U;
    return from + static_cast<int>((state_ >> 8U) % static_cast<std::uint32_t>(to - from + 1));
  }
  Color color() { return Color{static_cast<std::uint16_t>(roll(0, 0xffff))}; }
  Rect rect() {
    const int x = roll(-20, kWidth);
    const int y = roll(-20, kHeight);
    return {x, y, roll(0, 50), roll(0, 40)};
  }

 private:
  std::uint32_t state_;
};

void draw_polygon(Canvas& canvas, Dice& dice) {
  // A corner in each of four fields round a centre: convex enough to be drawn, and never the same twice.
  const int x = dice.roll(0, kWidth * 8);
  const int y = dice.roll(0, kHeight * 8);
  const std::array<Corner, 4> corners{{{x + dice.roll(-9, 9), y - dice.roll(8, 200)},
                                       {x + dice.roll(8, 200), y + dice.roll(-9, 9)},
                                       {x + dice.roll(-9, 9), y + dice.roll(8, 200)},
                                       {x - dice.roll(8, 200), y + dice.roll(-9, 9)}}};
  canvas.fill_polygon(corners, dice.color());
}

void draw_sprite(Canvas& canvas, Dice& dice) {
  std::array<Color, 35> colors{};
  std::array<std::uint8_t, 35> alphas{};
  for (Color& color : colors) color = dice.color();
  for (std::uint8_t& alpha : alphas) alpha = static_cast<std::uint8_t>(dice.roll(0, 15));
  canvas.sprite(dice.roll(-9, kWidth), dice.roll(-9, kHeight), {7, 5, colors, alphas});
}

void draw_text(Canvas& canvas, Dice& dice) {
  const brolly::Font* sizes[] = {&fonts::kSmall, &fonts::kBody, &fonts::kTitle};
  const brolly::Font& font = *sizes[dice.roll(0, 2)];
  const int x = dice.roll(-30, kWidth);
  const int y = dice.roll(-30, kHeight);
  switch (dice.roll(0, 4)) {
    case 0:
      canvas.text(x, y, font, "Ombrelle à gauche", dice.color());
      break;
    case 1:
      canvas.text_centered(x, y, font, "ÉgÇj", dice.color());
      break;
    case 2:
      canvas.text_right(x, y, font, "« 17 »", dice.color());
      break;
    case 3:
      canvas.text_within(x, y, dice.roll(5, 60), font, "slide to the right", dice.color());
      break;
    default:
      canvas.paragraph({x, y, dice.roll(10, 70), 60}, font, "one two three\nfour five", dice.color());
  }
}

void draw_something(Canvas& canvas, Dice& dice) {
  const int x = dice.roll(-20, kWidth + 20);
  const int y = dice.roll(-20, kHeight + 20);
  switch (dice.roll(0, 11)) {
    case 0:
      canvas.fill(dice.rect(), dice.color());
      break;
    case 1:
      canvas.line(x, y, dice.roll(-20, 80), dice.roll(-20, 60), dice.roll(1, 5), dice.color());
      break;
    case 2:
      canvas.outline(dice.rect(), dice.roll(1, 4), dice.color());
      break;
    case 3:
      canvas.fill_rounded(dice.rect(), dice.roll(0, 12), dice.color());
      break;
    case 4:
      canvas.outline_rounded(dice.rect(), dice.roll(0, 12), dice.roll(1, 4), dice.color());
      break;
    case 5:
      canvas.fill_disc(x, y, dice.roll(1, 30), dice.color());
      break;
    case 6:
      canvas.ring(x, y, dice.roll(1, 30), dice.roll(1, 5), dice.color());
      break;
    case 7:
      canvas.ring(Corner{x * 5, y * 7}, dice.roll(9, 150), dice.roll(3, 30), dice.color());
      break;
    case 8:
      draw_polygon(canvas, dice);
      break;
    case 9:
      draw_sprite(canvas, dice);
      break;
    default:
      draw_text(canvas, dice);
  }
}

void draw_picture(Canvas& canvas, std::uint32_t seed) {
  Dice dice(seed);
  for (int count = 0; count < 8; ++count) draw_something(canvas, dice);
}

}  // namespace

TEST(a_picture_drawn_tile_by_tile_is_the_picture_drawn_whole) {
  for (std::uint32_t seed = 1; seed <= 1500; ++seed) {
    Pixels whole{};
    Canvas canvas(whole, kWidth, kHeight);
    draw_picture(canvas, seed);

    Pixels tiled{};
    Canvas tiles(tiled, kWidth, kHeight);
    Dice dice(seed);
    const int width = dice.roll(1, 30);
    const int height = dice.roll(1, 30);
    for (int y = 0; y < kHeight; y += height) {
      for (int x = 0; x < kWidth; x += width) {
        tiles.set_clip({x, y, width, height});
        draw_picture(tiles, seed);
      }
    }
    char message[40];
    std::snprintf(message, sizeof message, "draw_picture(canvas, %u)", static_cast<unsigned>(seed));
    TEST_ASSERT_TRUE_MESSAGE(whole == tiled, message);
  }
}

TEST(a_clip_leaves_everything_outside_of_it_alone) {
  for (std::uint32_t seed = 1; seed <= 1500; ++seed) {
    Pixels whole{};
    Canvas canvas(whole, kWidth, kHeight);
    draw_picture(canvas, seed);

    Dice dice(seed);
    const Rect clip = dice.rect();
    Pixels part{};
    Canvas clipped(part, kWidth, kHeight);
    clipped.set_clip(clip);
    draw_picture(clipped, seed);
    for (int y = 0; y < kHeight; ++y) {
      for (int x = 0; x < kWidth; ++x) {
        const auto here = static_cast<std::size_t>(y * kWidth + x);
        TEST_ASSERT_TRUE(part[here] == (clip.contains(x, y) ? whole[here] : Color{}));
      }
    }
  }
}
