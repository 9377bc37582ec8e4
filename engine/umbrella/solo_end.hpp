#pragma once

#include <cstdint>

#include "engine/umbrella/table.hpp"

namespace brolly::umbrella {

struct SoloOutlook {
  bool can_go_on;
  /// How many steps it took to find out, so that tests can watch over the time on the console.
  std::uint32_t steps;
};

/// Whether any sequence of at least one slide with the umbrellas left in the zones completes a visible figure that can
/// be marked. Exact, and needs no memory but a little stack.
SoloOutlook solo_outlook(const Table& table);

inline bool solo_can_go_on(const Table& table) {
  return solo_outlook(table).can_go_on;
}

}  // namespace brolly::umbrella
