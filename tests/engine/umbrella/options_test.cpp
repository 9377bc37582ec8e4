#include <string>

#include "engine/umbrella/notation.hpp"
#include "tests/support/cases.hpp"

namespace brolly::umbrella {
namespace {

void expect_complaint(etl::string_view words, const char* sentence) {
  const auto options = read_options(words);
  TEST_ASSERT_FALSE(options.has_value());
  TEST_ASSERT_EQUAL_STRING(sentence, options.error().sentence.data());
}

}  // namespace

TEST(options_come_in_any_order) {
  const auto options = read_options("edition=it faces=white level=3 players=4");
  TEST_ASSERT_TRUE(options.has_value());
  TEST_ASSERT_TRUE((*options == Options{Edition::It, 4, 3, Faces::White}));
}

TEST(faces_are_random_unless_asked_and_black_for_a_solo_player) {
  TEST_ASSERT_TRUE(read_options("players=2 level=1 edition=it")->faces == Faces::Random);
  TEST_ASSERT_TRUE(read_options("players=3 level=1 edition=fr2")->faces == Faces::Random);
  TEST_ASSERT_TRUE(read_options("players=1 level=4 edition=fr1")->faces == Faces::Black);
}

TEST(wrong_options_are_named) {
  expect_complaint("", "players must be 1 to 4");
  expect_complaint("players=5 level=1 edition=en", "players must be 1 to 4");
  expect_complaint("players=12 level=1 edition=en", "players must be 1 to 4");
  expect_complaint("players=2 edition=en", "level must be 1 to 4");
  expect_complaint("players=2 level=0 edition=en", "level must be 1 to 4");
  expect_complaint("players=2 level=1", "edition must be it, en, fr1 or fr2");
  expect_complaint("players=2 level=1 edition=de", "edition must be it, en, fr1 or fr2");
  expect_complaint("players=2 level=1 edition=it faces=grey", "faces must be black, white or random");
  expect_complaint("players=1 level=1 edition=it faces=black", "faces can be chosen only with 2 to 4 players");
  expect_complaint("players=2 level=1 edition=en faces=black", "faces can be chosen only in the edition it");
  expect_complaint("players=2 players=2 level=1 edition=en", "an option is given twice");
  expect_complaint("players=2 level= edition=en", "an option has no value");
  const char* keys = "umbrella takes players, level, edition, faces and seed, each as key=value";
  expect_complaint("players=2 level=1 edition=en colour=red", keys);
  expect_complaint("players", "an option has no value");
  expect_complaint("2", keys);
}

}  // namespace brolly::umbrella
