#include <etl/string.h>

#include "engine/umbrella/moves.hpp"
#include "engine/umbrella/names.hpp"
#include "engine/umbrella/notation.hpp"

namespace brolly::umbrella {
namespace {

constexpr unsigned kLongestMove = 6;

void write_cell(Cell cell, TextOut& out) {
  out.put(static_cast<char>('a' + index_of(cell) % 4));
  out.put(static_cast<char>('1' + index_of(cell) / 4));
}

void write_slide(Move move, TextOut& out) {
  if (move.has_source()) {
    write_zone(move.source(), out);
    out.put('.');
  }
  out.put(kSideLetters[index_of(move.side())]);
  out.put(letter_of(move.slide_colour()));
  out.put(static_cast<char>('1' + index_of(move.line())));
}

void write_completion(Move move, TextOut& out) {
  out.put('F');
  out.put(static_cast<char>('1' + index_of(move.space())));
  out.put('S');
  out.number(static_cast<std::int32_t>(index_of(move.spot()) + 1));
}

void write_exchange(Move move, TextOut& out) {
  write_zone(move.exchange_zone(), out);
  out.put('.');
  out.put(letter_of(move.exchange_colour()));
  write_cell(move.first_cell(), out);
}

}  // namespace

void write_move(Move move, TextOut& out) {
  switch (move.kind()) {
    case Move::Kind::Slide:
      return write_slide(move, out);
    case Move::Kind::Complete:
      return write_completion(move, out);
    case Move::Kind::Swap:
      write_cell(move.first_cell(), out);
      return write_cell(move.second_cell(), out);
    case Move::Kind::Exchange:
      return write_exchange(move, out);
    case Move::Kind::Again:
      return out.put("again");
    case Move::Kind::Keep:
      return out.put("keep");
    case Move::Kind::Pass:
      return out.put("pass");
    case Move::Kind::Face:
      return out.put(kFaceNames[index_of(move.face())]);
    case Move::Kind::Cover:
      out.put("cover");
      return out.put(static_cast<char>('1' + index_of(move.space())));
  }
}

etl::optional<Move> read_move(const Table& table, etl::string_view text) {
  // A text is a legal move if a legal move is written so: there is no second grammar that could disagree.
  const unsigned count = count_moves(table);
  for (unsigned index = 0; index < count; ++index) {
    const Move move = move_at(table, index);
    etl::string<kLongestMove> written;
    StringOut out(written);
    write_move(move, out);
    if (text == etl::string_view(written)) return move;
  }
  return etl::nullopt;
}

}  // namespace brolly::umbrella
