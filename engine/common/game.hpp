#pragma once

#include <etl/optional.h>
#include <etl/string_view.h>
#include <etl/vector.h>

#include <concepts>
#include <cstdint>
#include <type_traits>

#include "engine/common/complaint.hpp"
#include "engine/common/player.hpp"
#include "engine/common/random.hpp"
#include "engine/common/text_in.hpp"
#include "engine/common/text_out.hpp"

namespace brolly {

/// What a game must offer. Bots, records, the table protocol and the tests are written once, against this.
///
/// A game is a struct of types and static functions; a `State` is a plain value, a `Move` 16 bits. `apply` takes legal
/// moves only; `read_move` gives legal moves only.
template <class G>
concept Game = requires(const typename G::Options& options, const typename G::State& state, typename G::State& changing,
                        typename G::Move move, typename G::Moves& moves, const typename G::View& view,
                        std::uint64_t seed, Player player, Random& random, TextIn& in, TextOut& out,
                        etl::string_view text) {
  requires std::is_trivially_copyable_v<typename G::State>;
  requires sizeof(typename G::Move) == sizeof(std::uint16_t);
  { G::kName } -> std::convertible_to<etl::string_view>;

  { G::start(options, seed) } -> std::same_as<typename G::State>;
  { G::players(state) } -> std::same_as<unsigned>;
  { G::actor(state) } -> std::same_as<Player>;
  { G::is_over(state) } -> std::same_as<bool>;
  /// Replaces `moves` by all legal moves, none when the game is over.
  { G::legal_moves(state, moves) } -> std::same_as<void>;
  /// One of the legal moves, each equally likely, without listing them.
  { G::random_move(state, random) } -> std::same_as<typename G::Move>;
  { G::apply(changing, move) } -> std::same_as<void>;
  { G::score(state) } -> std::same_as<typename G::Score>;
  /// All that `player` may know: the type has no room for more.
  { G::view_for(state, player) } -> std::same_as<typename G::View>;
  /// A full state that agrees with the view, every possible one equally likely.
  { G::guess(view, random) } -> std::same_as<typename G::State>;

  /// Notation, as the table protocol has it. Options are read from `key=value` words, the seed among them left out.
  { G::read_options(text) } -> std::same_as<OrComplaint<typename G::Options>>;
  { G::write_move(move, out) } -> std::same_as<void>;
  { G::read_move(state, text) } -> std::same_as<etl::optional<typename G::Move>>;
  { G::write_state(state, out) } -> std::same_as<void>;
  { G::read_state(text) } -> std::same_as<OrComplaint<typename G::State>>;
  { G::write_view(view, out) } -> std::same_as<void>;
  { G::write_score(state, out) } -> std::same_as<void>;
  { G::write_data(out) } -> std::same_as<void>;
};

/// A 64-bit fingerprint of all that the state's notation says.
template <Game G>
std::uint64_t hash(const typename G::State& state) {
  FingerprintOut out;
  G::write_state(state, out);
  return out.fingerprint();
}

}  // namespace brolly
