#include "engine/umbrella/tile.hpp"

#include "tests/support/cases.hpp"

namespace brolly::umbrella {

TEST(a_tile_is_turned_until_its_mark_meets_the_mark_of_the_space) {
  // Tile 23's black face is the first row with the mark at the top left.
  const Tile tile(23, Face::Black);
  TEST_ASSERT_EQUAL_HEX32(0x000f, figure_of(tile, Space{0}));
  TEST_ASSERT_EQUAL_HEX32(0x8888, figure_of(tile, Space{1}));
  TEST_ASSERT_EQUAL_HEX32(0xf000, figure_of(tile, Space{2}));
  TEST_ASSERT_EQUAL_HEX32(0x1111, figure_of(tile, Space{3}));
}

TEST(every_tile_has_a_black_and_a_white_face) {
  const Tile tile(1, Face::Black);
  TEST_ASSERT_EQUAL_HEX32(0x9009, figure_of(tile, Space{0}));
  TEST_ASSERT_EQUAL_HEX32(0x0660, figure_of(tile.turned_over(), Space{0}));
  TEST_ASSERT_TRUE(tile.turned_over().turned_over() == tile);
  TEST_ASSERT_TRUE(tile.with(Face::White) == tile.turned_over());
  TEST_ASSERT_EQUAL(1, tile.number());
}

TEST(no_tile_is_none_of_the_tiles) {
  TEST_ASSERT_TRUE(Tile().is_none());
  for (unsigned number = 1; number <= kTiles; ++number) {
    TEST_ASSERT_FALSE(Tile(number, Face::Black).is_none());
    TEST_ASSERT_TRUE(Tile(number, Face::White).face() == Face::White);
    TEST_ASSERT_EQUAL(4, count_of(figure_of(Tile(number, Face::White), Space{3})));
  }
}

}  // namespace brolly::umbrella
