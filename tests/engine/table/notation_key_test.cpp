#include "engine/table/notation_key.hpp"

#include "tests/engine/table/nim.hpp"
#include "tests/support/cases.hpp"

using brolly::table::KeyOut;
using brolly::table::notation_key;
using brolly::test::Nim;

namespace {

std::uint64_t key_of(etl::string_view text) {
  KeyOut out;
  out.put(text);
  return out.key();
}

}  // namespace

TEST(keys_compare_as_texts_do_by_byte_value) {
  TEST_ASSERT_TRUE(key_of("B10,R10") < key_of("B3,R10"));
  TEST_ASSERT_TRUE(key_of("a1b") < key_of("a1b1"));
  TEST_ASSERT_TRUE(key_of("P1.Ra1") < key_of("pass"));
  TEST_ASSERT_TRUE(key_of("abcdefgh") < key_of("abcdefgi"));
  TEST_ASSERT_TRUE(key_of("~") < key_of("\xff"));
}

TEST(a_move_has_the_key_of_its_notation) {
  TEST_ASSERT_TRUE(notation_key<Nim>(Nim::Move{10}) == key_of("t10"));
}

TEST(a_key_is_written_as_the_text_it_was_made_from) {
  etl::string<32> text;
  brolly::StringOut out(text);
  for (const char* notation : {"t", "B10,R10", "abcdefgh"}) {
    brolly::table::write_notation(key_of(notation), out);
    out.put(' ');
  }
  TEST_ASSERT_EQUAL_STRING("t B10,R10 abcdefgh ", text.c_str());
}
