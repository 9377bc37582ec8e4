#pragma once

#include <etl/string_view.h>

#include <array>
#include <cstdint>

namespace brolly::umbrella {

/// What the editions of the rulebook do differently.
struct EditionRules {
  etl::string_view name;
  std::uint8_t tokens_in_box;
  /// With 3 or 4 players; with 2 the giver chooses the face in every edition.
  bool passed_tile_is_turned_over;
  /// `exchange` reaches every zone on the table, or only the four around the player.
  bool exchange_reaches_all_zones;
  /// The players choose the faces at set-up; otherwise they come at random.
  bool faces_are_chosen;
};

enum class Edition : std::uint8_t { It, En, Fr1, Fr2 };

inline constexpr unsigned kEditions = 4;

inline constexpr std::array<EditionRules, kEditions> kEditionRules{{
    {"it", 28, false, true, true},
    {"en", 25, false, true, false},
    {"fr1", 25, false, false, false},
    {"fr2", 25, true, false, false},
}};

constexpr const EditionRules& rules_of(Edition edition) {
  return kEditionRules[static_cast<unsigned>(edition)];
}

}  // namespace brolly::umbrella
