#include "engine/umbrella/scoreboard.hpp"

#include <algorithm>

namespace brolly::umbrella {
namespace {

Bits spots_of(const PrintedGroup& group) {
  Bits spots = 0;
  for (const auto number : group.spots) spots |= spot_bit(number);
  return spots;
}

/// All filled spots that are connected with `token`, on a grid of `columns`.
Bits connected(Bits token, Bits filled, unsigned columns) {
  Bits not_first_column = 0;
  for (unsigned spot = 0; spot < kSpots; ++spot) {
    if (spot % columns != 0) not_first_column |= bit(spot);
  }
  Bits before = 0;
  Bits group = token;
  while (group != before) {
    before = group;
    const Bits to_the_right = (group << 1U) & not_first_column;
    const Bits to_the_left = (group & not_first_column) >> 1U;
    group |= (to_the_right | to_the_left | (group << columns) | (group >> columns)) & filled;
  }
  return group;
}

unsigned bonus_of_neighbours(Bits filled, unsigned columns) {
  static constexpr std::array<std::uint8_t, 5> kBonuses{0, 0, 3, 5, 8};
  unsigned sum = 0;
  while (filled != 0) {
    const Bits group = connected(filled & (0 - filled), filled, columns);
    sum += kBonuses[std::min(count_of(group), 4U)];
    filled &= ~group;
  }
  return sum;
}

}  // namespace

Bits fired_powers(const Level& level, Bits filled, Spot spot) {
  Bits fired = 0;
  for (unsigned place = 0; place < level.powers.size(); ++place) {
    const PrintedPower& power = level.powers[place];
    const Bits pair = spot_bit(power.first_spot) | spot_bit(power.second_spot);
    const bool touched = (pair & bit(index_of(spot))) != 0;
    if (touched && (pair & ~filled) == 0) fired |= bit(place);
  }
  return fired;
}

unsigned bonus(const Level& level, Bits filled) {
  if (level.columns != 0) return bonus_of_neighbours(filled, level.columns);
  unsigned sum = 0;
  for (const auto& group : level.groups) {
    if ((spots_of(group) & ~filled) == 0) sum += group.bonus;
  }
  return sum;
}

}  // namespace brolly::umbrella
