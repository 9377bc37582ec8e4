#pragma once

#include <etl/string_view.h>
#include <etl/vector.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/common/bot.hpp"
#include "engine/common/check.hpp"
#include "engine/common/complaint.hpp"
#include "engine/common/game.hpp"
#include "engine/common/random_bot.hpp"
#include "engine/common/text_out.hpp"
#include "engine/table/history.hpp"
#include "engine/table/key_value.hpp"
#include "engine/table/notation_key.hpp"
#include "engine/table/order.hpp"
#include "engine/table/perft.hpp"
#include "engine/table/search.hpp"
#include "engine/table/wide_number.hpp"

namespace brolly::table {

/// One game on the table, from `new` or `position` to the next of them. It remembers up to `kMoves` moves.
template <Game G, std::size_t kMoves>
class Session {
  using Bot = typename BotOf<G>::type;
  static_assert(BotFor<Bot, G>);

 public:
  explicit Session(const typename G::State& first) : history_(first) {}

  /// Writes the data lines of the answer; on a complaint it has written nothing and changed nothing.
  OrComplaint<void> obey(const Order& order, TextOut& out);

 private:
  const typename G::State& now() const { return history_.now(); }

  OrComplaint<void> view(Words words, TextOut& out) const;
  void moves(TextOut& out);
  OrComplaint<void> play(Words words);
  OrComplaint<void> undo();
  OrComplaint<void> perft(Words words, TextOut& out);
  OrComplaint<void> go(Words words, TextOut& out);
  void bots(TextOut& out) const;
  void think(Strength strength, const Search& search);

  History<G, kMoves> history_;
  Perft<G> perft_;
  typename G::Moves moves_;
  etl::vector<std::uint64_t, G::Moves::MAX_SIZE> keys_;
  /// Too large for the console's stack.
  Bot bot_;
};

template <Game G, std::size_t kMoves>
OrComplaint<void> Session<G, kMoves>::obey(const Order& order, TextOut& out) {
  switch (order.command) {
    case Command::View:
      return view(order.words, out);
    case Command::Play:
      return play(order.words);
    case Command::Undo:
      return undo();
    case Command::Perft:
      return perft(order.words, out);
    case Command::Go:
      return go(order.words, out);
    case Command::State:
      G::write_state(now(), out);
      break;
    case Command::Moves:
      moves(out);
      break;
    case Command::Score:
      G::write_score(now(), out);
      break;
    case Command::Bots:
      bots(out);
      break;
    case Command::Data:
      G::write_data(out);
      break;
    case Command::Hash:
      out.put("hash ");
      write_hex(hash<G>(now()), out);
      break;
    case Command::New:
    case Command::Position:
    case Command::Quit:
      BROLLY_CHECK(false);
  }
  out.put('\n');
  return {};
}

template <Game G, std::size_t kMoves>
OrComplaint<void> Session<G, kMoves>::view(Words words, TextOut& out) const {
  const auto player = whole_number(words.rest(), G::players(now()) - 1);
  if (!player) return complain("there is no such player");
  G::write_view(G::view_for(now(), Player{static_cast<std::uint8_t>(*player)}), out);
  out.put('\n');
  return {};
}

template <Game G, std::size_t kMoves>
void Session<G, kMoves>::moves(TextOut& out) {
  G::legal_moves(now(), moves_);
  keys_.clear();
  for (const auto move : moves_) keys_.push_back(notation_key<G>(move));
  // A heap sort, because it needs next to no stack.
  std::make_heap(keys_.begin(), keys_.end());
  std::sort_heap(keys_.begin(), keys_.end());
  Separated separated(out, ' ');
  for (const std::uint64_t key : keys_) {
    separated.next();
    write_notation(key, out);
  }
}

template <Game G, std::size_t kMoves>
OrComplaint<void> Session<G, kMoves>::play(Words words) {
  const std::size_t before = history_.length();
  while (!words.done()) {
    const auto move = G::read_move(now(), words.next());
    if (!move || history_.full()) {
      history_.take_back_to(before);
      return complain(move ? "no more moves can be remembered" : "a move is not legal, so none is played");
    }
    history_.play(*move);
  }
  return {};
}

template <Game G, std::size_t kMoves>
OrComplaint<void> Session<G, kMoves>::undo() {
  if (history_.length() == 0) return complain("there is no move to take back");
  history_.take_back_to(history_.length() - 1);
  return {};
}

template <Game G, std::size_t kMoves>
OrComplaint<void> Session<G, kMoves>::perft(Words words, TextOut& out) {
  const auto depth = whole_number(words.rest(), Perft<G>::kDeepest);
  if (!depth) return complain("perft takes a number from 0 to 64");
  static_assert(Perft<G>::kDeepest == 64);
  out.put("perft ");
  write_decimal(*depth, out);
  out.put(' ');
  write_decimal(perft_.count(now(), static_cast<unsigned>(*depth)), out);
  out.put('\n');
  return {};
}

template <Game G, std::size_t kMoves>
OrComplaint<void> Session<G, kMoves>::go(Words words, TextOut& out) {
  const auto search = read_search(words);
  if (!search) return complain(search.error().sentence);
  const auto names = std::span(kStrengthNames).template first<BotOf<G>::kStrengths>();
  const auto name = std::ranges::find(names, search->bot);
  if (name == names.end()) return complain("there is no such bot");
  if (G::is_over(now())) return complain("the game is over");

  think(static_cast<Strength>(name - names.begin()), *search);
  out.put("best ");
  G::write_move(bot_.choice(), out);
  out.put(" bot=");
  out.put(*name);
  out.put(" iterations=");
  write_decimal(bot_.iterations(), out);
  out.put('\n');
  return {};
}

/// The bot gets the actor's view, never the state, so it cannot know more than a player. Nothing here reads a clock:
/// who asks in milliseconds gets about what the console does in that time, and the same on every machine.
template <Game G, std::size_t kMoves>
void Session<G, kMoves>::think(Strength strength, const Search& search) {
  const auto view = G::view_for(now(), G::actor(now()));
  if (search.iterations) {
    bot_.begin(view, strength, search.seed, *search.iterations);
  } else if (search.milliseconds) {
    constexpr std::uint32_t kRate = BotOf<G>::kIterationsAMillisecond;
    bot_.begin(view, strength, search.seed, std::min(*search.milliseconds, UINT32_MAX / kRate) * kRate);
  } else {
    bot_.begin(view, strength, search.seed);
  }
  constexpr std::uint32_t kSlice = 1024;
  while (!bot_.step(kSlice)) {
  }
}

template <Game G, std::size_t kMoves>
void Session<G, kMoves>::bots(TextOut& out) const {
  Separated separated(out, ' ');
  for (unsigned strength = 0; strength < BotOf<G>::kStrengths; ++strength) {
    separated.next();
    out.put(kStrengthNames[strength]);
  }
}

}  // namespace brolly::table
