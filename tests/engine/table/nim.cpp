#include "tests/engine/table/nim.hpp"

#include <algorithm>

namespace brolly::test {
namespace {

constexpr std::uint32_t kSecrets = 10;

unsigned most_now(const NimTypes::State& state) {
  return std::min<unsigned>(state.options.most, state.stones);
}

}  // namespace

NimTypes::State NimTypes::start(const Options& options, std::uint64_t seed) {
  Random random(seed);
  State state{options, 0, options.stones, {}, {}};
  for (unsigned player = 0; player < options.players; ++player) {
    state.secrets[player] = static_cast<std::uint8_t>(random.below(kSecrets));
  }
  return state;
}

void NimTypes::legal_moves(const State& state, Moves& moves) {
  moves.clear();
  for (unsigned stones = most_now(state); stones > 0; --stones)
    moves.push_back(Move{static_cast<std::uint16_t>(stones)});
}

NimTypes::Move NimTypes::random_move(const State& state, Random& random) {
  return Move{static_cast<std::uint16_t>(1 + random.below(most_now(state)))};
}

void NimTypes::apply(State& state, Move move) {
  const auto stones = static_cast<std::uint16_t>(move);
  state.stones = static_cast<std::uint16_t>(state.stones - stones);
  state.taken[state.actor] = static_cast<std::uint16_t>(state.taken[state.actor] + stones);
  state.actor = static_cast<std::uint8_t>((state.actor + 1U) % state.options.players);
}

NimTypes::Score NimTypes::score(const State& state) {
  Score score{};
  for (unsigned player = 0; player < players(state); ++player) {
    score.totals[player] = static_cast<std::uint32_t>(state.taken[player] + state.secrets[player]);
  }
  return score;
}

NimTypes::View NimTypes::view_for(const State& state, Player player) {
  View view{state, player};
  for (unsigned other = 0; other < kMostPlayers; ++other) {
    if (other != index_of(player)) view.open.secrets[other] = 0;
  }
  return view;
}

NimTypes::State NimTypes::guess(const View& view, Random& random) {
  State state = view.open;
  for (unsigned other = 0; other < players(state); ++other) {
    if (other != index_of(view.viewer)) state.secrets[other] = static_cast<std::uint8_t>(random.below(kSecrets));
  }
  return state;
}

OrComplaint<NimTypes::Options> NimTypes::read_options(etl::string_view words) {
  TextIn in(words);
  if (!in.take("players=")) return complain("players are missing");
  const auto players = in.number(kMostPlayers);
  if (!players || *players < 2) return complain("2 or 3 can play");
  if (!in.take(" most=")) return complain("the most stones a move are missing");
  const auto most = in.number(kMostTaken);
  if (!most || *most < 1) return complain("1 to 12 stones can be taken");
  if (!in.take(" stones=")) return complain("stones are missing");
  const auto stones = in.number(kMostStones);
  if (!stones || !in.at_end()) return complain("there are 0 to 9999 stones");
  return Options{static_cast<std::uint8_t>(*players), static_cast<std::uint8_t>(*most),
                 static_cast<std::uint16_t>(*stones)};
}

void NimTypes::write_move(Move move, TextOut& out) {
  out.put('t');
  out.number(static_cast<std::uint16_t>(move));
}

etl::optional<NimTypes::Move> NimTypes::read_move(const State& state, etl::string_view text) {
  TextIn in(text);
  if (!in.take('t')) return etl::nullopt;
  const auto stones = in.number(most_now(state));
  if (!stones || *stones == 0 || !in.at_end()) return etl::nullopt;
  return Move{static_cast<std::uint16_t>(*stones)};
}

void NimTypes::write_score(const State& state, TextOut& out) {
  const Score points = score(state);
  out.put("{\"players\":[");
  Separated separated(out, ',');
  for (unsigned player = 0; player < players(state); ++player) {
    separated.next();
    out.number(static_cast<std::int32_t>(points.totals[player]));
  }
  out.put("]}");
}

void NimTypes::write_state_as(etl::string_view name, const State& state, etl::optional<Player> viewer, TextOut& out) {
  out.put("{\"game\":\"");
  out.put(name);
  out.put("\",\"players\":");
  out.number(state.options.players);
  out.put(",\"most\":");
  out.number(state.options.most);
  out.put(",\"actor\":");
  out.number(state.actor);
  out.put(",\"stones\":");
  out.number(state.stones);
  out.put(",\"taken\":[");
  Separated taken(out, ',');
  for (unsigned player = 0; player < players(state); ++player) {
    taken.next();
    out.number(state.taken[player]);
  }
  out.put("],\"secrets\":[");
  Separated secrets(out, ',');
  for (unsigned player = 0; player < players(state); ++player) {
    secrets.next();
    if (viewer && index_of(*viewer) != player) {
      out.put("\"?\"");
    } else {
      out.number(state.secrets[player]);
    }
  }
  out.put("]}");
}

OrComplaint<NimTypes::State> NimTypes::read_state_as(etl::string_view name, etl::string_view text) {
  TextIn in(text);
  State state{};
  bool fits = in.take("{\"game\":\"") && in.take(name) && in.take('"');
  const auto field = [&](etl::string_view before, auto& value, std::uint64_t largest) {
    fits = fits && in.take(before);
    const auto number = in.number(largest);
    fits = fits && number.has_value();
    if (fits) value = static_cast<std::remove_reference_t<decltype(value)>>(*number);
  };
  field(",\"players\":", state.options.players, kMostPlayers);
  field(",\"most\":", state.options.most, kMostTaken);
  field(",\"actor\":", state.actor, kMostPlayers - 1);
  field(",\"stones\":", state.stones, kMostStones);
  fits = fits && state.options.players >= 2 && state.options.most >= 1 && state.actor < state.options.players;
  for (unsigned player = 0; player < players(state); ++player) {
    field(player == 0 ? ",\"taken\":[" : ",", state.taken[player], kMostStones);
  }
  for (unsigned player = 0; player < players(state); ++player) {
    field(player == 0 ? "],\"secrets\":[" : ",", state.secrets[player], kSecrets - 1);
  }
  fits = fits && in.take("]}") && in.at_end();
  if (!fits) return complain("this is no state of the game");
  state.options.stones = state.stones;
  return state;
}

}  // namespace brolly::test
