#include "engine/parade/view.hpp"

#include <array>
#include <cstdio>

#include "engine/parade/rules.hpp"
#include "tests/engine/parade/setup.hpp"
#include "tests/support/cases.hpp"

using namespace brolly;
using namespace brolly::parade;
using namespace brolly::parade::test;

namespace {

/// Calls `use` with every state of some random games at every player count.
template <class Use>
void for_each_state(Use use) {
  for (unsigned players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      State state = start(Options{static_cast<std::uint8_t>(players)}, seed);
      Random random(seed);
      use(state, random);
      while (state.progress.phase != Phase::Over) {
        apply(state, random_move(state, random));
        use(state, random);
      }
    }
  }
}

CardSet hidden_from(const State& state, unsigned owner) {
  CardSet hidden = set_of(state.deck());
  for (unsigned seat = 0; seat < state.progress.players; ++seat) {
    if (seat == owner) continue;
    hidden.add_all(set_of(state.hand(player_at(seat))));
    hidden.add_all(set_of(state.thrown(player_at(seat))));
  }
  return hidden;
}

}  // namespace

TEST(a_view_names_no_hidden_card) {
  for_each_state([](const State& state, Random&) {
    for (unsigned owner = 0; owner < state.progress.players; ++owner) {
      const Text view = text_of(view_for(state, player_at(owner)));
      hidden_from(state, owner).for_each([&view](Card hidden) {
        Text quoted = "\"";
        quoted += text_of(play_of(hidden));
        quoted += '"';
        TEST_ASSERT_TRUE_MESSAGE(view.find(quoted) == Text::npos, quoted.c_str());
      });
    }
  });
}

TEST(states_that_differ_in_hidden_cards_only_look_the_same) {
  for_each_state([](const State& state, Random& random) {
    for (unsigned owner = 0; owner < state.progress.players; ++owner) {
      const View view = view_for(state, player_at(owner));
      const State other = guess(view, random);
      TEST_ASSERT_EQUAL_STRING(text_of(view).c_str(), text_of(view_for(other, player_at(owner))).c_str());
    }
  });
}

TEST(a_swap_of_two_hidden_cards_does_not_show) {
  const State one = Setup(3, 45).hand(1, "B3 G1").hand(2, "B4 G2").last_round(4).state();
  const State other = Setup(3, 45).hand(1, "B4 G1").hand(2, "B3 G2").last_round(4).state();
  TEST_ASSERT_NOT_EQUAL(0, text_of(one).compare(text_of(other)));
  TEST_ASSERT_EQUAL_STRING(text_of(view_for(one, player_at(0))).c_str(),
                           text_of(view_for(other, player_at(0))).c_str());
}

TEST(a_guess_is_a_state_that_could_be) {
  for_each_state([](const State& state, Random& random) {
    const unsigned owner = random.below(state.progress.players);
    const State guessed = guess(view_for(state, player_at(owner)), random);
    const Text text = text_of(guessed);
    const etl::string_view complaint = complaint_about(text);
    if (!complaint.empty()) std::printf("position %s\n", text.c_str());
    TEST_ASSERT_TRUE(complaint.empty());
    TEST_ASSERT_TRUE(hidden_from(guessed, owner) == hidden_from(state, owner));
  });
}

TEST(a_guess_can_be_played_on_to_the_end) {
  for_each_state([](const State& state, Random& random) {
    State guessed = guess(view_for(state, state.progress.actor), random);
    while (guessed.progress.phase != Phase::Over) apply(guessed, random_move(guessed, random));
    TEST_ASSERT_TRUE(complaint_about(text_of(guessed)).empty());
  });
}

TEST(every_unseen_card_is_equally_likely_in_every_hidden_place) {
  // Three players, the pile of 30 cards and ten cards in two hands: 40 cards on 40 places, of which the two hands and
  // each place in the pile are told apart. Chi-squared for one card over 32 kinds of places has 31 degrees of freedom
  // and passes 61.1 once in a thousand; with 40 cards, the largest stays below 72 with the same certainty.
  const State state = start(Options{3}, 5);
  State ahead = state;
  Random random(9);
  for (unsigned turn = 0; turn < 15; ++turn) apply(ahead, random_move(ahead, random));
  const View view = view_for(ahead, player_at(0));
  const std::size_t deck = ahead.deck().size();
  constexpr unsigned kDraws = 20'000;
  std::array<std::array<unsigned, 64>, 256> seen{};
  for (unsigned draw = 0; draw < kDraws; ++draw) {
    const State guessed = guess(view, random);
    for (unsigned place = 0; place < deck; ++place) ++seen[static_cast<unsigned>(guessed.deck()[place])][place];
    for (unsigned seat = 1; seat < 3; ++seat) {
      for (const Card each : guessed.hand(player_at(seat))) ++seen[static_cast<unsigned>(each)][deck + seat - 1];
    }
  }
  const double unseen = static_cast<double>(deck + 10);
  hidden_from(ahead, 0).for_each([&](Card each) {
    double distance = 0;
    for (std::size_t place = 0; place < deck + 2; ++place) {
      const double expected = kDraws * (place < deck ? 1.0 : 5.0) / unseen;
      const double off = seen[static_cast<unsigned>(each)][place] - expected;
      distance += off * off / expected;
    }
    TEST_ASSERT_TRUE(distance < 72);
  });
}

TEST(thrown_and_kept_cards_of_another_player_are_equally_likely) {
  // Which two of four cards were thrown: chi-squared with 5 degrees of freedom passes 20.52 once in a thousand seeds.
  const State state = play(Setup(2, 50).hand(0, "B3 G1 G2 R10").last_round(2).state(), "B3,G1");
  const View view = view_for(state, player_at(1));
  Random random(4);
  constexpr unsigned kDraws = 30'000;
  std::array<unsigned, 6> seen{};
  const std::array<const char*, 6> pairs{"B3 G1", "B3 G2", "B3 R10", "G1 G2", "G1 R10", "G2 R10"};
  for (unsigned draw = 0; draw < kDraws; ++draw) {
    const CardSet thrown = set_of(guess(view, random).thrown(player_at(0)));
    for (unsigned pair = 0; pair < 6; ++pair) seen[pair] += thrown == cards(pairs[pair]) ? 1U : 0U;
  }
  double distance = 0;
  for (const unsigned count : seen) distance += (count - kDraws / 6.0) * (count - kDraws / 6.0) / (kDraws / 6.0);
  TEST_ASSERT_TRUE(distance < 20.52);
}

TEST(the_owner_keeps_what_is_known_in_a_guess) {
  const State state = play(Setup(3, 45).hand(0, "B3 G1 G2 R10").last_round(3).state(), "B3,G1");
  Random random(6);
  const State guessed = guess(view_for(state, player_at(0)), random);
  TEST_ASSERT_TRUE(set_of(guessed.hand(player_at(0))) == cards("G2 R10"));
  TEST_ASSERT_TRUE(set_of(guessed.thrown(player_at(0))) == cards("B3 G1"));
  TEST_ASSERT_EQUAL_STRING(parade_text(state).c_str(), parade_text(guessed).c_str());
}
