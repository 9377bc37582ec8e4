#include <string>
#include <vector>

#include "tests/engine/umbrella/play.hpp"
#include "tests/engine/umbrella/positions.hpp"

namespace brolly::umbrella {
namespace {

using test::kSolo;
using test::kThreePlayers;
using test::kTwoPlayers;
using test::with;

struct Change {
  const char* piece;
  const char* replacement;
};

/// The text with these changes is refused with this sentence.
void refuse(std::string text, std::initializer_list<Change> changes, const char* sentence) {
  for (const Change& change : changes) text = with(text, change.piece, change.replacement);
  TEST_ASSERT_EQUAL_STRING(sentence, test::complaint_about(text).c_str());
}

void accept(std::string text, std::initializer_list<Change> changes) {
  refuse(std::move(text), changes, "");
}

constexpr const char* kKeys = "a key or a mark is missing, unknown or out of order";
constexpr const char* kColourCount = "the umbrellas of a colour are too many or too few";
constexpr const char* kTileCount = "the tiles are too many or too few";
constexpr const char* kTokenCount = "the tokens are too many or too few";
constexpr const char* kPowersDoNotFit = "the phase and the powers to settle do not fit";
constexpr const char* kNotOver = "the game is not over";

constexpr Change kLevel4{R"("level":1)", R"("level":4)"};

}  // namespace

TEST(keys_have_their_order_and_nothing_else_stands_between) {
  refuse("", {}, kKeys);
  refuse("{}", {}, kKeys);
  refuse(kTwoPlayers, {{"umbrella", "parade"}}, kKeys);
  refuse(kTwoPlayers, {{R"("level")", R"("lvl")"}}, kKeys);
  refuse(kTwoPlayers, {{R"("edition":"en","players":2)", R"("players":2,"edition":"en")"}}, kKeys);
  refuse(kTwoPlayers, {{R"("ply":0,)", R"("ply":0, )"}}, kKeys);
  refuse(kTwoPlayers, {{R"("aside":14,)", R"("aside":14,"extra":0,)"}}, kKeys);
  refuse(kTwoPlayers, {{R"("S1":"BGRY",)", ""}}, kKeys);
  refuse(kTwoPlayers, {{R"(,"GBYRYRGBRYBGBGRY"])", "]"}}, kKeys);
  refuse(kTwoPlayers + " ", {}, "there is more text after the state");
}

TEST(values_have_their_types_and_ranges) {
  refuse(kTwoPlayers, {{R"("en")", R"("de")"}}, "edition must be it, en, fr1 or fr2");
  refuse(kTwoPlayers, {{R"("players":2)", R"("players":5)"}}, "players must be 1 to 4");
  refuse(kTwoPlayers, {{R"("players":2)", R"("players":"2")"}}, "players must be 1 to 4");
  refuse(kTwoPlayers, {{R"("level":1)", R"("level":0)"}}, "level must be 1 to 4");
  refuse(kTwoPlayers, {{R"("phase":"slide")", R"("phase":"glide")"}}, "the phase is unknown");
  refuse(kTwoPlayers, {{R"("actor":0)", R"("actor":2)"}}, "actor and turn must be players of this game");
  refuse(kTwoPlayers, {{R"("turn":0)", R"("turn":-1)"}}, "actor and turn must be players of this game");
  refuse(kTwoPlayers, {{R"("ply":0)", R"("ply":1000000000)"}}, "ply must be a number of moves");
  refuse(kTwoPlayers, {{R"("ply":0)", R"("ply":1.5)"}}, kKeys);
  refuse(kTwoPlayers, {{"RRRGG", "RRRXG"}}, "a stage must be 16 of the letters R, G, B and Y");
  refuse(kTwoPlayers, {{"RRRGG", "RRRGGG"}}, "a stage must be 16 of the letters R, G, B and Y");
  refuse(kTwoPlayers, {{R"("C":"BGRY")", R"("C":"RGBY")"}}, "a heap must be letters of B, G, R and Y in this order");
  refuse(kTwoPlayers, {{R"("boards":["..........")", R"("boards":[".........y")"}},
         "a board must be 10 of the letters . and x");
  refuse(kTwoPlayers, {{R"("boards":["..........")", R"("boards":["...........")"}},
         "a board must be 10 of the letters . and x");
  refuse(kTwoPlayers, {{R"("supply":11)", R"("supply":29)"}}, "there are more tokens than the box has");
  refuse(kTwoPlayers, {{R"("space":0)", R"("space":5)"}}, "space must be 0 to 4");
  refuse(kTwoPlayers, {{R"("again":false)", R"("again":0)"}}, "again must be true or false");
  refuse(kTwoPlayers, {{R"("ending":-1)", R"("ending":2)"}}, "ending must be -1 or a player of this game");
  refuse(kTwoPlayers, {{R"("pushed":"")", R"("pushed":"P1.R")"}},
         "pushed must be a zone of the solo player, a dot and a colour");
  refuse(kSolo, {{R"("pushed":"")", R"("pushed":"P0.X")"}},
         "pushed must be a zone of the solo player, a dot and a colour");
  refuse(kTwoPlayers, {{R"("powers":"")", R"("powers":"swap")"}},
         "powers must be those of the scoreboard, in its order");
  refuse(kTwoPlayers, {kLevel4, {R"("powers":"")", R"("powers":"swap,again")"}},
         "powers must be those of the scoreboard, in its order");
  const std::string heap(101, 'B');
  refuse(with(kTwoPlayers, R"("C":"BGRY")", R"("C":")" + heap + '"'), {}, "there are more umbrellas than the box has");
}

TEST(umbrellas_are_counted_by_colour) {
  refuse(kTwoPlayers, {{R"("C":"BGRY")", R"("C":"BGR")"}}, kColourCount);
  refuse(kTwoPlayers, {{R"("C":"BGRY")", R"("C":"BGRR")"}}, kColourCount);
  refuse(kTwoPlayers, {{"RRRGG", "RRRRG"}}, kColourCount);
  refuse(kTwoPlayers, {{R"("discard":"")", R"("discard":"R")"}}, "only a solo game discards umbrellas");
  refuse(kSolo, {{R"("discard":"")", R"("discard":"R")"}}, kColourCount);
  accept(kSolo, {{R"("C":"BBGRY")", R"("C":"BBGY")"}, {R"("discard":"")", R"("discard":"R")"}});
  accept(kTwoPlayers, {{R"("C":"BGRY")", R"("C":"BGRYY")"}, {R"("S0":"BGRY")", R"("S0":"BGR")"}});
}

TEST(tiles_are_counted_and_occur_once) {
  refuse(kTwoPlayers, {{"23b", "25b"}}, "a tile must be a number from 1 to 24 and the letter b or w");
  refuse(kTwoPlayers, {{"23b", "0b"}}, "a tile must be a number from 1 to 24 and the letter b or w");
  refuse(kTwoPlayers, {{"23b", "23x"}}, "a tile must be a number from 1 to 24 and the letter b or w");
  refuse(kTwoPlayers, {{"23b", "5w"}}, "a tile occurs twice");
  refuse(kTwoPlayers, {{"~1b,23b", "23b"}}, kTileCount);
  refuse(kTwoPlayers, {{R"("",""],["~4b)", R"("10b",""],["~4b)"}}, kTileCount);
  refuse(kTwoPlayers, {{R"("tiles_out":"")", R"("tiles_out":"10w")"}}, "only a solo game discards tiles");
  refuse(kSolo, {{R"("tiles_out":"")", R"("tiles_out":"10w")"}}, kTileCount);
  refuse(kSolo, {{"~1b,~2b,23b", "~1b,23b"}, {R"("tiles_out":"")", R"("tiles_out":"2b")"}},
         "a discarded tile must be white");
  accept(kSolo, {{"~1b,~2b,23b", "~1b,23b"}, {R"("tiles_out":"")", R"("tiles_out":"2w")"}});
  refuse(kSolo, {{R"("tiles_out":"")", R"("tiles_out":"10w,11w,12w,13w,14w,15w,16w")"}},
         "there are more discarded tiles than a solo game has");
}

TEST(unseen_tiles_lie_at_the_bottom_of_the_starting_stacks) {
  refuse(kTwoPlayers, {{"~1b,23b", "~1b,~23b"}}, "a stack has too many unseen tiles");
  refuse(kTwoPlayers, {{"~1b,23b", "23b,~1b"}}, "an unseen tile lies on a tile that was seen");
  refuse(kTwoPlayers, {{"~1b,23b", "~1b"}, {R"(3b","")", R"(3b","23b")"}}, "an unseen tile lies on top");
  refuse(kTwoPlayers, {{"~1b,23b", "23b"}, {R"(3b","")", R"(3b","~1b")"}},
         "unseen tiles can lie only on spaces 1 and 2");
  refuse(kSolo, {{"~1b,", "~1w,"}}, "an unseen tile of a solo game must be black");
  refuse(kSolo, {{"~1b,~2b,23b", "~1b,~2b,~6b,23b"}}, "a stack has too many unseen tiles");
}

TEST(tokens_are_counted) {
  refuse(kTwoPlayers, {{R"("supply":11)", R"("supply":10)"}}, kTokenCount);
  refuse(kTwoPlayers, {{R"("boards":["..........")", R"("boards":["x.........")"}}, kTokenCount);
  refuse(kTwoPlayers, {{R"("edition":"en")", R"("edition":"it")"}}, kTokenCount);
  refuse(kTwoPlayers, {{R"("supply":11,"aside":14)", R"("supply":10,"aside":15)"}},
         "more tokens are set aside than at the start");
  refuse(kTwoPlayers, {{R"("supply":11,"aside":14)", R"("supply":12,"aside":13)"}},
         "tokens set aside are used only in the last round, once the supply is empty");
  refuse(kSolo, {{R"("supply":6,"aside":0)", R"("supply":5,"aside":1)"}},
         "more tokens are set aside than at the start");
  accept(kTwoPlayers, {{R"("edition":"en")", R"("edition":"it")"}, {R"("aside":14)", R"("aside":17)"}});
  accept(kTwoPlayers,
         {{R"("boards":["..........")", R"("boards":["x.........")"}, {R"("supply":11)", R"("supply":10)"}});
}

TEST(complete_needs_a_figure_that_can_be_marked) {
  refuse(kTwoPlayers, {{R"("slide")", R"("complete")"}}, "no figure can be completed");
  accept(kTwoPlayers, {{R"("slide")", R"("complete")"}, {"RRRGGBYBYBGYBRYG", "RRRRGBYBYBGYBGYG"}});
  refuse(kSolo, {{R"("slide")", R"("complete")"}, {"RRRGGBYBYBGYBRYG", "RRRRGBYBYBGYBGYG"}},
         "the umbrella that was pushed out is missing");
  refuse(kSolo,
         {{R"("slide")", R"("complete")"},
          {"RRRGGBYBYBGYBRYG", "RRRRGBYBYBGYBGYG"},
          {R"("pushed":"")", R"("pushed":"S1.G")"}},
         "the pushed umbrella is not on the discard heap");
  accept(kSolo, {{R"("slide")", R"("complete")"},
                 {"RRRGGBYBYBGYBRYG", "RRRRGBYBYBGYBGYG"},
                 {R"("C":"BBGRY")", R"("C":"BBRY")"},
                 {R"("discard":"")", R"("discard":"G")"},
                 {R"("pushed":"")", R"("pushed":"S1.G")"}});
}

TEST(powers_need_their_phase_their_spots_and_a_completed_space) {
  const Change with_two_tokens{R"("boards":["..........")", R"("boards":["...xx.....")"};
  const Change supply_of_9{R"("supply":11)", R"("supply":9)"};
  const Change swap{R"("powers":"")", R"("powers":"swap")"};
  const Change in_swap{R"("slide")", R"("swap")"};
  const Change on_space_1{R"("space":0)", R"("space":1)"};
  accept(kTwoPlayers, {kLevel4, with_two_tokens, supply_of_9, swap, in_swap, on_space_1});
  refuse(kTwoPlayers, {kLevel4, with_two_tokens, supply_of_9, swap, on_space_1}, kPowersDoNotFit);
  refuse(kTwoPlayers, {kLevel4, with_two_tokens, supply_of_9, in_swap, on_space_1}, kPowersDoNotFit);
  refuse(kTwoPlayers, {kLevel4, with_two_tokens, supply_of_9, swap, in_swap},
         "the phase and the completed space do not fit");
  refuse(kTwoPlayers, {kLevel4, on_space_1}, "the phase and the completed space do not fit");
  refuse(kTwoPlayers, {kLevel4, swap, in_swap, on_space_1}, "a power to settle has not been fired");
  refuse(kTwoPlayers, {kLevel4, with_two_tokens, supply_of_9, swap, {R"("slide")", R"("exchange")"}, on_space_1},
         kPowersDoNotFit);
  refuse(kTwoPlayers, {kLevel4, with_two_tokens, supply_of_9, swap, in_swap, {R"("space":0)", R"("space":3)"}},
         "the completed space has no tile");
}

TEST(a_power_that_offers_nothing_is_not_asked) {
  // One Stage takes the red umbrellas of all others and gives them its own instead.
  State state = start({Edition::En, 4, 4, Faces::Random}, 1);
  Table& table = state.table;
  for (unsigned player = 1; player < 4; ++player) {
    for (Bits reds = table.stages[player].cells_of(Colour::Red); reds != 0; reds &= reds - 1) {
      table.stages[player].put(nth<Cell>(nth_of(reds, 0)), nth<Colour>(player));
    }
  }
  table.stages[0] = test::stage_of("RRRRRRRRRRRRRRRR");
  table.phase = Phase::Swap;
  table.powers = 2;
  table.completed_space = 1;
  table.boards[0] = spot_bit(4) | spot_bit(5);
  table.supply = 20;
  TEST_ASSERT_EQUAL_STRING("the power to settle offers nothing", test::complaint_about(test::text_of(state)).c_str());
}

TEST(a_passing_tile_needs_its_phase) {
  const Change tile_left{"~1b,23b", "1b"};
  const Change passing{R"("passing":"")", R"("passing":"23b")"};
  const Change token{R"("boards":["..........")", R"("boards":["..x.......")"};
  const Change supply_of_10{R"("supply":11)", R"("supply":10)"};
  const Change in_face{R"("slide")", R"("face")"};
  accept(kTwoPlayers, {tile_left, passing, token, supply_of_10, in_face});
  refuse(kTwoPlayers, {tile_left, passing, token, supply_of_10}, "the phase and the passing tile do not fit");
  refuse(kTwoPlayers, {in_face}, "the phase and the passing tile do not fit");
  refuse(kTwoPlayers, {tile_left, passing, in_face}, "no token has been placed");
  refuse(kTwoPlayers, {tile_left, passing, token, supply_of_10, {R"("slide","actor":0)", R"("cover","actor":1)"}},
         "a tile is covered only if no space is empty");
  refuse(kThreePlayers, {tile_left, passing, token, {R"("supply":17)", R"("supply":16)"}, in_face},
         "a face is chosen only by 2 players");
  refuse(kSolo, {{"~1b,~2b,23b", "~1b,2b"}, passing, token, {R"("supply":6)", R"("supply":5)"}, in_face},
         "a face is chosen only by 2 players");
}

TEST(cover_needs_a_receiver_without_an_empty_space) {
  const Change full{R"(["~4b,5b","~6w,7w","",""])", R"(["5b","7w","4b","6w"])"};
  const Change tile_left{"~1b,23b", "1b"};
  const Change passing{R"("passing":"")", R"("passing":"23b")"};
  const Change token{R"("boards":["..........")", R"("boards":["..x.......")"};
  const Change supply_of_10{R"("supply":11)", R"("supply":10)"};
  accept(kTwoPlayers,
         {full, tile_left, passing, token, supply_of_10, {R"("slide","actor":0)", R"("cover","actor":1)"}});
  refuse(kTwoPlayers, {full, tile_left, passing, token, supply_of_10, {R"("slide")", R"("cover")"}},
         "the actor is not the one to decide");
  const Change full_solo{R"(["~1b,~2b,23b","~4b,~5b,3b","",""])", R"(["~1b,2b","~4b,3b","5b",""])"};
  refuse(kSolo,
         {full_solo,
          {R"("5b","")", R"("5b","6b")"},
          {"~1b,", ""},
          passing,
          token,
          {R"("supply":6)", R"("supply":5)"},
          {R"("slide")", R"("cover")"}},
         "a solo player passes only white tiles on");
}

TEST(what_was_pushed_out_is_noted_only_during_a_solo_turn) {
  refuse(kTwoPlayers, {{R"("pushed":"")", R"("pushed":"C.R")"}},
         "only a solo game notes the umbrella that was pushed out");
  refuse(kSolo, {{R"("pushed":"")", R"("pushed":"C.R")"}}, "the pushed umbrella is forgotten between turns");
}

TEST(an_extra_turn_needs_its_power) {
  refuse(kTwoPlayers, {{R"("again":false)", R"("again":true)"}}, "no extra turn can have been won");
  refuse(kSolo, {{R"("again":false)", R"("again":true)"}}, "no extra turn can have been won");
}

TEST(the_actor_is_the_one_whose_turn_it_is) {
  refuse(kTwoPlayers, {{R"("actor":0)", R"("actor":1)"}}, "the actor is not the one to decide");
  accept(kTwoPlayers, {{R"("actor":0,"turn":0)", R"("actor":1,"turn":1)"}});
}

TEST(the_last_round_needs_a_cause_and_a_cause_starts_the_last_round) {
  refuse(kTwoPlayers, {{R"("ending":-1)", R"("ending":1)"}}, "that player cannot have caused the last round");
  const Change full_board{R"("boards":["..........")", R"("boards":["xxxxxxxxxx")"};
  const Change supply_of_1{R"("supply":11)", R"("supply":1)"};
  refuse(kTwoPlayers, {full_board, supply_of_1},
         "a player has 10 tokens or no tile, but nobody has caused the last round");
  refuse(kTwoPlayers, {full_board, supply_of_1, {R"("ending":-1)", R"("ending":0)"}},
         "who caused the last round has no turn in it");
  accept(kTwoPlayers, {full_board,
                       supply_of_1,
                       {R"("ending":-1)", R"("ending":0)"},
                       {R"("actor":0,"turn":0)", R"("actor":1,"turn":1)"}});
  accept(kTwoPlayers, {kLevel4, full_board, supply_of_1, {R"("ending":-1)", R"("ending":0)"}});
  refuse(kTwoPlayers, {full_board, {R"(,".........."])", R"(,"x........."])"}, {R"("supply":11)", R"("supply":0)"}},
         "the supply is empty, but nobody has caused the last round");
  refuse(kTwoPlayers,
         {{R"(["~4b,5b","~6w,7w","",""])", R"(["","","",""])"}, {R"("~2w,3b","","")", R"("~2w,3b","5b,6w","7w,4b")"}},
         "a player has 10 tokens or no tile, but nobody has caused the last round");
}

TEST(over_needs_a_game_that_is_over) {
  refuse(kTwoPlayers, {{R"("slide")", R"("over")"}}, kNotOver);
  const Change full_board{R"("boards":["..........")", R"("boards":["xxxxxxxxxx")"};
  const Change supply_of_1{R"("supply":11)", R"("supply":1)"};
  const Change over{R"("slide")", R"("over")"};
  const Change ending{R"("ending":-1)", R"("ending":0)"};
  accept(kTwoPlayers, {full_board, supply_of_1, ending, over});
  refuse(kTwoPlayers, {full_board, supply_of_1, ending, over, {R"("actor":0,"turn":0)", R"("actor":1,"turn":1)"}},
         kNotOver);
}

TEST(a_solo_game_is_over_exactly_when_it_cannot_go_on) {
  refuse(kSolo, {{R"("ending":-1)", R"("ending":0)"}}, "a solo game has no last round");
  refuse(kSolo, {{R"("slide")", R"("over")"}}, kNotOver);
  const Change six_tokens{R"("boards":["..........")", R"("boards":["xxxxxx....")"};
  const Change no_supply{R"("supply":6)", R"("supply":0)"};
  accept(kSolo, {six_tokens, no_supply, {R"("slide")", R"("over")"}});
  refuse(kSolo, {six_tokens, no_supply}, "the game is over: all tokens are placed");
  const Change no_umbrellas{R"("C":"BBGRY","S0":"BGGRY","S1":"BGRRY","P0":"BGRYY")",
                            R"("C":"","S0":"","S1":"","P0":"")"};
  const Change all_discarded{R"("discard":"")", R"("discard":"BBBBBGGGGGRRRRRYYYYY")"};
  refuse(kSolo, {no_umbrellas, all_discarded}, "the game is over: no figure can be completed");
  accept(kSolo, {no_umbrellas, all_discarded, {R"("slide")", R"("over")"}});
}

TEST(after_reading_the_faces_count_as_random_and_solo_as_black) {
  TEST_ASSERT_TRUE(test::read(kTwoPlayers).table.options.faces == Faces::Random);
  TEST_ASSERT_TRUE(test::read(kSolo).table.options.faces == Faces::Black);
}

TEST(a_text_changed_at_random_is_refused_or_printed_back_exactly) {
  Random random(99);
  const std::string letters = "RGBY0123456789~,.x\"[]{}:-bwsa";
  for (unsigned number = 0; number < 20'000; ++number) {
    std::string text = number % 3 == 0 ? kSolo : number % 3 == 1 ? kTwoPlayers : kThreePlayers;
    for (unsigned changes = 1 + random.below(2); changes > 0; --changes) {
      const auto place = random.below(static_cast<std::uint32_t>(text.size()));
      const char letter = letters[random.below(static_cast<std::uint32_t>(letters.size()))];
      if (random.below(3) == 0) {
        text.erase(place, 1);
      } else if (random.below(2) == 0) {
        text.insert(place, 1, letter);
      } else {
        text[place] = letter;
      }
    }
    const auto state = read_state(test::view_of(text));
    if (state) TEST_ASSERT_EQUAL_STRING(text.c_str(), test::text_of(*state).c_str());
    if (!state) TEST_ASSERT_FALSE(state.error().sentence.empty());
  }
}

TEST(every_shortened_text_is_refused) {
  for (std::size_t length = 0; length < kTwoPlayers.size(); ++length) {
    TEST_ASSERT_FALSE(read_state(etl::string_view(kTwoPlayers.data(), length)).has_value());
  }
}

}  // namespace brolly::umbrella
