// table_soak GAMES SEED [PROGRAM]: plays random games of both games through the table protocol, in this process or
// against a program that speaks it, and stops at the first finding.

#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>

#include "tests/table/partner.hpp"
#include "tests/table/random_game.hpp"

namespace {

using brolly::soak::Partner;
using brolly::soak::RandomGame;

/// The game at work, for whoever has to say which one it was that crashed.
const RandomGame* current = nullptr;
unsigned long long current_seed = 0;

void print_replay() {
  if (current == nullptr) return;
  std::fprintf(stderr, "replay: table_soak 1 %llu\n%s", current_seed, current->replay().c_str());
}

void print_replay_of_crash(int) {
  print_replay();
}

std::optional<unsigned long long> number(const char* text) {
  unsigned long long value = 0;
  const char* end = text + std::strlen(text);
  const auto read = std::from_chars(text, end, value);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return value;
}

bool soak(Partner& partner, unsigned long long games, unsigned long long seed) {
  unsigned long long moves = 0;
  unsigned long long unfinished = 0;
  for (unsigned long long game = 0; game < games; ++game) {
    RandomGame random_game(partner, seed + game);
    current = &random_game;
    current_seed = seed + game;
    if (!random_game.play()) {
      std::fprintf(stderr, "finding: %s\n", random_game.finding().c_str());
      print_replay();
      return false;
    }
    current = nullptr;
    moves += random_game.length();
    if (!random_game.over()) ++unfinished;
  }
  std::printf("%llu games, %llu moves, %llu games left unfinished, no finding\n", games, moves, unfinished);
  return true;
}

}  // namespace

// The sanitizers ask for these. With them, they end as a broken invariant does: by SIGABRT.
extern "C" const char* __asan_default_options() {
  return "abort_on_error=1";
}
extern "C" const char* __ubsan_default_options() {
  return "abort_on_error=1";
}

int main(int arguments, char** argument) {
  const auto games = arguments > 2 ? number(argument[1]) : std::nullopt;
  const auto seed = arguments > 2 ? number(argument[2]) : std::nullopt;
  if (!games || !seed || arguments > 4) {
    std::fprintf(stderr, "table_soak GAMES SEED [PROGRAM]\n");
    return EXIT_FAILURE;
  }
  std::signal(SIGABRT, print_replay_of_crash);
  const auto partner = arguments == 4 ? brolly::soak::partner_program(argument[3]) : brolly::soak::partner_in_process();
  return soak(*partner, *games, *seed) ? EXIT_SUCCESS : EXIT_FAILURE;
}
