#include "engine/umbrella/check_state.hpp"

#include <algorithm>

#include "engine/umbrella/figures.hpp"
#include "engine/umbrella/moves.hpp"
#include "engine/umbrella/solo_end.hpp"
#include "engine/umbrella/stacks.hpp"

namespace brolly::umbrella {
namespace {

using Sentence = etl::string_view;
constexpr Sentence kFine{};

Sentence check_umbrellas(const Table& table) {
  if (!table.is_solo() && !table.discard.empty()) return "only a solo game discards umbrellas";
  const unsigned zones = 1 + 2 * table.players();
  const unsigned of_each = table.is_solo() ? 9 : 4 * table.players() + zones;
  for (unsigned index = 0; index < kColours; ++index) {
    const auto colour = nth<Colour>(index);
    unsigned found = table.discard.count(colour);
    for (const Stage& stage : table.stages) found += count_of(stage.cells_of(colour));
    for (const Heap& heap : table.zones) found += heap.count(colour);
    if (found != of_each) return "the umbrellas of a colour are too many or too few";
  }
  return kFine;
}

unsigned count_tiles(const Table& table, unsigned player) {
  unsigned count = 0;
  for (Tile tile : table.tops[player]) {
    for (; !tile.is_none(); tile = table.under[tile.number() - 1]) ++count;
  }
  for (const auto unseen : table.unseen[player]) count += unseen;
  return count;
}

Sentence check_unseen_tiles(const State& state) {
  const Table& table = state.table;
  for (unsigned player = 0; player < table.players(); ++player) {
    for (unsigned stack = 0; stack < kStartingStacks; ++stack) {
      const bool is_on_top = table.unseen[player][stack] != 0 && table.tops[player][stack].is_none();
      if (is_on_top) return "an unseen tile lies on top";
    }
  }
  for (const Tile tile : state.unseen.tiles) {
    if (table.is_solo() && tile.face() == Face::White) return "an unseen tile of a solo game must be black";
  }
  return kFine;
}

Sentence check_tiles(const State& state) {
  const Table& table = state.table;
  unsigned discarded = 0;
  for (const Tile tile : table.tiles_out) {
    if (tile.is_none()) continue;
    if (!table.is_solo()) return "only a solo game discards tiles";
    if (tile.face() == Face::Black) return "a discarded tile must be white";
    ++discarded;
  }
  unsigned count = discarded + (table.passing.is_none() ? 0 : 1);
  for (unsigned player = 0; player < table.players(); ++player) count += count_tiles(table, player);
  if (count != (table.is_solo() ? kSoloTiles : kTilesEach * table.players()))
    return "the tiles are too many or too few";
  return check_unseen_tiles(state);
}

Sentence check_tokens(const Table& table) {
  const unsigned supply_then = supply_at_start(table.players());
  const unsigned aside_then = tokens_in_game(table.options) - supply_then;
  unsigned placed = 0;
  for (const auto board : table.boards) placed += count_of(board);
  if (placed + table.supply + table.aside != supply_then + aside_then) return "the tokens are too many or too few";
  if (table.aside > aside_then) return "more tokens are set aside than at the start";
  const bool uses_aside = table.aside < aside_then;
  if (uses_aside && (table.supply > 0 || table.ending == kNobody)) {
    return "tokens set aside are used only in the last round, once the supply is empty";
  }
  return kFine;
}

bool settles_powers(Phase phase) {
  return phase == Phase::Swap || phase == Phase::Exchange || phase == Phase::Again;
}

bool passes_tile(Phase phase) {
  return phase == Phase::Face || phase == Phase::Cover;
}

/// A token has been placed in this turn, and the turn is not over.
bool is_after_token(Phase phase) {
  return settles_powers(phase) || passes_tile(phase);
}

bool has_both_spots(const PrintedPower& power, Bits filled) {
  const Bits pair = spot_bit(power.first_spot) | spot_bit(power.second_spot);
  return (pair & ~filled) == 0;
}

/// Whether the player has at some time fired the power.
bool has_fired(const Table& table, Player player, Power power) {
  const auto& printed = table.level().powers;
  return std::any_of(printed.begin(), printed.end(), [&](const PrintedPower& each) {
    return each.power == power && has_both_spots(each, table.boards[index_of(player)]);
  });
}

Sentence check_powers(const Table& table) {
  if (settles_powers(table.phase) != (table.powers != 0)) return "the phase and the powers to settle do not fit";
  if (settles_powers(table.phase) != (table.completed_space != 0))
    return "the phase and the completed space do not fit";
  if (table.powers == 0) return kFine;
  for (Bits powers = table.powers; powers != 0; powers &= powers - 1) {
    const PrintedPower& power = table.level().powers[nth_of(powers, 0)];
    if (!has_both_spots(power, table.boards[index_of(table.turn)])) return "a power to settle has not been fired";
  }
  const Power current = table.level().powers[nth_of(table.powers, 0)].power;
  if (table.phase != phase_of(current)) return "the phase and the powers to settle do not fit";
  if (!offers_something(table, current)) return "the power to settle offers nothing";
  if (table.tops[index_of(table.turn)][table.completed_space - 1U].is_none()) return "the completed space has no tile";
  return kFine;
}

Sentence check_passing(const Table& table) {
  if (passes_tile(table.phase) != !table.passing.is_none()) return "the phase and the passing tile do not fit";
  if (table.phase == Phase::Face && table.players() != 2) return "a face is chosen only by 2 players";
  if (table.phase == Phase::Cover) {
    for (const Tile tile : table.tops[index_of(next_of(table.turn, table.players()))]) {
      if (tile.is_none()) return "a tile is covered only if no space is empty";
    }
    if (table.is_solo() && table.passing.face() == Face::Black) return "a solo player passes only white tiles on";
  }
  if (is_after_token(table.phase) && table.boards[index_of(table.turn)] == 0) return "no token has been placed";
  return kFine;
}

Sentence check_pushed(const Table& table) {
  const Pushed& pushed = table.pushed;
  if (!pushed.is_noted) {
    const bool may_be_kept =
        is_after_token(table.phase) && table.phase != Phase::Again && has_fired(table, table.turn, Power::Again);
    const bool is_turn_begun = table.phase == Phase::Complete || is_after_token(table.phase);
    if (table.is_solo() && is_turn_begun && !may_be_kept) return "the umbrella that was pushed out is missing";
    return kFine;
  }
  if (!table.is_solo()) return "only a solo game notes the umbrella that was pushed out";
  if (table.phase == Phase::Slide || table.phase == Phase::Over)
    return "the pushed umbrella is forgotten between turns";
  if (table.discard.count(pushed.colour) == 0) return "the pushed umbrella is not on the discard heap";
  return kFine;
}

Sentence check_before_last_round(const Table& table) {
  const bool may_start_it_now = is_after_token(table.phase);
  if (table.supply == 0 && !may_start_it_now) return "the supply is empty, but nobody has caused the last round";
  for (unsigned player = 0; player < table.players(); ++player) {
    const bool is_in_turn = player == index_of(table.turn);
    if (is_done(table, nth<Player>(player)) && !(is_in_turn && may_start_it_now)) {
      return "a player has 10 tokens or no tile, but nobody has caused the last round";
    }
  }
  if (table.phase == Phase::Over) return "the game is not over";
  return kFine;
}

/// Who ran out of tiles has got two since at the most: the neighbour's last turn and an extra one.
bool can_have_caused_it(const Table& table, unsigned player) {
  return table.supply == 0 || table.boards[player] == kAllSpots || count_tiles(table, player) <= 2;
}

Sentence check_last_round(const Table& table) {
  if (table.ending == kNobody) return check_before_last_round(table);
  if (!can_have_caused_it(table, index_of(table.ending))) return "that player cannot have caused the last round";
  const bool is_causers_turn = table.turn == table.ending;
  if (table.phase == Phase::Over) return is_causers_turn ? kFine : Sentence("the game is not over");
  if (is_causers_turn && !has_fired(table, table.turn, Power::Again)) {
    return "who caused the last round has no turn in it";
  }
  return kFine;
}

Sentence check_solo_end(const Table& table) {
  if (table.ending != kNobody) return "a solo game has no last round";
  if (table.phase == Phase::Over) {
    return table.supply == 0 || !solo_can_go_on(table) ? kFine : Sentence("the game is not over");
  }
  if (table.supply == 0) return "the game is over: all tokens are placed";
  if (table.phase == Phase::Slide && !solo_can_go_on(table)) return "the game is over: no figure can be completed";
  return kFine;
}

Sentence check_turn(const Table& table) {
  const bool is_receivers = table.phase == Phase::Cover;
  const Player actor = is_receivers ? next_of(table.turn, table.players()) : table.turn;
  if (table.actor != actor) return "the actor is not the one to decide";
  if (table.phase == Phase::Complete && !can_complete(table)) return "no figure can be completed";
  const bool may_have_won_again = !table.is_solo() && is_after_token(table.phase) && table.phase != Phase::Again;
  if (table.again && !(may_have_won_again && has_fired(table, table.turn, Power::Again))) {
    return "no extra turn can have been won";
  }
  return table.is_solo() ? check_solo_end(table) : check_last_round(table);
}

}  // namespace

Sentence find_inconsistency(const State& state) {
  // The counts come first: the checks after them rely on a sound table.
  using Check = Sentence (*)(const Table&);
  constexpr Check kChecks[]{check_umbrellas, check_tokens, check_powers, check_passing, check_pushed, check_turn};
  Sentence sentence = check_tiles(state);
  for (const Check check : kChecks) {
    if (sentence.empty()) sentence = check(state.table);
  }
  return sentence;
}

}  // namespace brolly::umbrella
