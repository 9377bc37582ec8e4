#include "engine/parade/draft.hpp"

#include "tests/engine/parade/setup.hpp"
#include "tests/support/cases.hpp"

using namespace brolly;
using namespace brolly::parade;
using namespace brolly::parade::test;

namespace {

void check_fault(const char* expected, const Draft& draft) {
  const auto state = state_of(draft);
  const etl::string_view sentence = state.has_value() ? etl::string_view() : state.error().sentence;
  const etl::string<128> actual(sentence.data(), sentence.size());
  TEST_ASSERT_EQUAL_STRING(expected, actual.c_str());
}

Setup in_play() {
  return Setup(3, 9).parade("R3 B0 G4 O5");
}

void move_last(etl::ivector<Card>& from, etl::ivector<Card>& to) {
  to.push_back(from.back());
  from.pop_back();
}

}  // namespace

TEST(a_possible_draft_becomes_a_state) {
  check_fault("", in_play().draft());
  check_fault("", Setup(2, 0).parade("B1 B2 B3 B4 B5 B6").draft());
}

TEST(the_deck_cannot_grow) {
  Draft draft = Setup(3, 0).parade("B1 B2 B3 B4 B5 B6").draft();
  move_last(draft.parade, draft.deck);
  check_fault("the deck is larger than after the deal", draft);
}

TEST(each_drawn_card_needs_a_move) {
  Draft draft = in_play().draft();
  move_last(draft.deck, draft.parade);
  check_fault("more cards are drawn than moves are made", draft);
}

TEST(after_the_last_draw_each_player_has_two_moves) {
  Draft draft = Setup(2, 50).last_round(2).draft();
  draft.ply = 55;
  check_fault("more moves are made than the deck allows", draft);
}

TEST(the_phase_must_fit) {
  Draft draft = in_play().draft();
  draft.phase = Phase::Discard;
  check_fault("the phase does not fit the ply and the deck", draft);
  draft.phase = Phase::Over;
  check_fault("the phase does not fit the ply and the deck", draft);
  draft = Setup(2, 50).last_round(2).draft();
  draft.phase = Phase::Play;
  check_fault("the phase does not fit the ply and the deck", draft);
}

TEST(the_actor_must_be_the_ply_modulo_the_players) {
  Draft draft = in_play().draft();
  draft.actor = 1;
  check_fault("the actor is not the ply modulo the players", draft);
}

TEST(last_must_fit) {
  Draft draft = in_play().draft();
  draft.last = 2;
  check_fault("last does not fit the ply and the deck", draft);
  draft = Setup(2, 50).parade("R3").last_round(1).draft();
  for (const int last : {-1, 0, 2}) {
    draft.last = last;
    check_fault("last does not fit the ply and the deck", draft);
  }
}

TEST(hands_must_have_the_right_number_of_cards) {
  Draft draft = in_play().draft();
  draft.hands[1].add(card("R3"));
  check_fault("a hand has the wrong number of cards", draft);
}

TEST(who_has_thrown_has_thrown_two) {
  Draft draft = Setup(2, 50).last_round(2).draft();
  draft.thrown[1].add(card("R3"));
  check_fault("a player has thrown the wrong number of cards", draft);
  draft = Setup(2, 50).thrown(0, "B1 B2").last_round(3).draft();
  draft.thrown[0].add(card("R3"));
  check_fault("a player has thrown the wrong number of cards", draft);
}

TEST(at_the_end_the_kept_cards_are_taken) {
  check_fault("the kept cards are not among the taken ones", Setup(2, 50).last_round(4).draft());
  check_fault("", Setup(2, 50).taken(0, "B1 B2").last_round(4).draft());
}

TEST(who_had_no_turn_has_taken_nothing) {
  check_fault("a player has taken cards before any turn", Setup(3, 1).parade("R3").draft());
  check_fault("", Setup(3, 1).parade("R3").rest_taken_by(0).draft());
}

TEST(the_last_round_needs_a_cause) {
  check_fault("nothing has caused the last round", in_play().last_round(0).draft());
  check_fault("nothing has caused the last round", in_play().last_round(4).draft());
  check_fault("", Setup(2, 50).parade("R3").rest_taken_by(1).last_round(0).draft());
}

TEST(the_cause_of_the_last_round_lies_before_who_drew_last) {
  Setup six_colours = Setup(3, 9).parade("R3").taken(2, "B0 G0 O0 P0 R0 S0").rest_taken_by(0);
  check_fault("", six_colours.last_round(0).draft());
  Setup other_player = Setup(3, 9).parade("R3").taken(1, "B0 G0 O0 P0 R0 S0").rest_taken_by(0);
  check_fault("nothing has caused the last round", other_player.last_round(0).draft());
}

TEST(an_empty_deck_must_have_begun_the_last_round) {
  check_fault("the deck is empty but the last round has not begun",
              Setup(2, 50).parade("S0 S1 S2 S3 S4 S5 S6 S7 S8 S9 S10").draft());
}

TEST(six_colours_must_have_begun_the_last_round) {
  check_fault("six colours should have begun the last round before",
              Setup(3, 9).parade("R3").taken(2, "B0 G0 O0 P0 R0 S0").rest_taken_by(0).draft());
}

TEST(who_has_still_to_play_in_the_last_round_cannot_have_six_colours_already) {
  Setup both = Setup(3, 13).parade("R3").taken(0, "B0 G0 O0 P0 R0 S0").taken(2, "B1 G1 O1 P1 R1 S1").rest_taken_by(0);
  check_fault("six colours should have begun the last round before", both.last_round(0).draft());
  check_fault("six colours should have begun the last round before", both.last_round(1).draft());
  // Player 2 may have got the sixth colour in the last round.
  check_fault("", both.last_round(2).draft());
}
