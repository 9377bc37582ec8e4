#pragma once

#include <cstdint>

#include "engine/common/bot.hpp"
#include "engine/common/random_bot.hpp"
#include "engine/parade/bots/reason.hpp"
#include "engine/parade/bots/search.hpp"
#include "engine/parade/game.hpp"

namespace brolly::parade {

/// The thinking that ships: see `./brolly bench` for what it takes on the console.
inline constexpr std::uint32_t kHardIterations = 200;
inline constexpr std::uint32_t kExpertIterations = 4000;

/// Parade's bots of all strengths. Only the two strongest think; the others have decided as soon as they begin.
class Bot {
 public:
  using Reason = parade::Reason;

  void begin(const View& view, Strength strength, std::uint64_t seed);
  void begin(const View& view, Strength strength, std::uint64_t seed, std::uint32_t iterations);
  bool step(std::uint32_t iterations) { return !is_searching_ || search_.step(iterations); }
  Move choice() const { return is_searching_ ? search_.choice() : choice_; }
  std::uint32_t iterations() const { return is_searching_ ? search_.iterations() : 0; }
  Reason reason() const { return reason_for(view_, choice()); }

 private:
  View view_;
  Search search_;
  Move choice_{};
  bool is_searching_ = false;
};

static_assert(BotFor<Bot, Parade>);

}  // namespace brolly::parade

template <>
struct brolly::BotOf<brolly::parade::Parade> {
  using type = parade::Bot;
  static constexpr unsigned kStrengths = brolly::kStrengths;
  static constexpr std::uint32_t kIterationsAMillisecond = 5;
};
