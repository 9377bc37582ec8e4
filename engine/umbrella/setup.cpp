#include "engine/umbrella/setup.hpp"

#include <etl/vector.h>

#include "engine/umbrella/turn.hpp"

namespace brolly::umbrella {
namespace {

using Numbers = etl::vector<std::uint8_t, kTiles>;

Face draw_face(Faces faces, Random& random) {
  if (faces == Faces::Random) return nth<Face>(random.below(2));
  return faces == Faces::Black ? Face::Black : Face::White;
}

Tile draw_tile(Numbers& numbers, Faces faces, Random& random) {
  const auto place = random.below(static_cast<std::uint32_t>(numbers.size()));
  const Tile tile(numbers[place], draw_face(faces, random));
  numbers[place] = numbers.back();
  numbers.pop_back();
  return tile;
}

/// The tiles that have not been seen: all but those on the spaces, between two spaces, or discarded.
Numbers unseen_numbers(const Table& table) {
  Bits seen = bit(table.passing.number());
  for (const Tile tile : table.tiles_out) seen |= bit(tile.number());
  for (const auto& spaces : table.tops) {
    for (Tile tile : spaces) {
      for (; !tile.is_none(); tile = table.under[tile.number() - 1]) seen |= bit(tile.number());
    }
  }
  Numbers numbers;
  for (std::uint8_t number = 1; number <= kTiles; ++number) {
    if ((seen & bit(number)) == 0) numbers.push_back(number);
  }
  return numbers;
}

void draw_unseen_tiles(State& state, Numbers& numbers, Random& random) {
  const Table& table = state.table;
  for (unsigned player = 0; player < table.players(); ++player) {
    for (unsigned stack = 0; stack < kStartingStacks; ++stack) {
      for (unsigned from_bottom = 0; from_bottom < table.unseen[player][stack]; ++from_bottom) {
        state.unseen.at(table.players(), nth<Player>(player), stack, from_bottom) =
            draw_tile(numbers, table.options.faces, random);
      }
    }
  }
}

void deal_tiles(State& state, Random& random) {
  Table& table = state.table;
  Numbers numbers = unseen_numbers(table);
  for (unsigned player = 0; player < table.players(); ++player) {
    for (unsigned stack = 0; stack < kStartingStacks; ++stack) {
      table.tops[player][stack] = draw_tile(numbers, table.options.faces, random);
      table.unseen[player][stack] = static_cast<std::uint8_t>(unseen_at_start(table.players()));
    }
  }
  draw_unseen_tiles(state, numbers, random);
}

void fill_stages(Table& table) {
  for (unsigned player = 0; player < table.players(); ++player) {
    for (unsigned cell = 0; cell < kCells; ++cell) {
      const auto colour = kColourLetters.find(kPrintedStages[player][cell]);
      table.stages[player].put(nth<Cell>(cell), nth<Colour>(static_cast<unsigned>(colour)));
    }
  }
}

void fill_zones(Table& table) {
  for (unsigned zone = 0; zone < kZones; ++zone) {
    if (!is_in_use(nth<Zone>(zone), table.players())) continue;
    for (unsigned colour = 0; colour < kColours; ++colour) table.zones[zone].add(nth<Colour>(colour));
  }
}

void fill_solo_zones(Table& table, Random& random) {
  constexpr unsigned kEach = 5;
  std::array<Colour, kColours * kEach> umbrellas{};
  for (unsigned number = 0; number < umbrellas.size(); ++number) umbrellas[number] = nth<Colour>(number / kEach);
  shuffle(umbrellas, random);
  for (unsigned number = 0; number < umbrellas.size(); ++number) {
    const Zone zone = zones_around(Player{0}, 1)[number / kEach];
    table.zone(zone).add(umbrellas[number]);
  }
}

}  // namespace

State start(const Options& options, std::uint64_t seed) {
  Random random(seed);
  State state{};
  Table& table = state.table;
  table.options = options;
  table.supply = static_cast<std::uint8_t>(supply_at_start(options.players));
  table.aside = static_cast<std::uint8_t>(tokens_in_game(options) - table.supply);
  fill_stages(table);
  deal_tiles(state, random);
  if (table.is_solo()) {
    fill_solo_zones(table, random);
  } else {
    fill_zones(table);
  }
  begin_turn(table);
  return state;
}

State guess(const Table& table, Random& random) {
  State state{table, {}};
  Numbers numbers = unseen_numbers(table);
  draw_unseen_tiles(state, numbers, random);
  return state;
}

}  // namespace brolly::umbrella
