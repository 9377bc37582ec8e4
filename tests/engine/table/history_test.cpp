#include "engine/table/history.hpp"

#include <cstring>
#include <memory>
#include <vector>

#include "tests/engine/table/nim.hpp"
#include "tests/support/cases.hpp"

using brolly::Random;
using brolly::test::Nim;
using History = brolly::table::History<Nim, 1000>;

namespace {

const Nim::State kFirst = Nim::start({3, 12, 9999}, 5);

/// A history of 1000 random moves, and every state on its way.
struct Played {
  std::unique_ptr<History> history = std::make_unique<History>(kFirst);
  std::vector<Nim::State> states{kFirst};

  Played() {
    Random random(1);
    while (!history->full()) {
      history->play(Nim::random_move(history->now(), random));
      states.push_back(history->now());
    }
  }
};

bool same(const Nim::State& one, const Nim::State& other) {
  return brolly::hash<Nim>(one) == brolly::hash<Nim>(other);
}

}  // namespace

TEST(moves_can_be_taken_back_one_by_one_to_the_first_state) {
  Played played;
  for (std::size_t length = 1000; length-- > 0;) {
    played.history->take_back_to(length);
    TEST_ASSERT_EQUAL(length, played.history->length());
    TEST_ASSERT_TRUE(same(played.history->now(), played.states[length]));
  }
}

TEST(any_number_of_moves_can_be_taken_back_at_once) {
  for (const std::size_t length : {0U, 1U, 63U, 64U, 65U, 127U, 128U, 500U, 999U, 1000U}) {
    Played played;
    played.history->take_back_to(length);
    TEST_ASSERT_TRUE(same(played.history->now(), played.states[length]));
  }
}

TEST(other_moves_can_follow_what_was_taken_back) {
  Random random(2);
  for (const std::size_t length : {0U, 1U, 63U, 64U, 65U, 128U, 500U}) {
    Played played;
    played.history->take_back_to(length);
    played.states.resize(length + 1);
    while (!played.history->full()) {
      played.history->play(Nim::random_move(played.history->now(), random));
      played.states.push_back(played.history->now());
    }
    while (played.history->length() > 0) {
      played.history->take_back_to(played.history->length() - 1);
      TEST_ASSERT_TRUE(same(played.history->now(), played.states[played.history->length()]));
    }
  }
}
