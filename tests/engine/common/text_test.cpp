#include <cstdint>
#include <limits>

#include "engine/common/same_text_out.hpp"
#include "engine/common/text_in.hpp"
#include "engine/common/text_out.hpp"
#include "tests/support/cases.hpp"

using brolly::FingerprintOut;
using brolly::SameTextOut;
using brolly::StringOut;
using brolly::TextIn;

TEST(numbers_are_written_in_decimal) {
  etl::string<64> text;
  StringOut out(text);
  for (const std::int32_t value : {0, 7, -1, 2147483647, std::numeric_limits<std::int32_t>::min()}) {
    out.number(value);
    out.put(' ');
  }
  TEST_ASSERT_EQUAL_STRING("0 7 -1 2147483647 -2147483648 ", text.c_str());
}

TEST(a_number_has_no_sign_no_needless_zero_and_a_largest_value) {
  TEST_ASSERT_TRUE(TextIn("0").number(9) == 0U);
  TEST_ASSERT_TRUE(TextIn("18446744073709551615").number(UINT64_MAX) == UINT64_MAX);
  TEST_ASSERT_FALSE(TextIn("18446744073709551616").number(UINT64_MAX).has_value());
  TEST_ASSERT_FALSE(TextIn("10").number(9).has_value());
  TEST_ASSERT_FALSE(TextIn("4").number(3).has_value());
  TEST_ASSERT_FALSE(TextIn("07").number(9).has_value());
  TEST_ASSERT_FALSE(TextIn("-1").number(9).has_value());
  TEST_ASSERT_FALSE(TextIn("").number(9).has_value());
}

TEST(what_does_not_match_is_left_where_it_is) {
  TextIn in("abc");
  TEST_ASSERT_FALSE(in.take("abd"));
  TEST_ASSERT_FALSE(in.one_of("xyz").has_value());
  TEST_ASSERT_FALSE(in.number(9).has_value());
  TEST_ASSERT_TRUE(in.take("ab"));
  TEST_ASSERT_TRUE(in.one_of("cde") == 0U);
  TEST_ASSERT_TRUE(in.at_end());
  TEST_ASSERT_FALSE(in.one_of("cde").has_value());
}

TEST(words_are_split_at_a_letter) {
  TextIn in("one two");
  TEST_ASSERT_TRUE(in.until(' ') == "one");
  TEST_ASSERT_TRUE(in.until(' ') == "two");
  TEST_ASSERT_TRUE(in.at_end());
}

TEST(the_fingerprint_is_fnv_1a) {
  FingerprintOut out;
  out.put("foobar");
  TEST_ASSERT_TRUE(out.fingerprint() == 0x85944171f73967e8U);
}

TEST(a_text_is_the_same_only_to_its_end) {
  const auto is_same = [](etl::string_view expected) {
    SameTextOut out(expected);
    out.put("one ");
    out.put("two");
    return out.is_same();
  };
  TEST_ASSERT_TRUE(is_same("one two"));
  TEST_ASSERT_FALSE(is_same("one two three"));
  TEST_ASSERT_FALSE(is_same("one "));
  TEST_ASSERT_FALSE(is_same("two one"));
}
