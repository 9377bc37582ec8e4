#include "engine/umbrella/moves.hpp"

#include "engine/common/check.hpp"
#include "engine/umbrella/figures.hpp"

namespace brolly::umbrella {
namespace {

constexpr unsigned kSlidesAnywhere = kSides * kLines;

unsigned count_slides_from_around(const Table& table) {
  unsigned colours = 0;
  for (const Zone zone : zones_around(table.turn, table.players())) colours += table.zone(zone).colours();
  return colours * kLines;
}

/// When all zones around are empty, these are the slides from the others. What lies in a zone around cannot be counted
/// here: it is empty.
unsigned count_slides_from_afar(const Table& table) {
  unsigned colours = 0;
  for (const Heap& heap : table.zones) colours += heap.colours();
  return colours * kSlidesAnywhere;
}

unsigned count_slides(const Table& table) {
  const unsigned around = count_slides_from_around(table);
  return around != 0 ? around : count_slides_from_afar(table);
}

Move slide_from_afar_at(const Table& table, unsigned index) {
  unsigned umbrella = index / kSlidesAnywhere;
  unsigned zone = 0;
  for (; umbrella >= table.zones[zone].colours(); ++zone) umbrella -= table.zones[zone].colours();
  const auto line = nth<Line>(index % kLines);
  const auto side = nth<Side>(index / kLines % kSides);
  return Move::slide_from(nth<Zone>(zone), side, table.zones[zone].nth_colour(umbrella), line);
}

Move slide_at(const Table& table, unsigned index) {
  unsigned umbrella = index / kLines;
  const auto& around = zones_around(table.turn, table.players());
  for (unsigned side = 0; side < kSides; ++side) {
    const Heap& heap = table.zone(around[side]);
    const unsigned colours = heap.colours();
    if (umbrella < colours) return Move::slide(nth<Side>(side), heap.nth_colour(umbrella), nth<Line>(index % kLines));
    umbrella -= colours;
  }
  return slide_from_afar_at(table, index);
}

/// Draws a side, a colour and a line until the colour lies there: what is possible is equally likely. That is faster
/// than counting, and random play is nearly all slides. When the zones around are nearly empty, counting is faster.
Move random_slide(const Table& table, Random& random) {
  constexpr unsigned kBitsOfDraw = 6;
  constexpr unsigned kDraws = 32 / kBitsOfDraw;
  const auto& around = zones_around(table.turn, table.players());
  std::uint32_t bits = random.next();
  for (unsigned draw = 0; draw < kDraws; ++draw, bits >>= kBitsOfDraw) {
    const unsigned side = bits & 3U;
    const auto colour = nth<Colour>(bits >> 2U & 3U);
    if (table.zone(around[side]).count(colour) == 0) continue;
    return Move::slide(nth<Side>(side), colour, nth<Line>(bits >> 4U & 3U));
  }
  return slide_at(table, random.below(count_slides(table)));
}

unsigned count_completions(const Table& table) {
  unsigned count = 0;
  for (unsigned space = 0; space < kSpaces; ++space) {
    for (unsigned colour = 0; colour < kColours; ++colour) {
      count += count_of(completing_spots(table, nth<Space>(space), nth<Colour>(colour)));
    }
  }
  return count;
}

Move completion_at(const Table& table, unsigned index) {
  for (unsigned space = 0;; ++space) {
    for (unsigned colour = 0; colour < kColours; ++colour) {
      const Bits spots = completing_spots(table, nth<Space>(space), nth<Colour>(colour));
      const unsigned count = count_of(spots);
      if (index < count) return Move::complete(nth<Space>(space), nth<Spot>(nth_of(spots, index)));
      index -= count;
    }
  }
}

/// The cells whose neighbour `distance` cells on has another colour.
Bits unlike_neighbours(const Stage& stage, unsigned distance, Bits cells_with_neighbour) {
  Bits like = 0;
  for (unsigned colour = 0; colour < kColours; ++colour) {
    const Bits cells = stage.cells_of(nth<Colour>(colour));
    like |= cells & (cells >> distance);
  }
  return cells_with_neighbour & ~like;
}

Bits swaps_in_rows(const Stage& stage) {
  return unlike_neighbours(stage, 1, 0x7777);
}

Bits swaps_in_columns(const Stage& stage) {
  return unlike_neighbours(stage, 4, 0x0fff);
}

unsigned count_swaps(const Table& table) {
  return count_of(swaps_in_rows(table.stage())) + count_of(swaps_in_columns(table.stage()));
}

Move swap_at(const Table& table, unsigned index) {
  const Bits in_rows = swaps_in_rows(table.stage());
  const unsigned rows = count_of(in_rows);
  const bool is_in_row = index < rows;
  const unsigned first = is_in_row ? nth_of(in_rows, index) : nth_of(swaps_in_columns(table.stage()), index - rows);
  return Move::swap(nth<Cell>(first), nth<Cell>(first + (is_in_row ? 1 : 4)));
}

/// The zones of `exchange`, as a set.
Bits exchange_zones(const Table& table) {
  if (table.rules().exchange_reaches_all_zones) return bit(kZones) - 1;
  Bits zones = 0;
  for (const Zone zone : zones_around(table.turn, table.players())) zones |= bit(index_of(zone));
  return zones;
}

/// The cells that an umbrella of `colour` in `zone` can be exchanged with: those of another colour, if there is one.
Bits exchange_cells(const Table& table, unsigned zone, Colour colour) {
  if (table.zones[zone].count(colour) == 0) return 0;
  return 0xffffU & ~table.stage().cells_of(colour);
}

unsigned count_exchanges(const Table& table) {
  unsigned count = 0;
  for (Bits zones = exchange_zones(table); zones != 0; zones &= zones - 1) {
    for (unsigned colour = 0; colour < kColours; ++colour) {
      count += count_of(exchange_cells(table, nth_of(zones, 0), nth<Colour>(colour)));
    }
  }
  return count;
}

Move exchange_at(const Table& table, unsigned index) {
  for (Bits zones = exchange_zones(table);; zones &= zones - 1) {
    const unsigned zone = nth_of(zones, 0);
    for (unsigned number = 0; number < kColours; ++number) {
      const auto colour = nth<Colour>(number);
      const Bits cells = exchange_cells(table, zone, colour);
      const unsigned count = count_of(cells);
      if (index < count) return Move::exchange(nth<Zone>(zone), colour, nth<Cell>(nth_of(cells, index)));
      index -= count;
    }
  }
}

}  // namespace

unsigned count_moves(const Table& table) {
  switch (table.phase) {
    case Phase::Slide:
      return count_slides(table);
    case Phase::Complete:
      return count_completions(table);
    case Phase::Swap:
      return 1 + count_swaps(table);
    case Phase::Exchange:
      return 1 + count_exchanges(table);
    case Phase::Again:
    case Phase::Face:
      return 2;
    case Phase::Cover:
      return kSpaces;
    case Phase::Over:
      return 0;
  }
  return 0;
}

Move move_at(const Table& table, unsigned index) {
  switch (table.phase) {
    case Phase::Slide:
      return slide_at(table, index);
    case Phase::Complete:
      return completion_at(table, index);
    case Phase::Swap:
      return index == 0 ? Move::pass() : swap_at(table, index - 1);
    case Phase::Exchange:
      return index == 0 ? Move::pass() : exchange_at(table, index - 1);
    case Phase::Again:
      if (index == 0) return Move::pass();
      return table.is_solo() ? Move::keep() : Move::again();
    case Phase::Face:
      return Move::show(nth<Face>(index));
    case Phase::Cover:
      return Move::cover(nth<Space>(index));
    case Phase::Over:
      break;
  }
  BROLLY_CHECK(false);
}

void list_moves(const Table& table, Moves& moves) {
  moves.clear();
  const unsigned count = count_moves(table);
  for (unsigned index = 0; index < count; ++index) moves.push_back(move_at(table, index));
}

Move random_move(const Table& table, Random& random) {
  if (table.phase == Phase::Slide) return random_slide(table, random);
  return move_at(table, random.below(count_moves(table)));
}

bool offers_something(const Table& table, Power power) {
  switch (power) {
    case Power::Again:
      return true;
    case Power::Swap:
      return count_swaps(table) != 0;
    case Power::Exchange:
      return count_exchanges(table) != 0;
  }
  return false;
}

}  // namespace brolly::umbrella
