#include "engine/parade/score.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/common/check.hpp"

namespace brolly::parade {

namespace {

/// How many values a set of values has, and their sum.
struct Tally {
  std::uint8_t count = 0;
  std::uint8_t sum = 0;
};

constexpr unsigned kLowValues = 6;
constexpr unsigned kHighValues = kValues - kLowValues;

template <unsigned kBits>
constexpr auto tallies(unsigned first_value) {
  std::array<Tally, 1U << kBits> table{};
  for (unsigned values = 0; values < table.size(); ++values) {
    for (unsigned bit = 0; bit < kBits; ++bit) {
      if ((values >> bit & 1U) == 0) continue;
      ++table[values].count;
      table[values].sum = static_cast<std::uint8_t>(table[values].sum + first_value + bit);
    }
  }
  return table;
}

// Two small tables instead of one for all eleven bits: 192 bytes stay in the flash cache, 4096 would not.
constexpr auto kLowTallies = tallies<kLowValues>(0);
constexpr auto kHighTallies = tallies<kHighValues>(kLowValues);

constexpr Tally tally_of(std::uint32_t values) {
  const Tally low = kLowTallies[values % kLowTallies.size()];
  const Tally high = kHighTallies[values / kLowTallies.size()];
  return {static_cast<std::uint8_t>(low.count + high.count), static_cast<std::uint8_t>(low.sum + high.sum)};
}

static_assert(tally_of((1U << kValues) - 1).count == kValues);
static_assert(tally_of((1U << kValues) - 1).sum == 55);

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
