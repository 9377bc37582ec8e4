#include "engine/umbrella/stage.hpp"

#include <string>

#include "tests/engine/umbrella/play.hpp"

namespace brolly::umbrella {

TEST(a_slide_moves_every_umbrella_of_the_line_one_cell_on) {
  Stage stage = test::stage_of("RGBYBYRGYBGRGRYB");
  TEST_ASSERT_TRUE(stage.slide(Side::Left, Line{1}, Colour::Red) == Colour::Green);
  TEST_ASSERT_EQUAL_STRING("RGBYRBYRYBGRGRYB", test::text_of(stage).c_str());
  TEST_ASSERT_TRUE(stage.slide(Side::Right, Line{0}, Colour::Green) == Colour::Red);
  TEST_ASSERT_EQUAL_STRING("GBYGRBYRYBGRGRYB", test::text_of(stage).c_str());
  TEST_ASSERT_TRUE(stage.slide(Side::Top, Line{3}, Colour::Blue) == Colour::Blue);
  TEST_ASSERT_EQUAL_STRING("GBYBRBYGYBGRGRYR", test::text_of(stage).c_str());
  TEST_ASSERT_TRUE(stage.slide(Side::Bottom, Line{0}, Colour::Yellow) == Colour::Green);
  TEST_ASSERT_EQUAL_STRING("RBYBYBYGGBGRYRYR", test::text_of(stage).c_str());
}

TEST(a_slide_and_the_slide_back_leave_the_stage_as_it_was) {
  const Stage before = test::stage_of("RGBYBYRGYBGRGRYB");
  for (unsigned side = 0; side < kSides; ++side) {
    for (unsigned line = 0; line < kLines; ++line) {
      Stage stage = before;
      const Colour out = stage.slide(nth<Side>(side), nth<Line>(line), Colour::Red);
      TEST_ASSERT_FALSE(stage == before);
      TEST_ASSERT_TRUE(stage.slide(opposite(nth<Side>(side)), nth<Line>(line), out) == Colour::Red);
      TEST_ASSERT_TRUE(stage == before);
    }
  }
}

TEST(a_figure_is_complete_when_its_cells_hold_one_colour) {
  const Stage stage = test::stage_of("RGBYBYRGYBGRGRYB");
  for (unsigned colour = 0; colour < kColours; ++colour) {
    TEST_ASSERT_TRUE(stage.is_one_colour(stage.cells_of(nth<Colour>(colour))));
  }
  TEST_ASSERT_FALSE(stage.is_one_colour(0x000f));
  TEST_ASSERT_FALSE(stage.is_one_colour(0x8001));
}

TEST(two_umbrellas_of_a_stage_can_change_places) {
  Stage stage = test::stage_of("RGBYBYRGYBGRGRYB");
  stage.swap(Cell{0}, Cell{4});
  TEST_ASSERT_EQUAL_STRING("BGBYRYRGYBGRGRYB", test::text_of(stage).c_str());
}

}  // namespace brolly::umbrella
