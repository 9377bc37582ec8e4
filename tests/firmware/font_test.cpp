#include "firmware/canvas/font.hpp"

#include "firmware/fonts/fonts.hpp"
#include "tests/support/cases.hpp"

using brolly::Font;
using brolly::next_letter;
namespace fonts = brolly::fonts;

TEST(utf_8_is_read_letter_by_letter) {
  etl::string_view text("aé→𝄞");
  TEST_ASSERT_EQUAL_HEX32('a', next_letter(text));
  TEST_ASSERT_EQUAL_HEX32(0xe9, next_letter(text));
  TEST_ASSERT_EQUAL_HEX32(0x2192, next_letter(text));
  TEST_ASSERT_EQUAL_HEX32(0x1d11e, next_letter(text));
  TEST_ASSERT_TRUE(text.empty());
}

TEST(damaged_utf_8_is_skipped_byte_by_byte) {
  etl::string_view text("\x80\xc3x\xe2\x86");
  TEST_ASSERT_EQUAL_HEX32(0xfffd, next_letter(text));
  TEST_ASSERT_EQUAL_HEX32(0xfffd, next_letter(text));
  TEST_ASSERT_EQUAL_HEX32('x', next_letter(text));
  TEST_ASSERT_EQUAL_HEX32(0xfffd, next_letter(text));
  TEST_ASSERT_EQUAL_HEX32(0xfffd, next_letter(text));
  TEST_ASSERT_TRUE(text.empty());
}

TEST(every_size_has_the_letters_of_our_three_languages) {
  for (const Font* font : {&fonts::kSmall, &fonts::kBody, &fonts::kTitle}) {
    etl::string_view letters("ABCXYZabcxyz0123456789àèéìòùÀÈÉÌÒÙâêîôûçëïüœæÂÊÎÔÛÇËÏÜŒÆ«»’…–←↑→↓€");
    while (!letters.empty()) {
      const char32_t letter = next_letter(letters);
      TEST_ASSERT_EQUAL_HEX32(letter, font->glyph(letter).code);
    }
  }
}

TEST(a_letter_that_is_missing_becomes_a_question_mark) {
  TEST_ASSERT_EQUAL_HEX32('?', fonts::kBody.glyph(0x4e00).code);
}
