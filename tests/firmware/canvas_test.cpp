#include "firmware/canvas/canvas.hpp"

#include <algorithm>
#include <array>

#include "tests/support/cases.hpp"

using brolly::blend;
using brolly::Canvas;
using brolly::Color;
using brolly::Corner;
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
  Color at(int x, int y) const { return pixels[static_cast<std::size_t>(y * kWidth + x)]; }
};

}  // namespace

TEST(colours_keep_their_ends) {
  TEST_ASSERT_EQUAL_HEX16(0x0000, static_cast<std::uint16_t>(rgb(0x000000)));
  TEST_ASSERT_EQUAL_HEX16(0xffff, static_cast<std::uint16_t>(rgb(0xffffff)));
  TEST_ASSERT_EQUAL_HEX16(0xf800, static_cast<std::uint16_t>(rgb(0xff0000)));
}

TEST(a_blend_keeps_its_ends_for_every_colour) {
  for (unsigned bits = 0; bits <= 0xffff; ++bits) {
    const Color color{static_cast<std::uint16_t>(bits)};
    const Color other{static_cast<std::uint16_t>(bits * 40503U)};
    TEST_ASSERT_TRUE(blend(color, other, 0) == color);
    TEST_ASSERT_TRUE(blend(other, color, 15) == color);
    TEST_ASSERT_TRUE(blend(color, color, 1 + bits % 14) == color);
  }
}

TEST(a_blend_goes_evenly_from_one_colour_to_the_other) {
  for (unsigned alpha = 0; alpha <= 15; ++alpha) {
    const auto mixed = static_cast<unsigned>(blend(kBlack, kWhite, alpha));
    TEST_ASSERT_INT_WITHIN(1, (31 * alpha + 7) / 15, mixed >> 11);
    TEST_ASSERT_INT_WITHIN(1, (63 * alpha + 7) / 15, (mixed >> 5) & 63U);
    TEST_ASSERT_INT_WITHIN(1, (31 * alpha + 7) / 15, mixed & 31U);
  }
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

TEST(a_clip_never_reaches_beyond_the_canvas) {
  Paper paper;
  paper.canvas.set_clip({10, -4, 100, 8});
  TEST_ASSERT_TRUE(paper.canvas.clip() == (brolly::Rect{10, 0, 6, 4}));
  TEST_ASSERT_TRUE(paper.canvas.shows({15, 3, 9, 9}));
  TEST_ASSERT_FALSE(paper.canvas.shows({15, 4, 9, 9}));
  paper.canvas.set_clip({40, 40, 5, 5});
  paper.canvas.fill({0, 0, kWidth, kHeight}, kWhite);
  paper.canvas.dot(1, 1, kWhite, 15);
  TEST_ASSERT_EQUAL(0, paper.count(kWhite));
}

TEST(a_disc_is_as_wide_as_it_is_high_and_leaves_its_corners) {
  Paper paper;
  paper.canvas.fill_disc(6, 6, 6, kWhite);
  TEST_ASSERT_TRUE(paper.at(0, 0) == kBlack);
  TEST_ASSERT_TRUE(paper.at(6, 6) == kWhite);
  TEST_ASSERT_FALSE(paper.at(5, 0) == kBlack);
  for (int y = 0; y < 12; ++y) {
    for (int x = 0; x < 12; ++x) {
      TEST_ASSERT_TRUE(paper.at(x, y) == paper.at(11 - x, y));
      TEST_ASSERT_TRUE(paper.at(x, y) == paper.at(x, 11 - y));
    }
  }
}

TEST(a_disc_in_eighths_can_have_an_odd_width) {
  Paper paper;
  paper.canvas.fill_disc(Corner{28, 28}, 28, kWhite);
  TEST_ASSERT_FALSE(paper.at(3, 0) == kBlack);
  TEST_ASSERT_FALSE(paper.at(0, 3) == kBlack);
  for (int at = 0; at < 7; ++at) TEST_ASSERT_TRUE(paper.at(7, at) == kBlack && paper.at(at, 7) == kBlack);
}

TEST(a_ring_is_a_disc_with_a_hole) {
  Paper paper;
  paper.canvas.ring(6, 6, 6, 2, kWhite);
  TEST_ASSERT_TRUE(paper.at(6, 0) != kBlack && paper.at(6, 1) == kWhite);
  TEST_ASSERT_TRUE(paper.at(6, 6) == kBlack && paper.at(3, 6) == kBlack);
  paper.canvas.fill_disc(6, 6, 5, kWhite);
  Paper disc;
  disc.canvas.fill_disc(6, 6, 6, kWhite);
  for (int y = 2; y < 10; ++y) TEST_ASSERT_TRUE(paper.at(6, y) == disc.at(6, y));
}

TEST(a_ring_thicker_than_its_radius_is_a_disc) {
  Paper ring;
  Paper disc;
  ring.canvas.ring(6, 6, 5, 9, kWhite);
  disc.canvas.fill_disc(6, 6, 5, kWhite);
  TEST_ASSERT_TRUE(ring.pixels == disc.pixels);
}

TEST(rounded_corners_are_left_out_and_edges_are_sharp) {
  Paper paper;
  paper.canvas.fill_rounded({1, 1, 14, 10}, 4, kWhite);
  TEST_ASSERT_TRUE(paper.at(1, 1) == kBlack && paper.at(14, 10) == kBlack);
  TEST_ASSERT_TRUE(paper.at(8, 1) == kWhite && paper.at(8, 0) == kBlack);
  TEST_ASSERT_TRUE(paper.at(1, 6) == kWhite && paper.at(0, 6) == kBlack && paper.at(15, 6) == kBlack);
}

TEST(a_radius_of_nothing_gives_a_rectangle_and_one_too_large_a_disc) {
  Paper rounded;
  Paper plain;
  rounded.canvas.fill_rounded({2, 3, 9, 7}, 0, kWhite);
  plain.canvas.fill({2, 3, 9, 7}, kWhite);
  TEST_ASSERT_TRUE(rounded.pixels == plain.pixels);
  Paper large;
  Paper disc;
  large.canvas.fill_rounded({2, 1, 10, 10}, 50, kWhite);
  disc.canvas.fill_disc(7, 6, 5, kWhite);
  TEST_ASSERT_TRUE(large.pixels == disc.pixels);
}

TEST(outlines_lie_inside_their_rectangle) {
  Paper paper;
  paper.canvas.outline({2, 2, 10, 8}, 2, kWhite);
  TEST_ASSERT_EQUAL(10 * 8 - 6 * 4, paper.count(kWhite));
  Paper rounded;
  rounded.canvas.outline_rounded({2, 2, 10, 8}, 0, 2, kWhite);
  TEST_ASSERT_TRUE(paper.pixels == rounded.pixels);
  Paper thick;
  thick.canvas.outline({2, 2, 3, 8}, 2, kWhite);
  TEST_ASSERT_EQUAL(24, thick.count(kWhite));
}

TEST(level_and_upright_lines_are_sharp_and_have_both_their_ends) {
  Paper paper;
  paper.canvas.line(9, 3, 2, 3, 1, kWhite);
  TEST_ASSERT_EQUAL(8, paper.count(kWhite));
  paper.canvas.line(12, 1, 12, 6, 2, kWhite);
  TEST_ASSERT_EQUAL(8 + 2 * 7, paper.count(kWhite));
}

TEST(a_slanting_line_is_the_same_from_either_end) {
  Paper one;
  Paper other;
  one.canvas.line(2, 2, 12, 9, 2, kWhite);
  other.canvas.line(12, 9, 2, 2, 2, kWhite);
  TEST_ASSERT_TRUE(one.pixels == other.pixels);
  TEST_ASSERT_TRUE(one.at(2, 2) == kWhite && one.at(12, 9) == kWhite);
  TEST_ASSERT_TRUE(one.at(12, 2) == kBlack);
}

TEST(a_polygon_covers_its_pixels_in_part) {
  Paper paper;
  const std::array<Corner, 4> square{{{12, 12}, {60, 12}, {60, 60}, {12, 60}}};
  paper.canvas.fill_polygon(square, kWhite);
  TEST_ASSERT_TRUE(paper.at(4, 4) == kWhite);
  TEST_ASSERT_TRUE(paper.at(1, 4) == blend(kBlack, kWhite, 8));
  TEST_ASSERT_TRUE(paper.at(7, 7) == blend(kBlack, kWhite, 4));
  TEST_ASSERT_TRUE(paper.at(0, 4) == kBlack && paper.at(8, 4) == kBlack);
}

TEST(a_polygon_may_start_anywhere_and_go_either_way_round) {
  const std::array<Corner, 5> corners{{{40, 3}, {90, 30}, {70, 80}, {20, 75}, {5, 31}}};
  Paper first;
  first.canvas.fill_polygon(corners, kWhite);
  for (std::size_t turn = 0; turn < corners.size(); ++turn) {
    std::array<Corner, 5> turned = corners;
    std::rotate(turned.begin(), turned.begin() + static_cast<std::ptrdiff_t>(turn), turned.end());
    Paper paper;
    paper.canvas.fill_polygon(turned, kWhite);
    TEST_ASSERT_TRUE(paper.pixels == first.pixels);
    std::reverse(turned.begin(), turned.end());
    Paper back;
    back.canvas.fill_polygon(turned, kWhite);
    TEST_ASSERT_TRUE(back.pixels == first.pixels);
  }
}

TEST(a_polygon_without_height_draws_nothing) {
  Paper paper;
  const std::array<Corner, 3> flat{{{0, 20}, {50, 20}, {90, 20}}};
  paper.canvas.fill_polygon(flat, kWhite);
  TEST_ASSERT_EQUAL(kWidth * kHeight, paper.count(kBlack));
}

TEST(a_sprite_shows_what_is_under_it_by_its_alpha) {
  Paper paper;
  const std::array<Color, 3> colors{kWhite, kWhite, kWhite};
  const std::array<std::uint8_t, 3> alphas{0, 6, 15};
  paper.canvas.sprite(2, 2, {3, 1, colors, alphas});
  TEST_ASSERT_TRUE(paper.at(2, 2) == kBlack);
  TEST_ASSERT_TRUE(paper.at(3, 2) == blend(kBlack, kWhite, 6));
  TEST_ASSERT_TRUE(paper.at(4, 2) == kWhite);
  paper.canvas.sprite(-2, 5, {3, 1, colors, alphas});
  TEST_ASSERT_TRUE(paper.at(0, 5) == kWhite && paper.count(kWhite) == 2);
}
