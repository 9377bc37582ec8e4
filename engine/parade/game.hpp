#pragma once

#include "engine/common/game.hpp"
#include "engine/parade/notation.hpp"
#include "engine/parade/rules.hpp"
#include "engine/parade/score.hpp"
#include "engine/parade/view.hpp"

namespace brolly::parade {

/// Parade as bots, records and the table know it.
struct Parade {
  using Options = parade::Options;
  using State = parade::State;
  using Move = parade::Move;
  using Moves = parade::Moves;
  using Score = parade::Score;
  using View = parade::View;

  static constexpr etl::string_view kName = "parade";

  static State start(const Options& options, std::uint64_t seed) { return parade::start(options, seed); }
  static unsigned players(const State& state) { return state.progress.players; }
  static Player actor(const State& state) { return state.progress.actor; }
  static bool is_over(const State& state) { return state.progress.phase == Phase::Over; }
  static void legal_moves(const State& state, Moves& moves) { parade::legal_moves(state, moves); }
  static Move random_move(const State& state, Random& random) { return parade::random_move(state, random); }
  static void apply(State& state, Move move) { parade::apply(state, move); }
  static Score score(const State& state) { return parade::score(state); }
  static View view_for(const State& state, Player player) { return parade::view_for(state, player); }
  static State guess(const View& view, Random& random) { return parade::guess(view, random); }

  static OrComplaint<Options> read_options(etl::string_view text) { return parade::read_options(text); }
  static void write_move(Move move, TextOut& out) { parade::write_move(move, out); }
  static etl::optional<Move> read_move(const State& state, etl::string_view text) {
    return parade::read_move(state, text);
  }
  static void write_state(const State& state, TextOut& out) { parade::write_state(state, out); }
  static OrComplaint<State> read_state(etl::string_view text) { return parade::read_state(text); }
  static void write_view(const View& view, TextOut& out) { parade::write_view(view, out); }
  static void write_score(const State& state, TextOut& out) { parade::write_score(state, out); }
  static void write_data(TextOut& out) { parade::write_data(out); }
};

static_assert(Game<Parade>);

}  // namespace brolly::parade
