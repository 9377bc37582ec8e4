#pragma once

#include <cstdint>

namespace brolly {

/// A seat at the table, counted from 0 clockwise. A type of its own, so that it cannot be taken for a line or a space.
enum class Player : std::uint8_t {};

constexpr unsigned index_of(Player player) {
  return static_cast<unsigned>(player);
}

/// The player on the left, who plays next.
constexpr Player next_of(Player player, unsigned players) {
  const unsigned next = index_of(player) + 1;
  return Player{static_cast<std::uint8_t>(next == players ? 0 : next)};
}

}  // namespace brolly
