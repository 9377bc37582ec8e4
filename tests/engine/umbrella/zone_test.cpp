#include "engine/umbrella/zone.hpp"

#include "engine/umbrella/heap.hpp"
#include "tests/engine/umbrella/play.hpp"

namespace brolly::umbrella {
namespace {

Zone around(unsigned players, unsigned player, Side side) {
  return zones_around(nth<Player>(player), players)[index_of(side)];
}

}  // namespace

TEST(the_top_is_the_central_zone_and_the_bottom_the_own_personal_zone) {
  for (unsigned players = 1; players <= kMaxPlayers; ++players) {
    for (unsigned player = 0; player < players; ++player) {
      TEST_ASSERT_TRUE(around(players, player, Side::Top) == kCentral);
      TEST_ASSERT_TRUE(around(players, player, Side::Bottom) == personal_zone(nth<Player>(player)));
    }
  }
}

TEST(each_side_zone_lies_between_two_neighbours) {
  for (unsigned players = 2; players <= kMaxPlayers; ++players) {
    for (unsigned player = 0; player < players; ++player) {
      TEST_ASSERT_TRUE(around(players, player, Side::Left) == side_zone(player));
      TEST_ASSERT_TRUE(around(players, (player + 1) % players, Side::Right) == side_zone(player));
    }
  }
}

TEST(a_solo_player_has_four_zones_of_their_own) {
  TEST_ASSERT_TRUE(around(1, 0, Side::Left) == side_zone(0));
  TEST_ASSERT_TRUE(around(1, 0, Side::Right) == side_zone(1));
}

TEST(there_is_a_central_zone_and_a_side_and_a_personal_zone_a_player) {
  const std::array<unsigned, kMaxPlayers> wanted{4, 5, 7, 9};
  for (unsigned players = 1; players <= kMaxPlayers; ++players) {
    unsigned in_use = 0;
    for (unsigned zone = 0; zone < kZones; ++zone) in_use += is_in_use(nth<Zone>(zone), players) ? 1U : 0U;
    TEST_ASSERT_EQUAL(wanted[players - 1], in_use);
  }
}

TEST(a_zone_is_a_heap_without_order) {
  const Heap heap = test::heap_of("YBRRB");
  TEST_ASSERT_TRUE(heap == test::heap_of("BBRRY"));
  TEST_ASSERT_EQUAL(5, heap.total());
  TEST_ASSERT_EQUAL(3, heap.colours());
  TEST_ASSERT_EQUAL(2, heap.count(Colour::Red));
  TEST_ASSERT_EQUAL(0, heap.count(Colour::Green));
  TEST_ASSERT_TRUE(heap.nth_colour(0) == Colour::Red);
  TEST_ASSERT_TRUE(heap.nth_colour(1) == Colour::Blue);
  TEST_ASSERT_TRUE(heap.nth_colour(2) == Colour::Yellow);
  TEST_ASSERT_TRUE(Heap().empty());
}

TEST(a_zone_has_room_for_all_umbrellas_of_the_box) {
  Heap heap;
  for (unsigned umbrella = 0; umbrella < 100; ++umbrella) heap.add(nth<Colour>(umbrella % kColours));
  TEST_ASSERT_EQUAL(100, heap.total());
  TEST_ASSERT_EQUAL(4, heap.colours());
}

}  // namespace brolly::umbrella
