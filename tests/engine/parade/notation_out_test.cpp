#include "engine/parade/game.hpp"
#include "tests/engine/parade/setup.hpp"
#include "tests/support/cases.hpp"

using namespace brolly;
using namespace brolly::parade;
using namespace brolly::parade::test;

TEST(a_move_is_a_card_or_two_in_card_order_with_a_comma) {
  TEST_ASSERT_EQUAL_STRING("S0", text_of(play_of(card("S0"))).c_str());
  TEST_ASSERT_EQUAL_STRING("R10", text_of(play_of(card("R10"))).c_str());
  TEST_ASSERT_EQUAL_STRING("B3,R10", text_of(throw_of(card("R10"), card("B3"))).c_str());
  TEST_ASSERT_EQUAL_STRING("B0,B1", text_of(throw_of(card("B0"), card("B1"))).c_str());
}

TEST(a_new_state_has_all_keys_in_their_order) {
  TEST_ASSERT_EQUAL_STRING(
      R"({"game":"parade","players":6,"phase":"play","actor":0,"ply":0,"parade":["O10","P0","P1","P2","P3","P4"],)"
      R"("hands":[["S6","S7","S8","S9","S10"],["S1","S2","S3","S4","S5"],["R7","R8","R9","R10","S0"],)"
      R"(["R2","R3","R4","R5","R6"],["P8","P9","P10","R0","R1"],["O8","O9","P5","P6","P7"]],)"
      R"("taken":[[],[],[],[],[],[]],"thrown":[[],[],[],[],[],[]],)"
      R"("deck":["O7","O6","O5","O4","O3","O2","O1","O0","G10","G9","G8","G7","G6","G5","G4","G3","G2","G1","G0",)"
      R"("B10","B9","B8","B7","B6","B5","B4","B3","B2","B1","B0"],"last":-1})",
      text_of(Setup(6, 0).parade("O10 P0 P1 P2 P3 P4").state()).c_str());
}

TEST(a_state_shows_hands_and_thrown_cards_in_card_order) {
  const State state =
      Setup(2, 50).parade("R3 B0").hand(0, "S10 B3 R10 G1").hand(1, "S8 P3 S9 P2").last_round(2).state();
  const Text text = text_of(play(state, "B3,S10"));
  TEST_ASSERT_TRUE(text.find(R"("phase":"discard","actor":1,"ply":53,"parade":["R3","B0"])") != Text::npos);
  TEST_ASSERT_TRUE(text.find(R"("hands":[["G1","R10"],["P2","P3","S8","S9"]])") != Text::npos);
  TEST_ASSERT_TRUE(text.find(R"("thrown":[["B3","S10"],[]],"deck":[],"last":0})") != Text::npos);
}

TEST(a_view_shows_own_cards_and_a_question_mark_for_each_hidden_one) {
  State state = Setup(2, 50).parade("R3 B0").hand(0, "S10 B3 R10 G1").hand(1, "S8 P3 S9 P2").last_round(2).state();
  state = play(state, "B3,S10");
  const Text own = text_of(view_for(state, player_at(0)));
  TEST_ASSERT_TRUE(own.find(R"("hands":[["G1","R10"],["?","?","?","?"]])") != Text::npos);
  TEST_ASSERT_TRUE(own.find(R"("thrown":[["B3","S10"],[]])") != Text::npos);
  const Text other = text_of(view_for(state, player_at(1)));
  TEST_ASSERT_TRUE(other.find(R"("hands":[["?","?"],["P2","P3","S8","S9"]])") != Text::npos);
  TEST_ASSERT_TRUE(other.find(R"("thrown":[["?","?"],[]])") != Text::npos);
}

TEST(thrown_cards_stay_secret_when_the_game_is_over) {
  State state = Setup(2, 50).hand(0, "B3 G1 R10 S10").hand(1, "P2 P3 S8 S9").last_round(2).state();
  state = play(state, "B3,S10 P2,S9");
  const Text view = text_of(view_for(state, player_at(1)));
  TEST_ASSERT_TRUE(view.find(R"("phase":"over","actor":0,"ply":54)") != Text::npos);
  TEST_ASSERT_TRUE(view.find(R"("hands":[[],[]])") != Text::npos);
  TEST_ASSERT_TRUE(view.find(R"("thrown":[["?","?"],["P2","S9"]])") != Text::npos);
}

TEST(the_deck_of_a_view_is_as_long_as_the_draw_pile) {
  const State state = Setup(6, 28).parade("R3 B0").state();
  const Text view = text_of(view_for(state, player_at(0)));
  TEST_ASSERT_TRUE(view.find(R"("deck":["?","?"],"last":-1})") != Text::npos);
}

TEST(last_counts_the_turns_of_the_last_round_down_and_is_zero_afterwards) {
  State state = Setup(2, 50).parade("R3 B0").last_round(0).state();
  Random random(1);
  for (const char* expected : {"\"last\":2}", "\"last\":1}", "\"last\":0}", "\"last\":0}", "\"last\":0}"}) {
    TEST_ASSERT_TRUE(text_of(state).find(expected) != Text::npos);
    if (!Parade::is_over(state)) apply(state, random_move(state, random));
  }
}

TEST(the_data_are_all_cards_in_card_order) {
  Text text;
  StringOut out(text);
  write_data(out);
  TEST_ASSERT_TRUE(text.find(R"({"cards":["B0","B1",)") == 0);
  TEST_ASSERT_TRUE(text.find(R"("B10","G0",)") != Text::npos);
  TEST_ASSERT_TRUE(text.find(R"("S9","S10"]})") != Text::npos);
}
