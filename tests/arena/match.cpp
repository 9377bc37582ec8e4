#include "tests/arena/match.hpp"

#include <cmath>
#include <cstdio>

namespace brolly::arena {

namespace {

/// The standard error of the mean over deals; `rotations` results in a row share a deal.
double standard_error(const std::vector<Result>& results, unsigned rotations, unsigned bot) {
  double sum = 0;
  double squares = 0;
  std::size_t deals = 0;
  for (std::size_t first = 0; first + rotations <= results.size(); first += rotations) {
    double share = 0;
    for (unsigned game = 0; game < rotations; ++game) share += results[first + game].win_share[bot];
    share /= rotations;
    sum += share;
    squares += share * share;
    ++deals;
  }
  if (deals < 2) return 0;
  const auto count = static_cast<double>(deals);
  const double variance = (squares - sum * sum / count) / (count - 1);
  return std::sqrt(std::max(variance, 0.0) / count);
}

}  // namespace

void print(const Match& match, const std::vector<Result>& results) {
  const auto games = static_cast<double>(results.size());
  std::printf("%-10s %8s %6s %8s %12s\n", "bot", "wins %", "+-", "score", "iterations");
  for (unsigned bot = 0; bot < match.players(); ++bot) {
    double wins = 0;
    double score = 0;
    double iterations = 0;
    double moves = 0;
    for (const Result& result : results) {
      wins += result.win_share[bot];
      score += result.score[bot];
      iterations += static_cast<double>(result.iterations[bot]);
      moves += static_cast<double>(result.moves[bot]);
    }
    const double error = standard_error(results, match.players(), bot);
    std::printf("%-10s %8.1f %6.1f %8.2f %12.1f\n", match.bots[bot].c_str(), 100 * wins / games, 100 * error,
                score / games, iterations / std::max(moves, 1.0));
  }
  double turns = 0;
  unsigned stalls = 0;
  for (const Result& result : results) {
    turns += result.turns;
    stalls += result.stalled ? 1 : 0;
  }
  std::printf("games %zu, mean length %.1f turns, stalls %u\n", results.size(), turns / games, stalls);
}

}  // namespace brolly::arena
