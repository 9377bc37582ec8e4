#include "engine/parade/bots/reckoning.hpp"

#include <algorithm>

namespace brolly::parade {

namespace {

constexpr std::array<std::array<std::uint8_t, kKeptSize>, 6> kKeptPlaces{
    {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}};

Move throw_all_but(std::span<const Card, kLastHandSize> hand, unsigned kept, unsigned also_kept) {
  std::array<Card, kThrownSize> thrown{};
  unsigned next = 0;
  for (unsigned place = 0; place < kLastHandSize; ++place) {
    if (place != kept && place != also_kept) thrown[next++] = hand[place];
  }
  return throw_of(thrown[0], thrown[1]);
}

}  // namespace

Reckoning::Reckoning(std::span<const CardSet> taken, unsigned players)
    : players_(players), lead_(players == 2 ? 2 : 0) {
  for (unsigned seat = 0; seat < players; ++seat) {
    for (unsigned colour = 0; colour < kColours; ++colour) {
      tallies_[seat][colour] = tally_of(taken[seat].values_of(static_cast<Colour>(colour)));
    }
  }
}

unsigned Reckoning::most_of_others(unsigned seat, unsigned colour) const {
  unsigned most = 0;
  for (unsigned other = 0; other < players_; ++other) {
    if (other != seat) most = std::max<unsigned>(most, tallies_[other][colour].count);
  }
  return most;
}

Move Reckoning::best_throw(unsigned seat, std::span<const Card, kLastHandSize> hand, unsigned expected_gain) const {
  std::array<unsigned, kLastHandSize> others{};
  // What keeping a card adds, which may be less than nothing when it brings the majority.
  std::array<int, kLastHandSize> added{};
  for (unsigned place = 0; place < kLastHandSize; ++place) {
    const auto colour = static_cast<unsigned>(colour_of(hand[place]));
    others[place] = most_of_others(seat, colour) + expected_gain;
    Tally own = tallies_[seat][colour];
    const auto before = static_cast<int>(points_for(own, others[place]));
    own.add(value_of(hand[place]));
    added[place] = static_cast<int>(points_for(own, others[place])) - before;
  }
  constexpr int kFinerThanPoints = 32;
  int least = INT32_MAX;
  std::array<std::uint8_t, kKeptSize> best = kKeptPlaces[0];
  for (const auto& kept : kKeptPlaces) {
    const Card one = hand[kept[0]];
    const Card other = hand[kept[1]];
    int sum = added[kept[0]] + added[kept[1]];
    if (same_colour(one, other)) {
      Tally own = tallies_[seat][static_cast<unsigned>(colour_of(one))];
      const auto before = static_cast<int>(points_for(own, others[kept[0]]));
      own.add(value_of(one));
      own.add(value_of(other));
      sum = static_cast<int>(points_for(own, others[kept[0]])) - before;
    }
    const int cost = sum * kFinerThanPoints + static_cast<int>(value_of(one) + value_of(other));
    if (cost < least) {
      least = cost;
      best = kept;
    }
  }
  return throw_all_but(hand, best[0], best[1]);
}

std::uint32_t Reckoning::rank_of(unsigned seat) const {
  unsigned points = 0;
  unsigned cards = 0;
  for (unsigned colour = 0; colour < kColours; ++colour) {
    const Tally own = tallies_[seat][colour];
    if (own.count == 0) continue;
    points += points_for(own, most_of_others(seat, colour));
    cards += own.count;
  }
  return points << 8U | cards;
}

}  // namespace brolly::parade
