#include "engine/umbrella/turn.hpp"

#include "engine/umbrella/figures.hpp"
#include "engine/umbrella/moves.hpp"
#include "engine/umbrella/solo_end.hpp"
#include "engine/umbrella/stacks.hpp"

namespace brolly::umbrella {
namespace {

// When the last round begins or ends is looked at after the tile has been passed and covered. The extra turn of a
// player who causes the last round comes before the others' last turns.

/// The player who would have been next stays named as the one to play.
void end_game(Table& table) {
  table.phase = Phase::Over;
  table.actor = table.turn;
}

void next_turn(Table& table) {
  if (table.again) {
    table.again = false;
  } else {
    table.turn = next_of(table.turn, table.players());
    if (table.turn == table.ending) return end_game(table);
  }
  begin_turn(table);
}

/// Only a turn that placed a token can start the last round; others go on with next_turn().
void end_turn_with_token(Table& table) {
  table.pushed = {};
  const bool causes_last_round = table.supply == 0 || is_done(table, table.turn);
  if (!table.is_solo() && table.ending == kNobody && causes_last_round) table.ending = table.turn;
  next_turn(table);
}

Player receiver_of(const Table& table) {
  return next_of(table.turn, table.players());
}

void place_passing(Table& table, Space space) {
  lay(table, receiver_of(table), space, table.passing);
  table.passing = {};
  end_turn_with_token(table);
}

/// The tile goes on the receiver's first empty space, or the receiver decides what it covers.
void deliver(Table& table) {
  const Player receiver = receiver_of(table);
  for (unsigned space = 0; space < kSpaces; ++space) {
    if (table.tops[index_of(receiver)][space].is_none()) return place_passing(table, nth<Space>(space));
  }
  table.phase = Phase::Cover;
  table.actor = receiver;
}

void discard_tile(Table& table, Tile tile) {
  unsigned place = 0;
  while (!table.tiles_out[place].is_none()) ++place;
  table.tiles_out[place] = tile;
  end_turn_with_token(table);
}

/// In a solo game the player is their own left neighbour, and only black tiles come back.
void pass_tile(State& state) {
  Table& table = state.table;
  const Tile tile = lift(state, table.turn, nth<Space>(table.completed_space - 1U));
  table.completed_space = 0;
  if (table.is_solo() && tile.face() == Face::White) return discard_tile(table, tile);
  const bool turns_over = table.is_solo() || (table.players() > 2 && table.rules().passed_tile_is_turned_over);
  table.passing = turns_over ? tile.turned_over() : tile;
  if (table.players() != 2) return deliver(table);
  table.phase = Phase::Face;
}

void drop_current_power(Table& table) {
  table.powers = static_cast<std::uint8_t>(table.powers & (table.powers - 1U));
}

/// Asks for the next fired power that offers something, in the scoreboard's order; after the last, the tile is passed.
void settle_powers(State& state) {
  Table& table = state.table;
  for (; table.powers != 0; drop_current_power(table)) {
    const Power power = table.level().powers[nth_of(table.powers, 0)].power;
    if (!offers_something(table, power)) continue;
    table.phase = phase_of(power);
    return;
  }
  pass_tile(state);
}

void slide(Table& table, Move move) {
  const auto& around = zones_around(table.turn, table.players());
  const Zone source = move.has_source() ? move.source() : around[index_of(move.side())];
  const Zone target = around[index_of(opposite(move.side()))];
  table.zone(source).take(move.slide_colour());
  const Colour pushed_out = table.stage().slide(move.side(), move.line(), move.slide_colour());
  if (table.is_solo()) {
    table.discard.add(pushed_out);
  } else {
    table.zone(target).add(pushed_out);
  }
  if (!can_complete(table)) return next_turn(table);
  table.phase = Phase::Complete;
  if (table.is_solo()) table.pushed = {true, target, pushed_out};
}

/// The 6th token ends a solo game at once: no power is settled, and the tile stays.
void complete(State& state, Move move) {
  Table& table = state.table;
  auto& board = table.boards[index_of(table.turn)];
  board = static_cast<std::uint16_t>(board | bit(index_of(move.spot())));
  --(table.supply > 0 ? table.supply : table.aside);
  if (table.is_solo() && table.supply == 0) {
    table.pushed = {};
    return end_game(table);
  }
  table.completed_space = static_cast<std::uint8_t>(index_of(move.space()) + 1);
  table.powers = static_cast<std::uint8_t>(fired_powers(table.level(), board, move.spot()));
  settle_powers(state);
}

void exchange(Table& table, Move move) {
  Heap& heap = table.zone(move.exchange_zone());
  heap.take(move.exchange_colour());
  heap.add(table.stage().at(move.first_cell()));
  table.stage().put(move.first_cell(), move.exchange_colour());
}

void keep_pushed(Table& table) {
  table.discard.take(table.pushed.colour);
  table.zone(table.pushed.zone).add(table.pushed.colour);
  table.pushed = {};
}

void use_power(State& state, Move move) {
  Table& table = state.table;
  if (move.kind() == Move::Kind::Swap) table.stage().swap(move.first_cell(), move.second_cell());
  if (move.kind() == Move::Kind::Exchange) exchange(table, move);
  if (move.kind() == Move::Kind::Again) table.again = true;
  if (move.kind() == Move::Kind::Keep) keep_pushed(table);
  drop_current_power(table);
  settle_powers(state);
}

/// All moves but a slide. Kept out of line: most moves are slides, and their way should be short.
[[gnu::noinline]] void decide(State& state, Move move) {
  Table& table = state.table;
  switch (move.kind()) {
    case Move::Kind::Slide:
      break;
    case Move::Kind::Complete:
      return complete(state, move);
    case Move::Kind::Swap:
    case Move::Kind::Exchange:
    case Move::Kind::Again:
    case Move::Kind::Keep:
    case Move::Kind::Pass:
      return use_power(state, move);
    case Move::Kind::Face:
      table.passing = table.passing.with(move.face());
      return deliver(table);
    case Move::Kind::Cover:
      return place_passing(table, move.space());
  }
}

}  // namespace

void begin_turn(Table& table) {
  table.phase = Phase::Slide;
  table.actor = table.turn;
  if (table.is_solo() && !solo_can_go_on(table)) end_game(table);
}

void apply(State& state, Move move) {
  ++state.table.ply;
  if (move.kind() == Move::Kind::Slide) return slide(state.table, move);
  decide(state, move);
}

}  // namespace brolly::umbrella
