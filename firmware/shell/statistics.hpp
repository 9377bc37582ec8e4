#pragma once

#include <array>
#include <cstdint>

#include "firmware/shell/seats.hpp"

namespace brolly {

/// How the games at this console went. Only people's games count; a draw counts as won.
struct Tally {
  std::uint16_t finished = 0;
  std::uint16_t won_by_people = 0;
  /// The best result of a person, once there is one.
  std::int16_t best = 0;
};

using Statistics = std::array<Tally, kGameKinds>;

}  // namespace brolly
