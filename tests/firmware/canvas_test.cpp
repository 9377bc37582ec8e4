#include "firmware/canvas/canvas.hpp"

#include <array>

#include "firmware/fonts/fonts.hpp"
#include "tests/support/cases.hpp"

using brolly::blend;
using brolly::Canvas;
using brolly::Color;
using brolly::rgb;

namespace {

constexpr int kWidth = 16;
constexpr int kHeight = 12;
constexpr Color kBlack{0};
constexpr Color kWhite = rgb(0xffffff);

struct Paper {
  std::array<Color, kWidth * kHeight> pixels{};
  Canvas canvas{pixels, kWidth, kHeight};

  int count(Color color) const { return static_cast<int>(std::count(pixels.begin(), pixels.end(), color)); }
};

}  // namespace

TEST(colours_keep_their_ends) {
  TEST_ASSERT_EQUAL_HEX16(0x0000, static_cast<std::uint16_t>(rgb(0x000000)));
  TEST_ASSERT_EQUAL_HEX16(0xffff, static_cast<std::uint16_t>(rgb(0xffffff)));
  TEST_ASSERT_EQUAL_HEX16(0xf800, static_cast<std::uint16_t>(rgb(0xff0000)));
}

TEST(a_blend_goes_from_one_colour_to_the_other) {
  TEST_ASSERT_TRUE(blend(kBlack, kWhite, 0) == kBlack);
  TEST_ASSERT_TRUE(blend(kBlack, kWhite, 15) == kWhite);
}

TEST(a_rectangle_is_cut_off_at_every_edge) {
  Paper paper;
  paper.canvas.fill({-5, -5, kWidth + 10, kHeight + 10}, kWhite);
  TEST_ASSERT_EQUAL(kWidth * kHeight, paper.count(kWhite));
  paper.canvas.fill({kWidth, 0, 5, 5}, kBlack);
  paper.canvas.fill({-5, 0, 5, 5}, kBlack);
  paper.canvas.fill({0, kHeight, 5, 5}, kBlack);
  paper.canvas.fill({3, 3, -2, 4}, kBlack);
  TEST_ASSERT_EQUAL(kWidth * kHeight, paper.count(kWhite));
  paper.canvas.fill({1, 1, 2, 3}, kBlack);
  TEST_ASSERT_EQUAL(6, paper.count(kBlack));
}

TEST(a_disc_is_as_wide_as_it_is_high_and_leaves_its_corners) {
  Paper paper;
  paper.canvas.fill_disc(6, 6, 6, kWhite);
  TEST_ASSERT_TRUE(paper.pixels[0] == kBlack);
  TEST_ASSERT_TRUE(paper.pixels[6 * kWidth + 6] == kWhite);
  for (int y = 0; y < 12; ++y) {
    for (int x = 0; x < 12; ++x) {
      const auto here = static_cast<std::size_t>(y * kWidth + x);
      const auto mirrored = static_cast<std::size_t>(x * kWidth + y);
      TEST_ASSERT_TRUE(paper.pixels[here] == paper.pixels[mirrored]);
    }
  }
}

TEST(text_outside_the_canvas_draws_nothing) {
  Paper paper;
  paper.canvas.text(-100, 0, brolly::fonts::kSmall, "abc", kWhite);
  paper.canvas.text(0, 100, brolly::fonts::kSmall, "abc", kWhite);
  TEST_ASSERT_EQUAL(kWidth * kHeight, paper.count(kBlack));
}

TEST(text_moves_the_pen_by_its_width) {
  Paper paper;
  const int end = paper.canvas.text(1, -2, brolly::fonts::kSmall, "Hi", kWhite);
  TEST_ASSERT_EQUAL(1 + brolly::fonts::kSmall.width("Hi"), end);
  TEST_ASSERT_LESS_THAN(kWidth * kHeight, paper.count(kBlack));
}
