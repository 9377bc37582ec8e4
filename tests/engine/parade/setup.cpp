#include "tests/engine/parade/setup.hpp"

#include <cstdio>
#include <cstdlib>

#include "engine/common/text_in.hpp"
#include "engine/parade/game.hpp"
#include "tests/support/cases.hpp"

namespace brolly::parade::test {

namespace {

template <class Use>
void for_each_word(etl::string_view words, Use use) {
  for (TextIn in(words); !in.at_end();) use(in.until(' '));
}

[[noreturn]] void give_up(const char* why, etl::string_view what) {
  std::fprintf(stderr, "%s: %.*s\n", why, static_cast<int>(what.size()), what.data());
  std::abort();
}

template <class Value, class Write>
Text written(const Value& value, Write write) {
  Text text;
  StringOut out(text);
  write(value, out);
  return text;
}

/// Takes the highest card out of those left over; a grey one last of all if grey is unwanted.
Card take_last(CardSet& left, bool is_grey_wanted) {
  if (left.is_empty()) give_up("a setup", "has no card left");
  Card last{};
  bool found = false;
  left.for_each([&](Card each) {
    if (found && !is_grey_wanted && colour_of(each) == Colour::Grey) return;
    last = each;
    found = true;
  });
  CardSet others;
  left.for_each([&](Card each) {
    if (each != last) others.add(each);
  });
  left = others;
  return last;
}

}  // namespace

Card card(etl::string_view text) {
  TextIn in(text);
  const auto colour = in.one_of(kColourLetters);
  const auto value = in.number(kValues - 1);
  if (!colour || !value || !in.at_end()) give_up("not a card", text);
  return card_of(static_cast<Colour>(*colour), static_cast<unsigned>(*value));
}

CardSet cards(etl::string_view words) {
  CardSet set;
  for_each_word(words, [&set](etl::string_view word) { set.add(card(word)); });
  return set;
}

Text text_of(const State& state) {
  return written(state, write_state);
}

Text text_of(const View& view) {
  return written(view, write_view);
}

Text text_of(Move move) {
  return written(move, write_move);
}

Text score_text(const State& state) {
  return written(state, write_score);
}

Text parade_text(const State& state) {
  Text text;
  StringOut out(text);
  Separated separated(out, ' ');
  for (const Card each : state.parade()) {
    separated.next();
    write_move(play_of(each), out);
  }
  return text;
}

State play(State state, etl::string_view moves) {
  for_each_word(moves, [&state](etl::string_view word) {
    const auto move = read_move(state, word);
    if (!move) give_up("not a legal move", word);
    apply(state, *move);
  });
  return state;
}

State state_from(etl::string_view text) {
  const auto state = read_state(text);
  if (!state.has_value()) give_up("not a state", state.error().sentence);
  return *state;
}

etl::string_view complaint_about(etl::string_view text) {
  const auto state = read_state(text);
  return state.has_value() ? etl::string_view() : state.error().sentence;
}

Setup::Setup(unsigned players, unsigned drawn) : drawn_(drawn), rest_seat_(players - 1) {
  draft_.players = players;
  draft_.ply = drawn;
}

Setup& Setup::parade(etl::string_view words) {
  for_each_word(words, [this](etl::string_view word) { draft_.parade.push_back(card(word)); });
  return *this;
}

Setup& Setup::hand(unsigned seat, etl::string_view words) {
  draft_.hands[seat] = cards(words);
  return *this;
}

Setup& Setup::taken(unsigned seat, etl::string_view words) {
  draft_.taken[seat] = cards(words);
  return *this;
}

Setup& Setup::thrown(unsigned seat, etl::string_view words) {
  draft_.thrown[seat] = cards(words);
  return *this;
}

Setup& Setup::deck(etl::string_view words) {
  for_each_word(words, [this](etl::string_view word) { draft_.deck.push_back(card(word)); });
  return *this;
}

Setup& Setup::rest_taken_by(unsigned seat) {
  rest_seat_ = seat;
  return *this;
}

Setup& Setup::last_round(unsigned moves) {
  const unsigned rounds = moves / draft_.players;
  draft_.ply = drawn_ + moves;
  draft_.phase = rounds == 0 ? Phase::Play : rounds == 1 ? Phase::Discard : Phase::Over;
  draft_.last = rounds == 0 ? static_cast<int>(draft_.players - moves) : 0;
  return *this;
}

Draft Setup::draft() const {
  Draft full = draft_;
  full.actor = full.ply % full.players;
  Progress progress;
  progress.players = static_cast<std::uint8_t>(full.players);
  progress.phase = full.phase == Phase::Play && full.last >= 0 ? Phase::LastRound : full.phase;
  progress.actor = player_at(full.actor);
  const unsigned without_draw = full.ply - drawn_;
  if (full.phase == Phase::Over)
    progress.waiting = 0;
  else if (full.last >= 0)
    progress.waiting = static_cast<std::uint8_t>(full.players - without_draw % full.players);

  CardSet used = set_of({full.parade.data(), full.parade.size()});
  used.add_all(set_of({full.deck.data(), full.deck.size()}));
  for (unsigned seat = 0; seat < full.players; ++seat) {
    used.add_all(full.hands[seat]);
    used.add_all(full.taken[seat]);
    used.add_all(full.thrown[seat]);
  }
  CardSet left;
  every_card().for_each([&](Card each) {
    if (!used.has(each)) left.add(each);
  });

  std::size_t off_table = deck_size_after_deal(full.players) - drawn_;
  const std::size_t deck = off_table;
  for (unsigned seat = 0; seat < full.players; ++seat) {
    const unsigned in_hand = progress.hand_size(player_at(seat));
    const unsigned thrown_away = progress.has_thrown(player_at(seat)) ? kThrownSize : 0;
    off_table += in_hand + thrown_away;
    while (full.hands[seat].size() < in_hand) full.hands[seat].add(take_last(left, true));
    while (full.thrown[seat].size() < thrown_away) full.thrown[seat].add(take_last(left, true));
  }
  std::size_t open = full.parade.size();
  for (const CardSet& taken : full.taken) open += taken.size();
  for (; open < kCards - off_table; ++open) full.taken[rest_seat_].add(take_last(left, false));
  while (full.deck.size() < deck) full.deck.push_back(take_last(left, true));
  return full;
}

State Setup::state() const {
  const auto state = state_of(draft());
  if (!state.has_value()) give_up("a setup is not a state", state.error().sentence);
  return *state;
}

}  // namespace brolly::parade::test
