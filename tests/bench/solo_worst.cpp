// solo_worst GAMES: simulates solo games of several kinds of players and prints the protocol's lines that lead to the
// turn whose end took the search for the solo end the most steps.

#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/umbrella/figures.hpp"
#include "engine/umbrella/game.hpp"
#include "engine/umbrella/solo_end.hpp"

namespace {

using namespace brolly::umbrella;
using brolly::Random;

/// Umbrellas that are saved up make long searches, so most kinds save some.
enum class Kind : std::uint8_t { AtRandom, SavesTwoSides, SavesAColour, Avoids, Greedy };
constexpr unsigned kKinds = 5;

class TextLine final : public brolly::TextOut {
 public:
  using TextOut::put;
  void put(etl::string_view text) override { line_.append(text.data(), text.size()); }
  const char* c_str() const { return line_.c_str(); }

 private:
  std::string line_;
};

struct Worst {
  std::uint32_t steps = 0;
  State before;
  Move move;
};

struct PlayerKind {
  Kind kind;
  unsigned saved;
  unsigned also_saved;
};

/// How little a kind likes a slide; the lowest is played.
unsigned dislike(const PlayerKind& player, const State& state, Move slide) {
  const unsigned side = index_of(slide.side());
  State next = state;
  switch (player.kind) {
    case Kind::AtRandom:
      return 0;
    case Kind::SavesTwoSides:
      return side == player.saved || side == player.also_saved ? 1 : 0;
    case Kind::SavesAColour:
      return index_of(slide.slide_colour()) == player.saved ? 1 : 0;
    case Kind::Avoids:
    case Kind::Greedy:
      apply(next, slide);
      return (next.table.phase == Phase::Complete) == (player.kind == Kind::Avoids) ? 1 : 0;
  }
  return 0;
}

Move choose(const PlayerKind& player, const State& state, Random& random) {
  Moves moves;
  list_moves(state.table, moves);
  Move best = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  if (state.table.phase != Phase::Slide) return best;
  unsigned least = ~0U;
  for (const Move move : moves) {
    const unsigned rank = dislike(player, state, move) * 256 + random.below(256);
    if (rank < least) best = move;
    least = std::min(least, rank);
  }
  return best;
}

void play_game(unsigned number, Worst& worst) {
  Random random(number);
  const PlayerKind player{static_cast<Kind>(number % kKinds), random.below(kSides), random.below(kSides)};
  const auto level = static_cast<std::uint8_t>(1 + number / kKinds % kLevels);
  State state = start({Edition::En, 1, level, Faces::Black}, number);
  while (state.table.phase != Phase::Over) {
    const State before = state;
    const Move move = choose(player, state, random);
    apply(state, move);
    if (state.table.phase != Phase::Slide && state.table.phase != Phase::Over) continue;
    const std::uint32_t steps = state.table.supply == 0 ? 0 : solo_outlook(state.table).steps;
    if (steps > worst.steps) worst = {steps, before, move};
  }
}

}  // namespace

int main(int arguments, char** argument) {
  const unsigned games = arguments > 1 ? static_cast<unsigned>(std::atoi(argument[1])) : 10'000;
  Worst worst;
  for (unsigned number = 0; number < games; ++number) play_game(number, worst);
  TextLine position;
  write_state(worst.before, position);
  TextLine move;
  write_move(worst.move, move);
  std::printf("# %u steps\nposition %s\nplay %s\n", static_cast<unsigned>(worst.steps), position.c_str(), move.c_str());
}
