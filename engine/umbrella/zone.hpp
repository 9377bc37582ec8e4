#pragma once

#include <array>
#include <cstdint>

#include "engine/umbrella/words.hpp"

namespace brolly::umbrella {

/// A waiting zone's name on the table: Central, then the Side zones, then the Personal zones.
enum class Zone : std::uint8_t {};

inline constexpr unsigned kZones = 1 + 2 * kMaxPlayers;
inline constexpr Zone kCentral{0};

constexpr Zone side_zone(unsigned number) {
  return nth<Zone>(1 + number);
}

constexpr Zone personal_zone(Player player) {
  return nth<Zone>(1 + kMaxPlayers + index_of(player));
}

constexpr unsigned side_zones(unsigned players) {
  return players == 1 ? 2 : players;
}

constexpr bool is_in_use(Zone zone, unsigned players) {
  const unsigned index = index_of(zone);
  if (index <= kMaxPlayers) return index <= side_zones(players);
  return index < index_of(personal_zone(nth<Player>(players)));
}

constexpr Side opposite(Side side) {
  return nth<Side>(index_of(side) ^ 1U);
}

namespace detail {

constexpr Zone find_zone(unsigned players, unsigned player, Side side) {
  if (side == Side::Top) return kCentral;
  if (side == Side::Bottom) return personal_zone(nth<Player>(player));
  if (side == Side::Left) return side_zone(player);
  return side_zone(players == 1 ? 1 : (player + players - 1) % players);
}

using ZonesAround = std::array<Zone, kSides>;

inline constexpr auto kZonesAround = [] {
  std::array<std::array<ZonesAround, kMaxPlayers>, kMaxPlayers> around{};
  for (unsigned players = 1; players <= kMaxPlayers; ++players) {
    for (unsigned player = 0; player < players; ++player) {
      for (unsigned side = 0; side < kSides; ++side) {
        around[players - 1][player][side] = find_zone(players, player, nth<Side>(side));
      }
    }
  }
  return around;
}();

}  // namespace detail

/// The zone at each side of a player's Stage. Neighbours share Side zones; a solo player has four of their own.
constexpr const detail::ZonesAround& zones_around(Player player, unsigned players) {
  return detail::kZonesAround[players - 1][index_of(player)];
}

}  // namespace brolly::umbrella
