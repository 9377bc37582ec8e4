#include "engine/umbrella/game.hpp"

#include <set>
#include <string>
#include <vector>

#include "tests/engine/umbrella/play.hpp"

namespace brolly::umbrella {
namespace {

using test::text_of;

/// A game of random moves that can be told again.
class RandomGame {
 public:
  RandomGame(const Options& options, std::uint64_t seed)
      : options_(options), seed_(seed), state_(start(options, seed)), random_(seed) {}

  const State& state() const { return state_; }
  bool is_over() const { return state_.table.phase == Phase::Over; }
  const std::vector<Move>& moves() const { return moves_; }
  void step() {
    moves_.push_back(random_move(state_.table, random_));
    apply(state_, moves_.back());
  }
  void expect(bool condition, const char* what) const {
    if (condition) return;
    std::string message(what);
    message.append("\n").append(test::replay(options_, seed_, moves_));
    TEST_FAIL_MESSAGE(message.c_str());
  }

 private:
  Options options_;
  std::uint64_t seed_;
  State state_;
  Random random_;
  std::vector<Move> moves_;
};

/// A random game may wander on; what is to be seen is seen by then.
constexpr unsigned kLongEnough = 1'500;

unsigned umbrellas_of(const Table& table, Colour colour) {
  unsigned count = table.discard.count(colour);
  for (const Stage& stage : table.stages) count += count_of(stage.cells_of(colour));
  for (const Heap& heap : table.zones) count += heap.count(colour);
  return count;
}

/// Every tile that lies somewhere, as a set of numbers; a tile that lies in two places makes it 0.
Bits tiles_of(const State& state) {
  Bits all = 0;
  bool twice = false;
  const auto see = [&](Tile tile) {
    if (tile.is_none()) return;
    twice |= (all & bit(tile.number())) != 0;
    all |= bit(tile.number());
  };
  see(state.table.passing);
  for (const Tile tile : state.unseen.tiles) see(tile);
  for (const Tile tile : state.table.tiles_out) see(tile);
  for (const auto& spaces : state.table.tops) {
    for (Tile tile : spaces) {
      for (; !tile.is_none(); tile = state.table.under[tile.number() - 1]) see(tile);
    }
  }
  return twice ? 0 : all;
}

unsigned tokens_of(const Table& table) {
  unsigned count = table.supply + table.aside;
  for (const auto board : table.boards) count += count_of(board);
  return count;
}

}  // namespace

TEST(every_game_keeps_its_umbrellas_tiles_and_tokens) {
  for (const Options& options : test::all_options()) {
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      RandomGame game(options, seed);
      const Table at_start = game.state().table;
      const Bits tiles = tiles_of(game.state());
      while (!game.is_over() && game.moves().size() < kLongEnough) {
        game.step();
        const State& state = game.state();
        for (unsigned colour = 0; colour < kColours; ++colour) {
          const auto each = nth<Colour>(colour);
          game.expect(umbrellas_of(state.table, each) == umbrellas_of(at_start, each), "umbrellas of a colour changed");
        }
        game.expect(tiles_of(state) == tiles, "tiles came or went");
        game.expect(tokens_of(state.table) == tokens_of(at_start), "tokens came or went");
        game.expect(state.table.ply == game.moves().size(), "ply is the number of moves");
      }
    }
  }
}

TEST(every_state_and_move_is_read_as_it_is_written) {
  for (const Options& options : test::all_options()) {
    RandomGame game(options, 10);
    while (!game.is_over() && game.moves().size() < 250) {
      const State& state = game.state();
      const std::string text = text_of(state);
      auto again = read_state(test::view_of(text));
      game.expect(again.has_value(), again ? "" : again.error().sentence.data());
      again->table.options.faces = options.faces;
      game.expect(*again == state, "the state read is another");
      const Move move = move_at(state.table, count_moves(state.table) - 1);
      game.expect(read_move(state.table, test::view_of(text_of(move))) == move, "the move read is another");
      game.step();
    }
  }
}

TEST(taking_moves_back_is_playing_the_others_again) {
  for (const Options& options : test::all_options()) {
    RandomGame game(options, 20);
    std::vector<State> states{game.state()};
    while (!game.is_over() && game.moves().size() < 100) {
      game.step();
      states.push_back(game.state());
    }
    for (std::size_t length = 0; length < states.size(); ++length) {
      State state = start(options, 20);
      for (std::size_t move = 0; move < length; ++move) apply(state, game.moves()[move]);
      game.expect(state == states[length], "the moves played again lead elsewhere");
    }
  }
}

TEST(every_move_has_a_text_of_its_own) {
  for (const Options& options : test::all_options()) {
    RandomGame game(options, 30);
    while (!game.is_over() && game.moves().size() < 60) {
      Moves moves;
      list_moves(game.state().table, moves);
      std::set<std::string> texts;
      for (const Move move : moves) texts.insert(text_of(move));
      game.expect(texts.size() == moves.size(), "two moves have one text");
      game.expect(!moves.empty(), "a phase without a move");
      game.step();
    }
  }
}

TEST(random_games_of_every_kind_come_to_their_end) {
  for (const Options& options : test::all_options()) {
    RandomGame game(options, 40);
    while (!game.is_over() && game.moves().size() < 20'000) game.step();
    game.expect(game.is_over(), "the game does not end");
    const Table& table = game.state().table;
    const bool has_cause = table.is_solo() || table.ending == table.turn;
    game.expect(has_cause, "the game ended before the last round was over");
  }
}

TEST(the_game_offers_what_every_game_offers) {
  const auto options = Umbrella::read_options("players=2 level=1 edition=en");
  State state = Umbrella::start(*options, 1);
  TEST_ASSERT_EQUAL(2, Umbrella::players(state));
  TEST_ASSERT_TRUE(Umbrella::actor(state) == Player{0});
  TEST_ASSERT_FALSE(Umbrella::is_over(state));
  Moves moves;
  Umbrella::legal_moves(state, moves);
  TEST_ASSERT_EQUAL(64, moves.size());
  Random random(1);
  const Table view = Umbrella::view_for(state, Player{1});
  TEST_ASSERT_TRUE(view == state.table);
  TEST_ASSERT_TRUE(Umbrella::guess(view, random).table == view);
  const auto move = Umbrella::read_move(state, "LR2");
  TEST_ASSERT_TRUE(move.has_value());
  Umbrella::apply(state, *move);
  Umbrella::apply(state, Umbrella::random_move(state, random));
  TEST_ASSERT_EQUAL(2, state.table.ply);
  TEST_ASSERT_EQUAL(2, Umbrella::score(state).players);
  test::LongText state_out;
  Umbrella::write_state(state, state_out);
  TEST_ASSERT_TRUE(*Umbrella::read_state(test::view_of(state_out.text)) == state);
  test::LongText others;
  Umbrella::write_move(*move, others);
  Umbrella::write_view(view, others);
  Umbrella::write_score(state, others);
  Umbrella::write_data(others);
  TEST_ASSERT_TRUE(others.text.starts_with(R"(LR2{"game":"umbrella")"));
  TEST_ASSERT_TRUE(hash<Umbrella>(state) != hash<Umbrella>(Umbrella::start(*options, 1)));
}

}  // namespace brolly::umbrella
