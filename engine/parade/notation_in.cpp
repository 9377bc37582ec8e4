#include <algorithm>

#include "engine/common/same_text_out.hpp"
#include "engine/common/text_in.hpp"
#include "engine/parade/draft.hpp"
#include "engine/parade/notation.hpp"

namespace brolly::parade {

namespace {

etl::optional<Card> read_card(TextIn& in) {
  const auto colour = in.one_of(kColourLetters);
  if (!colour) return etl::nullopt;
  const auto value = in.number(kValues - 1);
  if (!value) return etl::nullopt;
  return card_of(static_cast<Colour>(*colour), static_cast<unsigned>(*value));
}

/// Reads a draft piece by piece. Each piece says whether it was right; the first that was not leaves its complaint.
class DraftReader {
 public:
  explicit DraftReader(etl::string_view text) : in_(text) {}

  OrComplaint<Draft> read() {
    if (!read_head() || !read_cards() || !read_last()) return complain(complaint_);
    return draft_;
  }

 private:
  bool fail(etl::string_view sentence) {
    complaint_ = sentence;
    return false;
  }

  bool key(etl::string_view text) { return in_.take(text) || fail("a key is missing, unknown or not in its place"); }

  bool number(unsigned& into, unsigned largest, etl::string_view sentence) {
    const auto value = in_.number(largest);
    if (!value) return fail(sentence);
    into = static_cast<unsigned>(*value);
    return true;
  }

  bool read_head() {
    if (!in_.take(R"({"game":"parade")")) return fail("this is not a state of parade");
    constexpr etl::string_view kBadPlayers = "players is not a number from 2 to 6";
    if (!key(R"(,"players":)") || !number(draft_.players, kMaxPlayers, kBadPlayers)) return false;
    if (draft_.players < kMinPlayers) return fail(kBadPlayers);
    if (!key(R"(,"phase":)") || !read_phase()) return false;
    if (!key(R"(,"actor":)") || !number(draft_.actor, draft_.players - 1, "actor is not a player")) return false;
    return key(R"(,"ply":)") && number(draft_.ply, kCards, "ply is not a number of moves");
  }

  bool read_phase() {
    if (in_.take(R"("play")")) {
      draft_.phase = Phase::Play;
    } else if (in_.take(R"("discard")")) {
      draft_.phase = Phase::Discard;
    } else if (in_.take(R"("over")")) {
      draft_.phase = Phase::Over;
    } else {
      return fail("phase is not play, discard or over");
    }
    return true;
  }

  bool read_cards() {
    return key(R"(,"parade":)") && read_row(draft_.parade) &&   //
           key(R"(,"hands":)") && read_sets(draft_.hands) &&    //
           key(R"(,"taken":)") && read_sets(draft_.taken) &&    //
           key(R"(,"thrown":)") && read_sets(draft_.thrown) &&  //
           key(R"(,"deck":)") && read_row(draft_.deck) &&       //
           (seen_ == every_card() || fail("a card is missing"));
  }

  /// Calls `use` with each card of a list, until it says no.
  template <class Use>
  bool read_list(Use use) {
    if (!in_.take('[')) return fail("a list of cards is missing");
    if (in_.take(']')) return true;
    do {
      if (!in_.take('"')) return fail("a card is not written as a text");
      const auto card = read_card(in_);
      if (!card || !in_.take('"')) return fail("a text is not a card");
      if (seen_.has(*card)) return fail("a card is there twice");
      seen_.add(*card);
      if (!use(*card)) return false;
    } while (in_.take(','));
    return in_.take(']') || fail("a list of cards has no end");
  }

  bool read_row(etl::ivector<Card>& row) {
    return read_list([&row](Card card) {
      row.push_back(card);
      return true;
    });
  }

  bool read_set(CardSet& set) {
    etl::optional<Card> before;
    return read_list([&](Card card) {
      if (before && card < *before) return fail("cards are not in card order");
      before = card;
      set.add(card);
      return true;
    });
  }

  bool read_sets(std::array<CardSet, kMaxPlayers>& sets) {
    constexpr etl::string_view kBadLists = "hands, taken and thrown do not have one list a player";
    for (unsigned seat = 0; seat < draft_.players; ++seat) {
      if (!in_.take(seat == 0 ? '[' : ',')) return fail(kBadLists);
      if (!read_set(sets[seat])) return false;
    }
    return in_.take(']') || fail(kBadLists);
  }

  bool read_last() {
    if (!key(R"(,"last":)")) return false;
    if (!in_.take("-1")) {
      unsigned last = 0;
      if (!number(last, draft_.players, "last is neither -1 nor a number of players")) return false;
      draft_.last = static_cast<int>(last);
    }
    return (in_.take('}') && in_.at_end()) || fail("there is something after the state");
  }

  TextIn in_;
  Draft draft_;
  CardSet seen_;
  etl::string_view complaint_;
};

}  // namespace

OrComplaint<Options> read_options(etl::string_view text) {
  etl::optional<std::uint64_t> players;
  for (TextIn words(text); !words.at_end();) {
    TextIn word(words.until(' '));
    if (word.at_end()) continue;
    if (!word.take("players=")) return complain("parade has no option but players");
    if (players) return complain("players is there twice");
    players = word.number(kMaxPlayers);
    if (!players || *players < kMinPlayers || !word.at_end()) return complain("players is not a number from 2 to 6");
  }
  if (!players) return complain("players is missing");
  return Options{static_cast<std::uint8_t>(*players)};
}

etl::optional<Move> read_move(const State& state, etl::string_view text) {
  TextIn in(text);
  const auto first = read_card(in);
  if (!first) return etl::nullopt;
  Move move = play_of(*first);
  if (in.take(',')) {
    const auto second = read_card(in);
    if (!second || *second <= *first) return etl::nullopt;
    move = throw_of(*first, *second);
  }
  Moves legal;
  legal_moves(state, legal);
  const bool is_legal = in.at_end() && std::find(legal.begin(), legal.end(), move) != legal.end();
  return is_legal ? etl::optional<Move>(move) : etl::nullopt;
}

OrComplaint<State> read_state(etl::string_view text) {
  const auto draft = DraftReader(text).read();
  if (!draft.has_value()) return complain(draft.error().sentence);
  auto state = state_of(*draft);
  if (!state.has_value()) return state;
  // Whatever the checks above let through by mistake: a state that prints otherwise is not the one that was given.
  SameTextOut same(text);
  write_state(*state, same);
  if (!same.is_same()) return complain("the state does not print as it is written");
  return state;
}

}  // namespace brolly::parade
