#pragma once

#include "engine/common/game.hpp"
#include "engine/umbrella/moves.hpp"
#include "engine/umbrella/notation.hpp"
#include "engine/umbrella/score.hpp"
#include "engine/umbrella/setup.hpp"
#include "engine/umbrella/table.hpp"
#include "engine/umbrella/turn.hpp"

namespace brolly::umbrella {

/// Umbrella, in the words that every game has.
struct Umbrella {
  using Options = umbrella::Options;
  using State = umbrella::State;
  using Move = umbrella::Move;
  using Moves = umbrella::Moves;
  using Score = umbrella::Score;
  /// Everything lies open to everybody but the tiles that nobody has seen, so all players have the same view.
  using View = Table;

  static constexpr etl::string_view kName = "umbrella";

  static State start(const Options& options, std::uint64_t seed) { return umbrella::start(options, seed); }
  static unsigned players(const State& state) { return state.table.players(); }
  static Player actor(const State& state) { return state.table.actor; }
  static bool is_over(const State& state) { return state.table.phase == Phase::Over; }
  static void legal_moves(const State& state, Moves& moves) { list_moves(state.table, moves); }
  static Move random_move(const State& state, Random& random) { return umbrella::random_move(state.table, random); }
  static void apply(State& state, Move move) { umbrella::apply(state, move); }
  static Score score(const State& state) { return umbrella::score(state.table); }
  static View view_for(const State& state, Player) { return state.table; }
  static State guess(const View& view, Random& random) { return umbrella::guess(view, random); }

  static OrComplaint<Options> read_options(etl::string_view text) { return umbrella::read_options(text); }
  static void write_move(Move move, TextOut& out) { umbrella::write_move(move, out); }
  static etl::optional<Move> read_move(const State& state, etl::string_view text) {
    return umbrella::read_move(state.table, text);
  }
  static void write_state(const State& state, TextOut& out) { umbrella::write_state(state, out); }
  static OrComplaint<State> read_state(etl::string_view text) { return umbrella::read_state(text); }
  static void write_view(const View& view, TextOut& out) { umbrella::write_view(view, out); }
  static void write_score(const State& state, TextOut& out) { umbrella::write_score(state.table, out); }
  static void write_data(TextOut& out) { umbrella::write_data(out); }
};

static_assert(Game<Umbrella>);

}  // namespace brolly::umbrella
