#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/umbrella/game.hpp"
#include "tests/support/cases.hpp"

/// Short ways to say what happens at a table, for the tests of Umbrella.
namespace brolly::umbrella::test {

/// Collects any amount of text.
class LongText final : public TextOut {
 public:
  using TextOut::put;
  void put(etl::string_view piece) override { text.append(piece.data(), piece.size()); }
  std::string text;
};

inline etl::string_view view_of(std::string_view text) {
  return {text.data(), text.size()};
}

inline std::string text_of(Move move) {
  LongText out;
  write_move(move, out);
  return out.text;
}

inline std::string text_of(const State& state) {
  LongText out;
  write_state(state, out);
  return out.text;
}

/// A Stage from its 16 letters, row by row, and back.
Stage stage_of(std::string_view letters);
std::string text_of(const Stage& stage);

Heap heap_of(std::string_view letters);

inline std::string score_text(const State& state) {
  LongText out;
  write_score(state.table, out);
  return out.text;
}

/// The legal moves as the table protocol lists them.
std::string moves_text(const State& state);

/// A state from its text; the test fails if it is refused.
State read(std::string_view text);

/// What read_state() says against the text, or nothing.
std::string complaint_about(std::string_view text);

/// The test fails if the state's text does not have the piece.
void expect(const State& state, std::string_view piece);

/// Plays moves with spaces between; the test fails at the first that is not legal.
void play(State& state, std::string_view moves);

/// The text with one piece replaced; the test fails if the piece is not in it.
std::string with(std::string text, std::string_view piece, std::string_view replacement);

/// The number of move sequences of this length, games that end earlier counted as one each.
std::uint64_t perft(const State& state, unsigned depth);

/// All options that a game can be started with.
std::vector<Options> all_options();

/// What to type to come back to a state that a random test has found wanting.
std::string replay(const Options& options, std::uint64_t seed, const std::vector<Move>& moves);

}  // namespace brolly::umbrella::test
