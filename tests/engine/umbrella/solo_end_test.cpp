#include "engine/umbrella/solo_end.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/umbrella/figures.hpp"
#include "tests/engine/umbrella/play.hpp"
#include "tests/engine/umbrella/positions.hpp"

namespace brolly::umbrella {
namespace {

/// The same question asked forwards and without any cleverness: every slide is tried on a grid of letters. It shares
/// nothing with the engine but the printed parts.
class ForwardSearch {
 public:
  explicit ForwardSearch(const Table& table) : grid_(test::text_of(table.stages[0])) {
    const std::array<Zone, 4> zones{side_zone(0), side_zone(1), kCentral, personal_zone(Player{0})};
    for (unsigned side = 0; side < 4; ++side) {
      for (const char letter : std::string("RGBY")) {
        const auto colour = nth<Colour>(static_cast<unsigned>(kColourLetters.find(letter)));
        zones_[side] += std::string(table.zone(zones[side]).count(colour), letter);
      }
    }
    for (unsigned space = 0; space < 4; ++space) add_goals(table, space);
  }

  bool finds_a_way() {
    for (unsigned side = 0; side < 4; ++side) {
      for (std::size_t place = 0; place < zones_[side].size(); ++place) {
        const char letter = zones_[side][place];
        if (zones_[side].find(letter) != place) continue;
        zones_[side].erase(place, 1);
        for (unsigned line = 0; line < 4; ++line) {
          const std::string before = grid_;
          push(side, line, letter);
          const bool found = is_complete() || finds_a_way();
          grid_ = before;
          if (found) return true;
        }
        zones_[side].insert(place, 1, letter);
      }
    }
    return false;
  }

 private:
  struct Goal {
    std::vector<unsigned> cells;
    char letter;
  };

  void add_goals(const Table& table, unsigned space) {
    const Tile tile = table.tops[0][space];
    if (tile.is_none()) return;
    const PrintedTile& printed = kPrintedTiles[tile.number() - 1];
    const unsigned face = tile.face() == Face::Black ? printed.black : printed.white;
    std::vector<unsigned> cells;
    for (unsigned cell = 0; cell < 16; ++cell) {
      if ((face >> cell & 1U) == 0) continue;
      unsigned row = cell / 4;
      unsigned column = cell % 4;
      for (unsigned turns = 0; turns < space; ++turns) {
        const unsigned old_row = row;
        row = column;
        column = 3 - old_row;
      }
      cells.push_back(row * 4 + column);
    }
    const std::array<std::string, 4> corners{"*TL", "*TR", "*BR", "*BL"};
    for (const char letter : std::string("RGBY")) {
      for (unsigned spot = 0; spot < 10; ++spot) {
        const auto& wanted = kPrintedLevels[table.options.level - 1U].spots[spot];
        const std::string text(wanted.data(), wanted.size());
        const bool accepts = text == corners[space] || (text[0] != '*' && text.find(letter) != std::string::npos);
        if (accepts && (table.boards[0] >> spot & 1) == 0) goals_.push_back({cells, letter});
      }
    }
  }

  void push(unsigned side, unsigned line, char letter) {
    static constexpr std::array<unsigned, 4> kRowStart{0, 3, 0, 12};
    static constexpr std::array<int, 4> kStep{1, -1, 4, -4};
    auto cell = static_cast<int>(kRowStart[side] + line * (side < 2 ? 4 : 1));
    for (unsigned moved = 0; moved < 4; ++moved, cell += kStep[side]) {
      std::swap(letter, grid_[static_cast<unsigned>(cell)]);
    }
  }

  bool is_complete() const {
    return std::any_of(goals_.begin(), goals_.end(), [this](const Goal& goal) {
      return std::all_of(goal.cells.begin(), goal.cells.end(),
                         [&](unsigned cell) { return grid_[cell] == goal.letter; });
    });
  }

  std::string grid_;
  std::array<std::string, 4> zones_;
  std::vector<Goal> goals_;
};

/// Puts most of a figure's cells on the Stage in one colour.
void nearly_make(Table& table, unsigned space, Random& random) {
  const auto colour = nth<Colour>(random.below(kColours));
  for (Bits cells = figure_of(table.tops[0][space], nth<Space>(space)); cells != 0; cells &= cells - 1) {
    if (random.below(8) != 0) table.stages[0].put(nth<Cell>(nth_of(cells, 0)), colour);
  }
}

/// A solo table with this many umbrellas left, shuffled so that both answers are frequent: with few umbrellas there are
/// many figures and one is nearly made; with more there is one figure and one spot.
Table shuffled_table(Random& random, unsigned umbrellas) {
  const bool has_few = umbrellas <= 3;
  Table table;
  table.options = {Edition::En, 1, static_cast<std::uint8_t>(1 + random.below(kLevels)), Faces::Black};
  const Bits filled = has_few ? random.below(1U << kSpots) : kAllSpots & ~bit(random.below(kSpots));
  table.boards[0] = static_cast<std::uint16_t>(filled);
  for (unsigned cell = 0; cell < kCells; ++cell) table.stages[0].put(nth<Cell>(cell), nth<Colour>(random.below(4)));
  const unsigned chosen = random.below(kSpaces);
  for (unsigned space = 0; space < kSpaces; ++space) {
    if (space != chosen && (!has_few || random.below(3) == 0)) continue;
    table.tops[0][space] = Tile(1 + space * 6 + random.below(6), nth<Face>(random.below(2)));
  }
  if (has_few) nearly_make(table, chosen, random);
  const unsigned sides = 1 + random.below(kSides);
  for (unsigned umbrella = 0; umbrella < umbrellas; ++umbrella) {
    const Zone zone = zones_around(Player{0}, 1)[random.below(sides)];
    table.zone(zone).add(nth<Colour>(random.below(kColours)));
  }
  return table;
}

void compare(std::uint64_t seed, unsigned umbrellas, unsigned tables) {
  Random random(seed);
  unsigned went_on = 0;
  for (unsigned number = 0; number < tables; ++number) {
    const Table table = shuffled_table(random, umbrellas);
    const bool expected = ForwardSearch(table).finds_a_way();
    if (solo_can_go_on(table) != expected) TEST_FAIL_MESSAGE(test::text_of(State{table, {}}).c_str());
    went_on += expected ? 1U : 0U;
  }
  TEST_ASSERT_GREATER_THAN(tables / 10, went_on);
  TEST_ASSERT_LESS_THAN(tables - tables / 10, went_on);
}

/// About 730 cycles a step on the console's processor, and 50 ms are 6.25 million cycles.
constexpr std::uint32_t kStepsIn50Ms = 8'500;

}  // namespace

TEST(with_up_to_3_umbrellas_the_game_goes_on_exactly_if_some_slides_complete_a_figure) {
  compare(1, 1, 2'000);
  compare(2, 2, 2'000);
  compare(3, 3, 2'000);
}

TEST(with_4_to_6_umbrellas_the_game_goes_on_exactly_if_some_slides_complete_a_figure) {
  compare(4, 4, 250);
  compare(5, 5, 30);
  compare(7, 6, 8);
}

TEST(without_umbrellas_the_game_cannot_go_on) {
  Table table = test::read(test::kSolo).table;
  table.zones = {};
  TEST_ASSERT_FALSE(solo_can_go_on(table));
}

TEST(a_figure_that_cannot_be_marked_does_not_keep_the_game_going) {
  Table table = test::read(test::kSolo).table;
  TEST_ASSERT_TRUE(solo_can_go_on(table));
  table.boards[0] = kAllSpots;
  TEST_ASSERT_FALSE(solo_can_go_on(table));
}

TEST(a_complete_figure_that_touches_every_line_survives_a_slide_and_the_slide_back) {
  // The one figure is a diagonal of red; only a row pushed one way and back leaves it whole.
  Table table = test::read(test::kSolo).table;
  table.tops[0] = {Tile(5, Face::White), Tile(), Tile(), Tile()};
  table.stages[0] = test::stage_of("GGGRGGRGGRGGRGGG");
  table.zones = {};
  table.zone(side_zone(0)).add(Colour::Green);
  TEST_ASSERT_FALSE(solo_can_go_on(table));
  table.zone(side_zone(1)).add(Colour::Green);
  TEST_ASSERT_TRUE(solo_can_go_on(table));
  table.zone(side_zone(1)).take(Colour::Green);
  table.zone(kCentral).add(Colour::Green);
  TEST_ASSERT_FALSE(solo_can_go_on(table));
}

TEST(the_answer_takes_no_more_than_50_ms_in_simulated_games) {
  std::uint32_t most = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    const Options options{Edition::En, 1, static_cast<std::uint8_t>(1 + seed % kLevels), Faces::Black};
    State state = start(options, seed);
    while (state.table.phase != Phase::Over) {
      apply(state, random_move(state.table, random));
      if (state.table.phase == Phase::Slide) most = std::max(most, solo_outlook(state.table).steps);
    }
  }
  TEST_ASSERT_LESS_THAN(kStepsIn50Ms, most);
}

}  // namespace brolly::umbrella
