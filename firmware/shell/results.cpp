#include "firmware/shell/results.hpp"

#include <algorithm>

namespace brolly {
namespace {

/// `is_better` tells which of two results a player would rather have.
template <Game G, class IsBetter>
void count(Tally& tally, const Match<G>& match, IsBetter is_better) {
  const Results results = results_of(match.state());
  bool people_played = false;
  bool person_won = false;
  for (unsigned index = 0; index < match.players(); ++index) {
    if (match.seat(Player{static_cast<std::uint8_t>(index)}).is_bot) continue;
    const bool is_first = tally.finished == 0 && !people_played;
    if (is_first || is_better(results.points[index], tally.best)) tally.best = results.points[index];
    people_played = true;
    person_won |= (results.winners >> index & 1U) != 0;
  }
  if (!people_played) return;
  ++tally.finished;
  tally.won_by_people = static_cast<std::uint16_t>(tally.won_by_people + (person_won ? 1 : 0));
}

}  // namespace

Results results_of(const umbrella::State& state) {
  const umbrella::Score score = umbrella::score(state.table);
  Results results;
  for (unsigned index = 0; index < state.table.players(); ++index) {
    results.points[index] = static_cast<std::int16_t>(score.each[index].total());
  }
  results.winners = score.winners;
  return results;
}

Results results_of(const parade::State& state) {
  const parade::Score score = parade::score(state);
  Results results;
  for (unsigned index = 0; index < state.progress.players; ++index) {
    results.points[index] = static_cast<std::int16_t>(score.players[index].total);
  }
  results.winners = score.winners;
  return results;
}

void count_result(Shell& shell, const Match<umbrella::Umbrella>& match) {
  count(shell.statistics[0], match, [](int one, int other) { return one > other; });
}

void count_result(Shell& shell, const Match<parade::Parade>& match) {
  count(shell.statistics[1], match, [](int one, int other) { return one < other; });
}

}  // namespace brolly
