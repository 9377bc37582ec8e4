#include <algorithm>
#include <array>

#include "firmware/canvas/canvas.hpp"
#include "firmware/canvas/wrap.hpp"
#include "firmware/fonts/fonts.hpp"
#include "tests/support/cases.hpp"

using brolly::Canvas;
using brolly::Color;
using brolly::next_line;
using brolly::Rect;
using brolly::rgb;
using brolly::fonts::kSmall;

namespace {

constexpr int kWidth = 120;
constexpr int kHeight = 60;
constexpr Color kBlack{0};
constexpr Color kWhite = rgb(0xffffff);

struct Paper {
  std::array<Color, kWidth * kHeight> pixels{};
  Canvas canvas{pixels, kWidth, kHeight};

  bool is_empty() const {
    return std::all_of(pixels.begin(), pixels.end(), [](Color color) { return color == kBlack; });
  }
  /// The columns that have ink.
  int first_column() const { return column(0, 1); }
  int last_column() const { return column(kWidth - 1, -1); }

 private:
  int column(int x, int step) const {
    for (;; x += step) {
      for (int y = 0; y < kHeight; ++y) {
        if (pixels[static_cast<std::size_t>(y * kWidth + x)] != kBlack) return x;
      }
    }
  }
};

void assert_line(const char* expected, etl::string_view line) {
  TEST_ASSERT_EQUAL_STRING_LEN(expected, line.data(), line.size());
  TEST_ASSERT_EQUAL(etl::string_view(expected).size(), line.size());
}

}  // namespace

TEST(text_outside_the_canvas_draws_nothing_and_counts_as_cut) {
  Paper paper;
  paper.canvas.text(-100, 0, kSmall, "abc", kWhite);
  paper.canvas.text(0, 100, kSmall, "abc", kWhite);
  TEST_ASSERT_TRUE(paper.is_empty());
  TEST_ASSERT_EQUAL(2, paper.canvas.cut_texts());
}

TEST(text_moves_the_pen_by_its_width) {
  Paper paper;
  const int end = paper.canvas.text(1, 2, kSmall, "Hi", kWhite);
  TEST_ASSERT_EQUAL(1 + kSmall.width("Hi"), end);
  TEST_ASSERT_FALSE(paper.is_empty());
  TEST_ASSERT_EQUAL(0, paper.canvas.cut_texts());
}

TEST(text_is_cut_by_the_canvas_and_not_by_the_clip) {
  Paper paper;
  paper.canvas.set_clip({0, 0, 3, 3});
  paper.canvas.text(1, 2, kSmall, "Hallo", kWhite);
  TEST_ASSERT_EQUAL(0, paper.canvas.cut_texts());
  paper.canvas.text(kWidth - 5, 2, kSmall, "Hallo", kWhite);
  TEST_ASSERT_EQUAL(1, paper.canvas.cut_texts());
  paper.canvas.text(kWidth - 5, 2, kSmall, "    ", kWhite);
  TEST_ASSERT_EQUAL(1, paper.canvas.cut_texts());
  paper.canvas.text(5, kHeight - kSmall.ascent - 1, kSmall, "ono", kWhite);
  TEST_ASSERT_EQUAL(1, paper.canvas.cut_texts());
  paper.canvas.text(5, kHeight - kSmall.ascent - 1, kSmall, "ogo", kWhite);
  TEST_ASSERT_EQUAL(2, paper.canvas.cut_texts());
}

TEST(text_ends_before_its_right_edge_and_centres_on_its_middle) {
  Paper right;
  right.canvas.text_right(60, 5, kSmall, "Hall", kWhite);
  TEST_ASSERT_INT_WITHIN(2, 58, right.last_column());
  TEST_ASSERT_LESS_THAN(60, right.last_column());
  Paper centered;
  centered.canvas.text_centered(45, 5, kSmall, "HallH", kWhite);
  TEST_ASSERT_INT_WITHIN(1, 45 - centered.first_column(), centered.last_column() + 1 - 45);
}

TEST(a_line_that_is_too_long_ends_in_an_ellipsis) {
  const etl::string_view line("a line of words");
  const int width = kSmall.width(line);
  Paper fits;
  TEST_ASSERT_EQUAL(2 + width, fits.canvas.text_within(2, 2, width, kSmall, line, kWhite));
  TEST_ASSERT_EQUAL(0, fits.canvas.cut_texts());
  Paper cut;
  Paper expected;
  TEST_ASSERT_LESS_OR_EQUAL(2 + 50, cut.canvas.text_within(2, 2, 50, kSmall, "a line of words", kWhite));
  TEST_ASSERT_EQUAL(1, cut.canvas.cut_texts());
  expected.canvas.text(2, 2, kSmall, "a line…", kWhite);
  TEST_ASSERT_TRUE(cut.pixels == expected.pixels);
}

TEST(lines_break_at_spaces_and_where_the_text_says) {
  etl::string_view text("one two  three\n\nfour ");
  assert_line("one two", next_line(text, kSmall, kSmall.width("one two")));
  assert_line("three", next_line(text, kSmall, kSmall.width("one two")));
  assert_line("", next_line(text, kSmall, 50));
  assert_line("four", next_line(text, kSmall, 50));
  TEST_ASSERT_TRUE(text.empty());
}

TEST(some_spaces_do_not_break) {
  for (const char* pair : {"«\u00a0oui\u00a0»", "bravo\u202f!"}) {
    etl::string_view text(pair);
    assert_line(pair, next_line(text, kSmall, 5));
    TEST_ASSERT_TRUE(text.empty());
  }
}

TEST(a_word_wider_than_the_line_stands_alone) {
  etl::string_view text("a wonderful day");
  assert_line("a", next_line(text, kSmall, 20));
  assert_line("wonderful", next_line(text, kSmall, 20));
  assert_line("day", next_line(text, kSmall, 20));
}

TEST(a_paragraph_takes_the_height_of_its_lines) {
  const etl::string_view text("one two three four five");
  const int height = Canvas::paragraph_height(60, kSmall, text);
  TEST_ASSERT_EQUAL(3 * kSmall.line_height, height);
  Paper paper;
  TEST_ASSERT_EQUAL(height, paper.canvas.paragraph({5, 2, 60, height}, kSmall, text, kWhite));
  TEST_ASSERT_EQUAL(0, paper.canvas.cut_texts());
  TEST_ASSERT_LESS_THAN(65, paper.last_column());
  TEST_ASSERT_EQUAL(0, Canvas::paragraph_height(60, kSmall, ""));
}

TEST(a_paragraph_leaves_out_what_does_not_fit) {
  Paper paper;
  const int room = 2 * kSmall.line_height + 3;
  const int taken = paper.canvas.paragraph({5, 2, 60, room}, kSmall, "one two three four five six", kWhite);
  TEST_ASSERT_EQUAL(2 * kSmall.line_height, taken);
  TEST_ASSERT_EQUAL(1, paper.canvas.cut_texts());
  paper.canvas.paragraph({5, 2, 20, 50}, kSmall, "wonderful", kWhite);
  TEST_ASSERT_EQUAL(2, paper.canvas.cut_texts());
}
