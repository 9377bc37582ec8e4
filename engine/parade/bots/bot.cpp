#include "engine/parade/bots/bot.hpp"

#include "engine/common/check.hpp"
#include "engine/parade/bots/simple.hpp"

namespace brolly::parade {

namespace {

Move move_at_once(const View& view, Strength strength, std::uint64_t seed) {
  if (strength == Strength::Random) return choose_at_random<Parade>(view, seed);
  if (strength == Strength::Medium) return medium_move(view);
  Random random(seed);
  return easy_move(view, random);
}

}  // namespace

void Bot::begin(const View& view, Strength strength, std::uint64_t seed) {
  begin(view, strength, seed, strength == Strength::Hard ? kHardIterations : kExpertIterations);
}

void Bot::begin(const View& view, Strength strength, std::uint64_t seed, std::uint32_t iterations) {
  BROLLY_CHECK(view.progress.actor == view.owner && view.progress.phase != Phase::Over);
  view_ = view;
  is_searching_ = strength == Strength::Hard || strength == Strength::Expert;
  if (is_searching_) {
    search_.begin(view, iterations, seed);
  } else {
    choice_ = move_at_once(view, strength, seed);
  }
}

}  // namespace brolly::parade
