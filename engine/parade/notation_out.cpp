#include <array>
#include <span>

#include "engine/parade/notation.hpp"
#include "engine/parade/score.hpp"

namespace brolly::parade {

namespace {

void write_card(Card card, TextOut& out) {
  out.put(kColourLetters[static_cast<unsigned>(colour_of(card))]);
  out.number(static_cast<std::int32_t>(value_of(card)));
}

/// A list of quoted cards, from its opening to its closing bracket.
class CardList {
 public:
  explicit CardList(TextOut& out) : out_(out), separated_(out, ',') { out.put('['); }
  ~CardList() { out_.put(']'); }
  CardList(const CardList&) = delete;
  CardList& operator=(const CardList&) = delete;

  void add(Card card) {
    separated_.next();
    out_.put('"');
    write_card(card, out_);
    out_.put('"');
  }

  void add_hidden() {
    separated_.next();
    out_.put("\"?\"");
  }

 private:
  TextOut& out_;
  Separated separated_;
};

void write_in_order(std::span<const Card> cards, TextOut& out) {
  CardList list(out);
  for (const Card card : cards) list.add(card);
}

void write_sorted(const CardSet& cards, TextOut& out) {
  CardList list(out);
  cards.for_each([&list](Card card) { list.add(card); });
}

void write_hidden(std::size_t cards, TextOut& out) {
  CardList list(out);
  for (std::size_t card = 0; card < cards; ++card) list.add_hidden();
}

void write_hand(const State& state, Player player, TextOut& out) {
  write_sorted(set_of(state.hand(player)), out);
}

void write_hand(const View& view, Player player, TextOut& out) {
  if (player == view.owner) {
    write_sorted(view.hand, out);
  } else {
    write_hidden(view.progress.hand_size(player), out);
  }
}

void write_thrown(const State& state, Player player, TextOut& out) {
  write_sorted(set_of(state.thrown(player)), out);
}

void write_thrown(const View& view, Player player, TextOut& out) {
  if (player == view.owner) {
    write_sorted(view.thrown, out);
  } else {
    write_hidden(view.progress.has_thrown(player) ? kThrownSize : 0, out);
  }
}

void write_deck(const State& state, TextOut& out) {
  write_in_order(state.deck(), out);
}

void write_deck(const View& view, TextOut& out) {
  write_hidden(view.deck_size, out);
}

std::size_t deck_size(const State& state) {
  return state.deck().size();
}

std::size_t deck_size(const View& view) {
  return view.deck_size;
}

etl::string_view name_of(Phase phase) {
  constexpr std::array<etl::string_view, 4> kNames{"play", "play", "discard", "over"};
  return kNames[static_cast<unsigned>(phase)];
}

/// The turns still to play in the last round: none once the throwing has begun.
std::int32_t last_of(const Progress& progress) {
  if (progress.phase == Phase::Play) return -1;
  return progress.phase == Phase::LastRound ? progress.waiting : 0;
}

void write_key_and_number(etl::string_view key, std::size_t number, TextOut& out) {
  out.put(key);
  out.number(static_cast<std::int32_t>(number));
}

template <class Write>
void write_for_each_player(etl::string_view key, unsigned players, TextOut& out, Write write) {
  out.put(key);
  out.put('[');
  Separated separated(out, ',');
  for (unsigned seat = 0; seat < players; ++seat) {
    separated.next();
    write(player_at(seat));
  }
  out.put(']');
}

/// A state and a view have the same keys; they differ in what they show of hands, thrown cards and draw pile.
template <class Table>
void write_table(const Table& table, TextOut& out) {
  const Progress& progress = table.progress;
  const unsigned players = progress.players;
  write_key_and_number(R"({"game":"parade","players":)", players, out);
  out.put(R"(,"phase":")");
  out.put(name_of(progress.phase));
  write_key_and_number(R"(","actor":)", index_of(progress.actor), out);
  write_key_and_number(R"(,"ply":)", progress.ply(static_cast<unsigned>(deck_size(table))), out);
  out.put(R"(,"parade":)");
  write_in_order(table.parade(), out);
  write_for_each_player(R"(,"hands":)", players, out, [&](Player player) { write_hand(table, player, out); });
  write_for_each_player(R"(,"taken":)", players, out,
                        [&](Player player) { write_sorted(table.taken[index_of(player)], out); });
  write_for_each_player(R"(,"thrown":)", players, out, [&](Player player) { write_thrown(table, player, out); });
  out.put(R"(,"deck":)");
  write_deck(table, out);
  out.put(R"(,"last":)");
  out.number(last_of(progress));
  out.put('}');
}

void write_player_score(const PlayerScore& score, TextOut& out) {
  write_key_and_number(R"({"total":)", score.total, out);
  write_key_and_number(R"(,"cards":)", score.cards, out);
  out.put(R"(,"colours":{)");
  Separated separated(out, ',');
  for (unsigned colour = 0; colour < kColours; ++colour) {
    separated.next();
    out.put('"');
    out.put(kColourLetters[colour]);
    write_key_and_number("\":", score.colours[colour], out);
  }
  out.put("}}");
}

}  // namespace

void write_move(Move move, TextOut& out) {
  write_card(first_card(move), out);
  if (!is_throw(move)) return;
  out.put(',');
  write_card(second_card(move), out);
}

void write_state(const State& state, TextOut& out) {
  write_table(state, out);
}

void write_view(const View& view, TextOut& out) {
  write_table(view, out);
}

void write_score(const State& state, TextOut& out) {
  const Score result = score(state);
  const unsigned players = state.progress.players;
  write_for_each_player(R"({"players":)", players, out,
                        [&](Player player) { write_player_score(result.players[index_of(player)], out); });
  out.put(R"(,"winners":[)");
  Separated separated(out, ',');
  for (unsigned seat = 0; seat < players; ++seat) {
    if (!result.has_won(player_at(seat))) continue;
    separated.next();
    out.number(static_cast<std::int32_t>(seat));
  }
  out.put("]}");
}

void write_data(TextOut& out) {
  out.put(R"({"cards":)");
  write_sorted(every_card(), out);
  out.put('}');
}

}  // namespace brolly::parade
