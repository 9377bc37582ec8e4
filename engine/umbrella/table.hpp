#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/umbrella/edition.hpp"
#include "engine/umbrella/heap.hpp"
#include "engine/umbrella/scoreboard.hpp"
#include "engine/umbrella/stage.hpp"
#include "engine/umbrella/tile.hpp"
#include "engine/umbrella/zone.hpp"

namespace brolly::umbrella {

/// Which faces are up at set-up. A solo game starts with the black ones.
enum class Faces : std::uint8_t { Black, White, Random };

/// What the players agree on before a game.
struct Options {
  Edition edition = Edition::En;
  std::uint8_t players = 2;
  std::uint8_t level = 1;
  Faces faces = Faces::Random;

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

enum class Phase : std::uint8_t { Slide, Complete, Swap, Exchange, Again, Face, Cover, Over };

/// The phase in which a power is settled.
constexpr Phase phase_of(Power power) {
  constexpr std::array<Phase, 3> kPhases{Phase::Again, Phase::Swap, Phase::Exchange};
  return kPhases[index_of(power)];
}

inline constexpr Player kNobody{0xff};
inline constexpr unsigned kSoloTiles = 6;
inline constexpr unsigned kSoloTokens = 6;
/// In the zones, when a solo game starts.
inline constexpr unsigned kSoloUmbrellas = 20;
inline constexpr unsigned kTilesEach = 4;
/// The starting stacks lie on the first two spaces.
inline constexpr unsigned kStartingStacks = 2;

/// The umbrella that a solo slide pushed out, and the zone where it goes if it is kept. It lies on the discard heap
/// meanwhile: this is only a note of it.
struct Pushed {
  bool is_noted = false;
  Zone zone{};
  Colour colour{};

  friend constexpr bool operator==(const Pushed&, const Pushed&) = default;
};

/// All that lies open. Player i has board i + 1 and the zones that zones_around() names. What does not apply is empty.
struct Table {
  Options options;
  Phase phase = Phase::Slide;
  Player actor{};
  Player turn{};
  /// Who caused the last round, or nobody.
  Player ending = kNobody;
  std::uint8_t supply = 0;
  std::uint8_t aside = 0;
  /// An extra turn has been won and comes when this turn is over.
  bool again = false;
  /// The fired powers still to settle, as places in the level's list.
  std::uint8_t powers = 0;
  /// While powers are settled, the space (1 to 4) of the figure just completed; otherwise 0.
  std::uint8_t completed_space = 0;
  /// The tile between leaving its space and lying on the next.
  Tile passing;
  Pushed pushed;
  /// The visible tile of each space.
  std::array<std::array<Tile, kSpaces>, kMaxPlayers> tops;
  /// How many tiles that nobody has seen lie at the bottom of each starting stack.
  std::array<std::array<std::uint8_t, kStartingStacks>, kMaxPlayers> unseen{};
  /// The filled spots of each scoreboard.
  std::array<std::uint16_t, kMaxPlayers> boards{};
  std::array<Stage, kMaxPlayers> stages;
  std::array<Heap, kZones> zones;
  Heap discard;
  std::uint32_t ply = 0;
  /// The seen tile right under each tile, by number from 1. Any space can get any number of tiles, so a stack is a
  /// chain.
  std::array<Tile, kTiles> under;
  /// The solo tiles discarded, in order.
  std::array<Tile, kSoloTiles> tiles_out;

  constexpr unsigned players() const { return options.players; }
  constexpr bool is_solo() const { return options.players == 1; }
  constexpr const EditionRules& rules() const { return rules_of(options.edition); }
  constexpr const Level& level() const { return printed_level(options.level); }
  constexpr Heap& zone(Zone zone) { return zones[index_of(zone)]; }
  constexpr const Heap& zone(Zone zone) const { return zones[index_of(zone)]; }
  constexpr Stage& stage() { return stages[index_of(turn)]; }
  constexpr const Stage& stage() const { return stages[index_of(turn)]; }

  friend constexpr bool operator==(const Table&, const Table&) = default;
};

/// How many tiles nobody has seen in each starting stack: all but the top one.
constexpr unsigned unseen_at_start(unsigned players) {
  return players == 1 ? 2 : 1;
}

/// The tiles that nobody has seen yet.
struct UnseenTiles {
  std::array<Tile, kMaxPlayers * kStartingStacks> tiles;

  constexpr Tile& at(unsigned players, Player player, unsigned stack, unsigned from_bottom) {
    return tiles[place(players, player, stack, from_bottom)];
  }
  constexpr const Tile& at(unsigned players, Player player, unsigned stack, unsigned from_bottom) const {
    return tiles[place(players, player, stack, from_bottom)];
  }
  friend constexpr bool operator==(const UnseenTiles&, const UnseenTiles&) = default;

 private:
  static constexpr unsigned place(unsigned players, Player player, unsigned stack, unsigned from_bottom) {
    return (index_of(player) * kStartingStacks + stack) * unseen_at_start(players) + from_bottom;
  }
};

struct State {
  Table table;
  UnseenTiles unseen;

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 192);

constexpr unsigned supply_at_start(unsigned players) {
  constexpr std::array<std::uint8_t, kMaxPlayers> kSupplies{kSoloTokens, 11, 17, 22};
  return kSupplies[players - 1];
}

/// Tokens that the game uses: the box's, but a solo game sets none aside.
constexpr unsigned tokens_in_game(const Options& options) {
  return options.players == 1 ? kSoloTokens : rules_of(options.edition).tokens_in_box;
}

}  // namespace brolly::umbrella
