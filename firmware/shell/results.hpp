#pragma once

#include <array>
#include <cstdint>

#include "firmware/shell/shell.hpp"

namespace brolly {

/// How a game stands, in the same words for both games.
struct Results {
  std::array<std::int16_t, kMostSeats> points{};
  std::uint8_t winners = 0;
};

Results results_of(const umbrella::State& state);
Results results_of(const parade::State& state);

inline Player actor_of(const umbrella::State& state) {
  return umbrella::Umbrella::actor(state);
}
inline Player actor_of(const parade::State& state) {
  return parade::Parade::actor(state);
}

/// Enters a finished game into the statistics.
void count_result(Shell& shell, const Match<umbrella::Umbrella>& match);
void count_result(Shell& shell, const Match<parade::Parade>& match);

}  // namespace brolly
