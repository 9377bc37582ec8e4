#include "engine/parade/game.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include "tests/engine/parade/setup.hpp"
#include "tests/support/cases.hpp"

using namespace brolly;
using namespace brolly::parade;
using namespace brolly::parade::test;

namespace {

/// Of two players who draw the whole pile, play the last round and throw.
constexpr unsigned kMostMoves = deck_size_after_deal(2) + 2 + 2;

/// A random game, which can say how to replay it.
struct RandomGame {
  RandomGame(unsigned game_players, std::uint64_t game_seed)
      : players(game_players), seed(game_seed), random(game_seed) {}

  State first() const { return start(Options{static_cast<std::uint8_t>(players)}, seed); }

  void step(State& state) {
    moves.push_back(random_move(state, random));
    apply(state, moves.back());
  }

  void print_replay() const {
    std::printf("new parade players=%u seed=%u\nplay", players, static_cast<unsigned>(seed));
    for (const Move move : moves) std::printf(" %s", text_of(move).c_str());
    std::printf("\n");
  }

  unsigned players;
  std::uint64_t seed;
  Random random;
  etl::vector<Move, kMostMoves> moves;
};

template <class Test>
void with_random_games(unsigned games, Test test) {
  for (unsigned players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
      RandomGame game(players, seed);
      if (test(game)) continue;
      game.print_replay();
      TEST_FAIL_MESSAGE("replay the lines above");
    }
  }
}

/// Whether each of the 66 cards is in one place and only there.
bool has_every_card_once(const State& state) {
  CardSet all = set_of(state.parade());
  all.add_all(set_of(state.deck()));
  std::size_t cards = state.parade().size() + state.deck().size();
  for (unsigned seat = 0; seat < state.progress.players; ++seat) {
    all.add_all(set_of(state.hand(player_at(seat))));
    all.add_all(set_of(state.thrown(player_at(seat))));
    all.add_all(state.taken[seat]);
    cards += state.hand(player_at(seat)).size() + state.thrown(player_at(seat)).size() + state.taken[seat].size();
  }
  return all == every_card() && cards == kCards;
}

std::uint64_t perft(const State& state, unsigned depth) {
  if (depth == 0 || Parade::is_over(state)) return 1;
  Moves moves;
  legal_moves(state, moves);
  std::uint64_t sequences = 0;
  for (const Move move : moves) {
    State after = state;
    apply(after, move);
    sequences += perft(after, depth - 1);
  }
  return sequences;
}

/// The state before the last `moves` moves of a random game.
State before_end(unsigned players, std::uint64_t seed, unsigned moves) {
  RandomGame whole(players, seed);
  State state = whole.first();
  while (!Parade::is_over(state)) whole.step(state);
  state = whole.first();
  for (std::size_t number = 0; number + moves < whole.moves.size(); ++number) apply(state, whole.moves[number]);
  return state;
}

}  // namespace

TEST(a_state_is_a_small_plain_value) {
  static_assert(std::is_trivially_copyable_v<State>);
  TEST_ASSERT_TRUE(sizeof(State) <= 160);
}

TEST(no_card_is_lost_or_doubled_by_any_move) {
  with_random_games(40, [](RandomGame& game) {
    State state = game.first();
    if (!has_every_card_once(state)) return false;
    while (!Parade::is_over(state)) {
      game.step(state);
      if (!has_every_card_once(state)) return false;
    }
    return true;
  });
}

TEST(the_actor_is_the_ply_modulo_the_players_after_every_move) {
  with_random_games(20, [](RandomGame& game) {
    State state = game.first();
    for (unsigned ply = 0;; ++ply) {
      if (state.progress.ply(static_cast<unsigned>(state.deck().size())) != ply) return false;
      if (index_of(Parade::actor(state)) != ply % Parade::players(state)) return false;
      if (Parade::is_over(state)) return true;
      game.step(state);
    }
  });
}

TEST(a_random_move_is_legal) {
  with_random_games(20, [](RandomGame& game) {
    State state = game.first();
    while (!Parade::is_over(state)) {
      Moves moves;
      Parade::legal_moves(state, moves);
      const State before = state;
      game.step(state);
      if (std::find(moves.begin(), moves.end(), game.moves.back()) == moves.end()) return false;
      for (const Move move : moves) {
        if (Parade::read_move(before, text_of(move)) != move) return false;
      }
    }
    return true;
  });
}

TEST(the_replay_of_every_prefix_gives_the_state_after_it) {
  with_random_games(3, [](RandomGame& game) {
    State state = game.first();
    etl::vector<Text, kMostMoves + 1> texts;
    texts.push_back(text_of(state));
    while (!Parade::is_over(state)) {
      game.step(state);
      texts.push_back(text_of(state));
    }
    for (std::size_t length = 0; length <= game.moves.size(); ++length) {
      State again = game.first();
      for (std::size_t number = 0; number < length; ++number) Parade::apply(again, game.moves[number]);
      if (text_of(again) != texts[length]) return false;
    }
    return true;
  });
}

TEST(every_state_goes_through_notation_and_back) {
  with_random_games(12, [](RandomGame& game) {
    for (State state = game.first();; game.step(state)) {
      const Text text = text_of(state);
      const auto back = Parade::read_state(text);
      if (!back.has_value() || text_of(*back) != text) return false;
      if (Parade::is_over(state)) return true;
    }
  });
}

TEST(a_state_that_was_read_plays_on_like_the_one_that_was_written) {
  with_random_games(6, [](RandomGame& game) {
    State state = game.first();
    while (!Parade::is_over(state)) {
      State back = state_from(text_of(state));
      game.step(state);
      apply(back, game.moves.back());
      if (text_of(back) != text_of(state)) return false;
    }
    return true;
  });
}

TEST(a_view_is_written_alike_from_a_state_and_from_what_was_read_back) {
  with_random_games(4, [](RandomGame& game) {
    for (State state = game.first();; game.step(state)) {
      const State back = state_from(text_of(state));
      for (unsigned seat = 0; seat < game.players; ++seat) {
        const Player player = player_at(seat);
        if (text_of(Parade::view_for(state, player)) != text_of(Parade::view_for(back, player))) return false;
      }
      if (Parade::is_over(state)) return true;
    }
  });
}

TEST(games_end_by_six_colours_and_by_the_last_card) {
  std::array<unsigned, 2> ends{};
  with_random_games(40, [&ends](RandomGame& game) {
    State state = game.first();
    while (!Parade::is_over(state)) game.step(state);
    ++ends[state.deck().empty() ? 1 : 0];
    return true;
  });
  TEST_ASSERT_TRUE(ends[0] > 20 && ends[1] > 20);
}

TEST(the_number_of_move_sequences_stays_what_it_was) {
  // Deals at every player count; games that may or may not reach the last round and the throws; throws alone; the end.
  struct Count {
    State state;
    unsigned depth;
    std::uint64_t sequences;
  };
  const Count counts[] = {
      {start(Options{2}, 1), 5, 3125}, {start(Options{3}, 2), 5, 3125}, {start(Options{4}, 3), 4, 625},
      {start(Options{5}, 4), 4, 625},  {start(Options{6}, 5), 4, 625},  {before_end(2, 1, 6), 5, 3250},
      {before_end(2, 2, 5), 6, 10800}, {before_end(3, 3, 7), 5, 3375},  {before_end(4, 4, 8), 6, 22500},
      {before_end(5, 5, 5), 5, 7776},  {before_end(6, 6, 6), 6, 46656}, {before_end(2, 7, 0), 3, 1},
  };
  for (const Count& count : counts) {
    const std::uint64_t found = perft(count.state, count.depth);
    if (found != count.sequences) std::printf("position %s\nperft %u\n", text_of(count.state).c_str(), count.depth);
    TEST_ASSERT_EQUAL(count.sequences, found);
  }
}
