// The limits that the rules set for the printed parts, whoever's they are. Compiled with the engine, so that no program
// can be built with parts that break them.

#include "engine/umbrella/parts.hpp"
#include "engine/umbrella/scoreboard.hpp"
#include "engine/umbrella/tile.hpp"
#include "engine/umbrella/zone.hpp"

namespace brolly::umbrella {
namespace {

constexpr bool every_stage_has_4_of_each_colour() {
  for (const auto& stage : kPrintedStages) {
    if (stage.size() != kCells) return false;
    for (const char wanted : kColourLetters) {
      unsigned found = 0;
      for (const char letter : stage) found += letter == wanted ? 1 : 0;
      if (found != 4) return false;
    }
  }
  return true;
}

constexpr bool no_two_stages_are_equal() {
  for (unsigned one = 0; one < kMaxPlayers; ++one) {
    for (unsigned other = one + 1; other < kMaxPlayers; ++other) {
      if (kPrintedStages[one] == kPrintedStages[other]) return false;
    }
  }
  return true;
}

constexpr bool every_face_has_4_cells() {
  for (const auto& tile : kPrintedTiles) {
    if (count_of(tile.black) != 4 || count_of(tile.white) != 4) return false;
  }
  return true;
}

constexpr Bits face_as_drawn(unsigned index) {
  return figure_of(Tile(index / 2 + 1, nth<Face>(index % 2)), Space{0});
}

constexpr bool no_two_faces_are_equal_when_turned() {
  for (unsigned one = 0; one < kTiles * 2; ++one) {
    for (unsigned other = one + 1; other < kTiles * 2; ++other) {
      Bits cells = face_as_drawn(other);
      for (unsigned turns = 0; turns < 4; ++turns, cells = turned(cells)) {
        if (cells == face_as_drawn(one)) return false;
      }
    }
  }
  return true;
}

constexpr bool every_spot_takes_a_figure(const Level& level) {
  for (const auto& spot : level.spots) {
    bool takes_one = false;
    for (unsigned colour = 0; colour < kColours; ++colour) {
      for (unsigned space = 0; space < kSpaces; ++space) {
        takes_one |= !spot.empty() && accepts(spot, nth<Colour>(colour), nth<Space>(space));
      }
    }
    if (!takes_one) return false;
  }
  return true;
}

/// A board with groups has every spot in exactly one of them; a board without has a grid instead.
constexpr bool spots_are_grouped(const Level& level) {
  if (level.groups.empty()) return level.columns > 0 && kSpots % level.columns == 0;
  Bits covered = 0;
  for (const auto& group : level.groups) {
    for (const auto number : group.spots) {
      if (number < 1 || number > kSpots || (covered & spot_bit(number)) != 0) return false;
      covered |= spot_bit(number);
    }
  }
  return covered == kAllSpots && level.columns == 0;
}

/// The list of fired powers is written by name, so a board has each power once at most.
constexpr bool powers_lie_between_two_spots(const Level& level) {
  Bits seen = 0;
  for (const auto& power : level.powers) {
    if (power.first_spot < 1 || power.first_spot >= power.second_spot || power.second_spot > kSpots) return false;
    if ((seen & bit(index_of(power.power))) != 0) return false;
    seen |= bit(index_of(power.power));
  }
  return true;
}

constexpr bool every_level(bool (*is_sound)(const Level&)) {
  for (const auto& level : kPrintedLevels) {
    if (!is_sound(level)) return false;
  }
  return true;
}

static_assert(every_stage_has_4_of_each_colour());
static_assert(no_two_stages_are_equal());
static_assert(every_face_has_4_cells());
static_assert(no_two_faces_are_equal_when_turned());
static_assert(every_level(every_spot_takes_a_figure), "a level has 10 spots, each with its colours or its corner");
static_assert(every_level(spots_are_grouped));
static_assert(every_level(powers_lie_between_two_spots));

}  // namespace
}  // namespace brolly::umbrella
