#pragma once

#include <etl/optional.h>
#include <etl/string_view.h>
#include <etl/vector.h>

#include <cstdint>

#include "engine/common/game.hpp"

namespace brolly::test {

/// A heap of stones and two or three players who take from it in turn, up to `most` stones a move. Each has a secret
/// number that counts at the end: just enough of a game to test the protocol with. Moves are written `t1`, `t2` and so
/// on, and listed from the largest, so that the order of listing is not that of the notation.
struct NimTypes {
  static constexpr unsigned kMostStones = 9999;
  static constexpr unsigned kMostTaken = 12;
  static constexpr unsigned kMostPlayers = 3;

  struct Options {
    std::uint8_t players;
    std::uint8_t most;
    std::uint16_t stones;
  };
  struct State {
    Options options;
    std::uint8_t actor;
    std::uint16_t stones;
    std::uint16_t taken[kMostPlayers];
    std::uint8_t secrets[kMostPlayers];
  };
  struct View {
    State open;  // with every secret 0 but the viewer's
    Player viewer;
  };
  struct Score {
    std::uint32_t totals[kMostPlayers];
  };
  enum class Move : std::uint16_t {};
  using Moves = etl::vector<Move, kMostTaken>;

  static State start(const Options& options, std::uint64_t seed);
  static unsigned players(const State& state) { return state.options.players; }
  static Player actor(const State& state) { return Player{state.actor}; }
  static bool is_over(const State& state) { return state.stones == 0; }
  static void legal_moves(const State& state, Moves& moves);
  static Move random_move(const State& state, Random& random);
  static void apply(State& state, Move move);
  static Score score(const State& state);
  static View view_for(const State& state, Player player);
  static State guess(const View& view, Random& random);

  static OrComplaint<Options> read_options(etl::string_view words);
  static void write_move(Move move, TextOut& out);
  static etl::optional<Move> read_move(const State& state, etl::string_view text);
  static void write_score(const State& state, TextOut& out);
  static void write_data(TextOut& out) { out.put("{\"most\":12}"); }

 protected:
  static void write_state_as(etl::string_view name, const State& state, etl::optional<Player> viewer, TextOut& out);
  static OrComplaint<State> read_state_as(etl::string_view name, etl::string_view text);
};

/// Two games of the same rules under two names, because a table has more than one game.
template <bool kSecond>
struct NimGame : NimTypes {
  static constexpr etl::string_view kName = kSecond ? "marbles" : "nim";

  static void write_state(const State& state, TextOut& out) { write_state_as(kName, state, etl::nullopt, out); }
  static void write_view(const View& view, TextOut& out) { write_state_as(kName, view.open, view.viewer, out); }
  static OrComplaint<State> read_state(etl::string_view text) { return read_state_as(kName, text); }
};

using Nim = NimGame<false>;
using Marbles = NimGame<true>;
static_assert(Game<Nim> && Game<Marbles>);

}  // namespace brolly::test
