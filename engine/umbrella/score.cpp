#include "engine/umbrella/score.hpp"

namespace brolly::umbrella {
namespace {

PlayerScore board_score(const Table& table, unsigned player) {
  PlayerScore score;
  score.tokens = static_cast<int>(2 * count_of(table.boards[player]));
  score.bonus = static_cast<int>(bonus(table.level(), table.boards[player]));
  return score;
}

PlayerScore solo_score(const Table& table) {
  PlayerScore score = board_score(table, 0);
  if (table.supply > 0) return score;
  for (const Heap& heap : table.zones) score.left += static_cast<int>(heap.total());
  return score;
}

PlayerScore shared_table_score(const Table& table, unsigned player) {
  PlayerScore score = board_score(table, player);
  const auto waiting = static_cast<int>(table.zone(personal_zone(nth<Player>(player))).total());
  score.waiting = -waiting;
  score.empty = waiting == 0 ? 2 : 0;
  return score;
}

/// On a tie, fewer umbrellas in the Personal zone.
bool beats(const PlayerScore& one, const PlayerScore& other) {
  if (one.total() != other.total()) return one.total() > other.total();
  return one.waiting > other.waiting;
}

std::uint8_t winners_of(const Score& score) {
  Bits winners = 0;
  for (unsigned player = 0; player < score.players; ++player) {
    bool is_beaten = false;
    for (unsigned other = 0; other < score.players; ++other) {
      is_beaten |= beats(score.each[other], score.each[player]);
    }
    if (!is_beaten) winners |= bit(player);
  }
  return static_cast<std::uint8_t>(winners);
}

std::uint8_t rank_of(int total) {
  constexpr std::array<std::uint8_t, 5> kLowestOfNextRank{15, 19, 24, 27, 31};
  std::uint8_t rank = 1;
  for (const int lowest : kLowestOfNextRank) rank = static_cast<std::uint8_t>(rank + (total >= lowest ? 1 : 0));
  return rank;
}

}  // namespace

Score score(const Table& table) {
  Score score;
  score.players = table.options.players;
  for (unsigned player = 0; player < table.players(); ++player) {
    score.each[player] = table.is_solo() ? solo_score(table) : shared_table_score(table, player);
  }
  score.winners = winners_of(score);
  if (table.is_solo()) score.rank = rank_of(score.each[0].total());
  return score;
}

}  // namespace brolly::umbrella
