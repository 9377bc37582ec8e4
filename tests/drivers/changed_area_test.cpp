#include "drivers/display/changed_area.hpp"

#include <array>
#include <cstdio>

#include "engine/common/random.hpp"
#include "tests/support/cases.hpp"

using namespace brolly;

namespace {

constexpr int kSize = 96;
using Marks = std::array<std::array<bool, kSize>, kSize>;

void mark(Marks& marks, const Rect& rect) {
  for (int y = rect.y; y < rect.bottom(); ++y) {
    for (int x = rect.x; x < rect.right(); ++x) marks[static_cast<unsigned>(y)][static_cast<unsigned>(x)] = true;
  }
}

}  // namespace

TEST(rectangles_far_from_each_other_stay_apart) {
  ChangedArea area;
  area.add({0, 0, 10, 10});
  area.add({100, 100, 10, 10});
  TEST_ASSERT_EQUAL(2, area.rects().size());
}

TEST(neighbours_are_sent_as_one) {
  ChangedArea area;
  area.add({0, 0, 100, 20});
  area.add({0, 20, 100, 20});
  TEST_ASSERT_EQUAL(1, area.rects().size());
  TEST_ASSERT_TRUE((area.rects()[0] == Rect{0, 0, 100, 40}));
}

TEST(an_empty_rectangle_changes_nothing) {
  ChangedArea area;
  area.add({5, 5, 0, 10});
  TEST_ASSERT_TRUE(area.empty());
}

TEST(all_that_was_added_is_covered_once) {
  constexpr std::uint64_t kSeed = 4;
  Random random(kSeed);
  for (int round = 0; round < 2'000; ++round) {
    ChangedArea area;
    Marks added{};
    const unsigned count = 1 + random.below(20);
    for (unsigned index = 0; index < count; ++index) {
      const int x = static_cast<int>(random.below(kSize - 1));
      const int y = static_cast<int>(random.below(kSize - 1));
      const Rect rect{x, y, 1 + static_cast<int>(random.below(static_cast<unsigned>(kSize - x))),
                      1 + static_cast<int>(random.below(6)) % (kSize - y)};
      area.add(rect);
      mark(added, rect);
    }
    Marks covered{};
    int pixels = 0;
    for (const Rect& rect : area.rects()) {
      mark(covered, rect);
      pixels += rect.area();
    }
    char where[64];
    std::snprintf(where, sizeof where, "seed %d, round %d", static_cast<int>(kSeed), round);
    int distinct = 0;
    for (unsigned y = 0; y < kSize; ++y) {
      for (unsigned x = 0; x < kSize; ++x) {
        TEST_ASSERT_TRUE_MESSAGE(covered[y][x] || !added[y][x], where);
        distinct += covered[y][x] ? 1 : 0;
      }
    }
    TEST_ASSERT_EQUAL_MESSAGE(distinct, pixels, where);
  }
}
