// Figures of the engine on this machine, as `name value unit`. Machines differ and are noisy: compare within one run.

#include <chrono>
#include <cstdint>
#include <cstdio>

#include "engine/parade/game.hpp"
#include "engine/table/perft.hpp"
#include "engine/umbrella/game.hpp"

namespace {

using brolly::Game;
using brolly::Random;
using brolly::parade::Parade;
using brolly::umbrella::Umbrella;

/// Repeats `work`, which says how much it has done, for half a second and prints how much that is in a second.
template <class Work>
void print_rate(const char* name, const char* unit, Work work) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  const auto passed = [start] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  double done = 0;
  while (passed() < 0.5) done += static_cast<double>(work());
  std::printf("%s %.0f %s\n", name, done / passed(), unit);
}

template <Game G>
std::uint32_t play_moves(typename G::State& state, const typename G::Options& options, Random& random) {
  constexpr std::uint32_t kMoves = 10'000;
  for (std::uint32_t move = 0; move < kMoves; ++move) {
    if (G::is_over(state)) state = G::start(options, random.next());
    G::apply(state, G::random_move(state, random));
  }
  return kMoves;
}

void bench_umbrella() {
  const auto options = *Umbrella::read_options("players=2 level=1 edition=en");
  auto state = Umbrella::start(options, 1);
  Random random(1);
  print_rate("umbrella.random_moves.host", "moves/s", [&] { return play_moves<Umbrella>(state, options, random); });
  static brolly::table::Perft<Umbrella> perft;
  const auto start = Umbrella::start(options, 1);
  print_rate("umbrella.perft.host", "nodes/s", [&] { return perft.count(start, 3); });
}

void bench_parade(const char* name, const char* players) {
  const auto options = *Parade::read_options(players);
  const auto deal = Parade::start(options, 1);
  Random random(1);
  print_rate(name, "playouts/s", [&] {
    auto state = deal;
    while (!Parade::is_over(state)) Parade::apply(state, Parade::random_move(state, random));
    return 1U;
  });
}

}  // namespace

int main() {
  bench_umbrella();
  bench_parade("parade.random_playouts.2_players.host", "players=2");
  bench_parade("parade.random_playouts.4_players.host", "players=4");
}
