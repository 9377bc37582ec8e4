#include <cstdio>

#include "engine/parade/game.hpp"
#include "tests/engine/parade/setup.hpp"
#include "tests/support/cases.hpp"

using namespace brolly;
using namespace brolly::parade;
using namespace brolly::parade::test;

namespace {

Text good_text() {
  return text_of(Setup(2, 4).parade("R3 B0 G4 O5").hand(0, "B1").taken(1, "P2 P3").state());
}

/// The text with the first `from` replaced.
Text changed(Text text, const char* from, const char* to) {
  const auto place = text.find(from);
  TEST_ASSERT_TRUE_MESSAGE(place != Text::npos, from);
  text.replace(place, etl::string_view(from).size(), to);
  return text;
}

void check_complaint(const char* expected, const Text& text) {
  const etl::string_view sentence = complaint_about(text);
  const etl::string<128> actual(sentence.data(), sentence.size());
  TEST_ASSERT_EQUAL_STRING(expected, actual.c_str());
}

etl::string<128> options_complaint(const char* text) {
  const auto options = read_options(text);
  if (options.has_value()) return "";
  return etl::string<128>(options.error().sentence.data(), options.error().sentence.size());
}

}  // namespace

TEST(options_are_the_number_of_players) {
  for (unsigned players = kMinPlayers; players <= kMaxPlayers; ++players) {
    etl::string<16> text = "players=";
    text += static_cast<char>('0' + players);
    TEST_ASSERT_EQUAL(players, read_options(text)->players);
  }
  TEST_ASSERT_EQUAL(4, read_options(" players=4 ")->players);
}

TEST(bad_options_are_rejected_with_a_sentence) {
  TEST_ASSERT_EQUAL_STRING("players is missing", options_complaint("").c_str());
  for (const char* text : {"players=", "players=1", "players=7", "players=02", "players=2x", "players=-2"}) {
    TEST_ASSERT_EQUAL_STRING("players is not a number from 2 to 6", options_complaint(text).c_str());
  }
  TEST_ASSERT_EQUAL_STRING("players is there twice", options_complaint("players=2 players=2").c_str());
  TEST_ASSERT_EQUAL_STRING("parade has no option but players", options_complaint("players=2 level=1").c_str());
}

TEST(a_move_is_read_only_if_it_is_legal) {
  const State state = Setup(2, 0).parade("B1 B2 B3 B4 B5 B6").hand(0, "G1 G10 R0 S3 S10").state();
  for (const char* text : {"G1", "G10", "R0", "S3", "S10"}) {
    TEST_ASSERT_EQUAL_STRING(text, text_of(*read_move(state, text)).c_str());
  }
  for (const char* text : {"", "G", "G2", "g1", "G01", "G1 ", " G1", "G11", "G1,", "G1,G10", "X1", "1", "B1", "G1x"}) {
    TEST_ASSERT_FALSE_MESSAGE(read_move(state, text).has_value(), text);
  }
}

TEST(a_throw_is_read_only_if_it_is_legal) {
  const State state = Setup(2, 50).hand(0, "B3 G1 G10 R10").last_round(2).state();
  for (const char* text : {"B3,G1", "G1,G10", "G10,R10"}) {
    TEST_ASSERT_EQUAL_STRING(text, text_of(*read_move(state, text)).c_str());
  }
  for (const char* text : {"B3", "G1,B3", "B3,B3", "B3,G2", "B3,", "B3,G", "B3;G1", "B3,G1,G10", "B3, G1", "B3,G1 "}) {
    TEST_ASSERT_FALSE_MESSAGE(read_move(state, text).has_value(), text);
  }
}

TEST(no_move_is_read_when_the_game_is_over) {
  State state = Setup(2, 50).hand(0, "B3 G1 G10 R10").hand(1, "B4 G2 G9 R9").last_round(2).state();
  state = play(state, "B3,G1 B4,G2");
  TEST_ASSERT_FALSE(read_move(state, "B3,G1").has_value());
  TEST_ASSERT_FALSE(read_move(state, "B3").has_value());
}

TEST(a_state_that_was_written_is_read_back) {
  const Text text = good_text();
  TEST_ASSERT_EQUAL_STRING(text.c_str(), text_of(state_from(text)).c_str());
}

TEST(what_is_not_a_state_of_parade_is_rejected) {
  for (const char* text : {"", "{}", "[]", "parade", "{\"game\":\"umbrella\"}", " {\"game\":\"parade\"}"}) {
    check_complaint("this is not a state of parade", text);
  }
}

TEST(keys_must_all_be_there_in_their_order) {
  const char* sentence = "a key is missing, unknown or not in its place";
  for (const char* key : {"players", "phase", "actor", "ply", "parade", "hands", "taken", "thrown", "deck", "last"}) {
    etl::string<16> quoted = "\"";
    quoted += key;
    quoted += "\":";
    check_complaint(sentence, changed(good_text(), quoted.c_str(), "\"other\":"));
  }
  check_complaint(sentence, changed(good_text(), "\"phase\"", " \"phase\""));
  check_complaint(sentence, changed(good_text(), ",\"actor\":0", ""));
}

TEST(numbers_must_be_numbers_in_their_range) {
  for (const char* players : {"1", "7", "\"2\"", "02", "-2", "null"}) {
    Text value = "\"players\":";
    value += players;
    check_complaint("players is not a number from 2 to 6", changed(good_text(), "\"players\":2", value.c_str()));
  }
  check_complaint("phase is not play, discard or over", changed(good_text(), "\"play\"", "\"Play\""));
  check_complaint("phase is not play, discard or over", changed(good_text(), "\"play\"", "0"));
  check_complaint("actor is not a player", changed(good_text(), "\"actor\":0", "\"actor\":2"));
  check_complaint("actor is not a player", changed(good_text(), "\"actor\":0", "\"actor\":[]"));
  check_complaint("ply is not a number of moves", changed(good_text(), "\"ply\":4", "\"ply\":67"));
  check_complaint("ply is not a number of moves", changed(good_text(), "\"ply\":4", "\"ply\":true"));
  check_complaint("last is neither -1 nor a number of players", changed(good_text(), "\"last\":-1", "\"last\":3"));
  check_complaint("last is neither -1 nor a number of players", changed(good_text(), "\"last\":-1", "\"last\":-2"));
}

TEST(lists_must_be_lists_of_cards) {
  check_complaint("a list of cards is missing", changed(good_text(), "[\"R3\"", "\"R3\""));
  check_complaint("a card is not written as a text", changed(good_text(), "\"R3\"", "3"));
  check_complaint("a text is not a card", changed(good_text(), "\"R3\"", "\"?\""));
  check_complaint("a text is not a card", changed(good_text(), "\"R3\"", "\"R11\""));
  check_complaint("a text is not a card", changed(good_text(), "\"R3\"", "\"R\""));
  check_complaint("a text is not a card", changed(good_text(), "\"R3\"", "\"R3 \""));
  check_complaint("a list of cards has no end", changed(good_text(), "\"R3\",", "\"R3\" ,"));
  check_complaint("hands, taken and thrown do not have one list a player",
                  changed(good_text(), "\"thrown\":[[],[]]", "\"thrown\":[[]]"));
  check_complaint("hands, taken and thrown do not have one list a player",
                  changed(good_text(), "\"thrown\":[[],[]]", "\"thrown\":[[],[],[]]"));
}

TEST(every_card_must_be_there_exactly_once) {
  check_complaint("a card is there twice", changed(good_text(), "\"R3\"", "\"B0\""));
  check_complaint("a card is missing", changed(good_text(), "\"R3\",", ""));
}

TEST(hands_and_taken_cards_must_be_in_card_order) {
  check_complaint("cards are not in card order", changed(good_text(), "\"P2\",\"P3\"", "\"P3\",\"P2\""));
}

TEST(nothing_may_follow_a_state) {
  for (const char* end :
       {"\"last\":-1", "\"last\":-1} ", "\"last\":-1}}", "\"last\":-1,\"more\":1}", "\"last\":-10}"}) {
    check_complaint("there is something after the state", changed(good_text(), "\"last\":-1}", end));
  }
}

TEST(a_view_is_not_a_state) {
  const State state = start(Options{3}, 1);
  check_complaint("a text is not a card", text_of(view_for(state, player_at(0))));
}

TEST(a_mutated_state_is_rejected_or_prints_as_it_is_written) {
  constexpr std::uint64_t kSeed = 12;
  Random random(kSeed);
  constexpr etl::string_view kLetters = "BGOPRS0123456789,[]\"{}:-? ";
  unsigned accepted = 0;
  for (unsigned game = 0; game < 40; ++game) {
    State state = start(Options{static_cast<std::uint8_t>(2 + game % 5)}, game);
    while (!Parade::is_over(state) && random.below(40) != 0) apply(state, random_move(state, random));
    const Text good = text_of(state);
    for (unsigned mutation = 0; mutation < 500; ++mutation) {
      Text bad = good;
      const auto place = random.below(static_cast<std::uint32_t>(bad.size()));
      const char letter = kLetters[random.below(static_cast<std::uint32_t>(kLetters.size()))];
      const auto way = random.below(4);
      if (way == 0) bad[place] = letter;
      if (way == 1) bad.insert(place, 1, letter);
      if (way == 2) bad.erase(place, 1);
      if (way == 3) std::swap(bad[place], bad[random.below(static_cast<std::uint32_t>(bad.size()))]);
      const auto read = read_state(bad);
      if (!read.has_value()) continue;
      ++accepted;
      const Text again = text_of(*read);
      if (again != bad) std::printf("seed %u: position %s\n", static_cast<unsigned>(kSeed), bad.c_str());
      TEST_ASSERT_EQUAL_STRING(bad.c_str(), again.c_str());
    }
  }
  TEST_ASSERT_TRUE(accepted > 0);
}
