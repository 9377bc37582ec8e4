#include "engine/parade/score.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/common/check.hpp"
#include "engine/parade/tally.hpp"

namespace brolly::parade {

namespace {

void score_colour(const State& state, Colour colour, Score& score) {
  const unsigned players = state.progress.players;
  BROLLY_CHECK(players <= kMaxPlayers);
  std::array<Tally, kMaxPlayers> tallies{};
  unsigned most = 0;
  for (unsigned seat = 0; seat < players; ++seat) {
    tallies[seat] = tally_of(state.taken[seat].values_of(colour));
    most = std::max<unsigned>(most, tallies[seat].count);
  }
  // With two players the majority must be by two cards, so neither has it when they are closer.
  const bool is_close = players == 2 && std::abs(tallies[0].count - tallies[1].count) < 2;
  for (unsigned seat = 0; seat < players; ++seat) {
    const bool has_majority = tallies[seat].count == most && !is_close;
    const std::uint8_t points = has_majority ? tallies[seat].count : tallies[seat].sum;
    PlayerScore& own = score.players[seat];
    own.colours[static_cast<unsigned>(colour)] = points;
    own.total = static_cast<std::uint16_t>(own.total + points);
    own.cards = static_cast<std::uint8_t>(own.cards + tallies[seat].count);
  }
}

/// Fewest points first, then fewest cards: the lower the better.
std::uint32_t rank_of(const PlayerScore& score) {
  return static_cast<std::uint32_t>(score.total) << 8U | score.cards;
}

std::uint8_t winners_of(const Score& score, unsigned players) {
  std::uint32_t best = rank_of(score.players[0]);
  for (unsigned seat = 1; seat < players; ++seat) best = std::min(best, rank_of(score.players[seat]));
  unsigned winners = 0;
  for (unsigned seat = 0; seat < players; ++seat) {
    if (rank_of(score.players[seat]) == best) winners |= 1U << seat;
  }
  return static_cast<std::uint8_t>(winners);
}

}  // namespace

Score score(const State& state) {
  Score score;
  for (unsigned colour = 0; colour < kColours; ++colour) {
    score_colour(state, static_cast<Colour>(colour), score);
  }
  score.winners = winners_of(score, state.progress.players);
  return score;
}

}  // namespace brolly::parade
