#include "firmware/rules/rules_book.hpp"

#include <array>
#include <cstdio>

#include "firmware/fonts/fonts.hpp"
#include "tests/support/cases.hpp"

using brolly::Book;
using brolly::Canvas;
using brolly::Color;
using brolly::Language;
using brolly::Rect;

namespace {

constexpr int kHeight = 230;
constexpr Color kUntouched{0x1234};

template <typename Check>
void on_every_page(Check check) {
  for (const Book book : {Book::Umbrella, Book::Parade}) {
    for (unsigned page = 0; page < brolly::pages_of(book); ++page) {
      for (const Language language : {Language::English, Language::Italian, Language::French}) {
        for (const int width : {240, 320}) check(book, page, language, width);
      }
    }
  }
}

constexpr int kAround = 20;

/// A page's place with a margin around it that must stay untouched.
struct Screen {
  std::array<Color, 360UL * kHeight> pixels{};
  Canvas canvas;
  Rect place;

  explicit Screen(int width)
      : canvas(pixels, width + 2 * kAround, kHeight), place{kAround, kAround, width, kHeight - 2 * kAround} {
    pixels.fill(kUntouched);
  }

  bool touched_outside() const {
    for (int y = 0; y < kHeight; ++y) {
      for (int x = 0; x < canvas.width(); ++x) {
        const auto index = static_cast<std::size_t>(y * canvas.width() + x);
        if (!place.contains(x, y) && pixels[index] != kUntouched) return true;
      }
    }
    return false;
  }
};

void name_page(char (&name)[80], Book book, unsigned page, Language language, int width) {
  std::snprintf(name, sizeof name, "book %u page %u language %u width %d", static_cast<unsigned>(book), page,
                static_cast<unsigned>(language), width);
}

}  // namespace

TEST(every_page_fits_into_its_place) {
  on_every_page([](Book book, unsigned page, Language language, int width) {
    char name[80];
    name_page(name, book, page, language, width);
    Screen screen(width);
    brolly::draw_page(screen.canvas, screen.place, language, book, page);
    TEST_ASSERT_EQUAL_MESSAGE(0, screen.canvas.cut_texts(), name);
    TEST_ASSERT_FALSE_MESSAGE(screen.touched_outside(), name);
  });
}

TEST(every_page_leaves_its_example_four_tenths_of_the_place) {
  on_every_page([](Book book, unsigned page, Language language, int width) {
    char name[80];
    name_page(name, book, page, language, width);
    const auto words = static_cast<brolly::Text>(static_cast<unsigned>(brolly::title_of(book, page)) + 1);
    const int height = Canvas::paragraph_height(width - 20, brolly::fonts::kSmall, brolly::text_in(language, words));
    TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(190 * 6 / 10, height, name);
  });
}

TEST(every_page_has_a_title_of_its_own_that_leaves_room_for_the_page_number) {
  on_every_page([](Book book, unsigned page, Language language, int width) {
    const etl::string_view title = brolly::text_in(language, brolly::title_of(book, page));
    TEST_ASSERT_FALSE(title.empty());
    TEST_ASSERT_LESS_THAN(width - 70, brolly::fonts::kBody.width(title));
    if (page > 0) TEST_ASSERT_TRUE(brolly::title_of(book, page) != brolly::title_of(book, page - 1));
  });
}
