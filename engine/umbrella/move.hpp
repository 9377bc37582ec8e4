#pragma once

#include <cstdint>

#include "engine/umbrella/tile.hpp"
#include "engine/umbrella/words.hpp"
#include "engine/umbrella/zone.hpp"

namespace brolly::umbrella {

/// One decision. It describes itself: its text needs no state. From the lowest bit: 4 bits of kind, then what the kind
/// needs.
class Move {
 public:
  enum class Kind : std::uint8_t { Slide, Complete, Swap, Exchange, Again, Keep, Pass, Face, Cover };

  constexpr Move() = default;

  static constexpr Move slide(Side side, Colour colour, Line line) {
    return {Kind::Slide, index_of(side) | index_of(colour) << 2U | index_of(line) << 4U};
  }
  /// When all zones around are empty: an umbrella of another zone.
  static constexpr Move slide_from(Zone source, Side side, Colour colour, Line line) {
    return {Kind::Slide, slide(side, colour, line).payload() | (index_of(source) + 1) << 6U};
  }
  static constexpr Move complete(Space space, Spot spot) {
    return {Kind::Complete, index_of(space) | index_of(spot) << 2U};
  }
  static constexpr Move swap(Cell first, Cell second) { return {Kind::Swap, index_of(first) | index_of(second) << 4U}; }
  static constexpr Move exchange(Zone zone, Colour colour, Cell cell) {
    return {Kind::Exchange, index_of(cell) | index_of(colour) << 4U | index_of(zone) << 6U};
  }
  static constexpr Move again() { return {Kind::Again, 0}; }
  static constexpr Move keep() { return {Kind::Keep, 0}; }
  static constexpr Move pass() { return {Kind::Pass, 0}; }
  static constexpr Move show(Face face) { return {Kind::Face, index_of(face)}; }
  static constexpr Move cover(Space space) { return {Kind::Cover, index_of(space)}; }

  constexpr Kind kind() const { return nth<Kind>(bits_ & 0xfU); }

  // Each of these has a meaning only for the kinds that carry it.
  constexpr Side side() const { return nth<Side>(payload() & 3U); }
  constexpr Line line() const { return nth<Line>(payload() >> 4U & 3U); }
  constexpr bool has_source() const { return payload() >> 6U != 0; }
  constexpr Zone source() const { return nth<Zone>((payload() >> 6U) - 1); }
  constexpr Colour slide_colour() const { return nth<Colour>(payload() >> 2U & 3U); }
  constexpr Space space() const { return nth<Space>(payload() & 3U); }
  constexpr Spot spot() const { return nth<Spot>(payload() >> 2U); }
  constexpr Cell first_cell() const { return nth<Cell>(payload() & 0xfU); }
  constexpr Cell second_cell() const { return nth<Cell>(payload() >> 4U); }
  constexpr Colour exchange_colour() const { return nth<Colour>(payload() >> 4U & 3U); }
  constexpr Zone exchange_zone() const { return nth<Zone>(payload() >> 6U); }
  constexpr Face face() const { return nth<Face>(payload()); }

  friend constexpr bool operator==(const Move&, const Move&) = default;

 private:
  constexpr Move(Kind kind, unsigned payload) : bits_(static_cast<std::uint16_t>(index_of(kind) | payload << 4U)) {}
  constexpr unsigned payload() const { return bits_ >> 4U; }

  std::uint16_t bits_ = 0;
};

static_assert(sizeof(Move) == sizeof(std::uint16_t));

}  // namespace brolly::umbrella
