#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace brolly::arena {

inline constexpr unsigned kMostSeats = 6;
/// A game that lasts longer is a stall, and nobody wins it.
inline constexpr unsigned kMostTurnsAPlayer = 150;

/// What is to be played. Every deal is played once for each rotation of the bots around the table.
struct Match {
  std::string options;
  std::vector<std::string> bots;
  unsigned games = 400;
  std::uint64_t seed = 1;

  unsigned players() const { return static_cast<unsigned>(bots.size()); }
};

/// What one game gave each bot, in the order in which the match names them.
struct Result {
  std::array<double, kMostSeats> win_share{};
  std::array<double, kMostSeats> score{};
  std::array<std::uint64_t, kMostSeats> iterations{};
  std::array<std::uint64_t, kMostSeats> moves{};
  unsigned turns = 0;
  bool stalled = false;
};

/// A table of all figures, one line a bot. Games of the same deal are not independent of each other, so the standard
/// error is that of the mean over deals.
void print(const Match& match, const std::vector<Result>& results);

}  // namespace brolly::arena
