#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>

#include "engine/common/bot.hpp"
#include "engine/common/random_bot.hpp"
#include "tests/arena/games.hpp"

namespace brolly::arena {

/// A bot's name, with its iterations if they are not its own: `hard`, `expert:500`, or `cheat`, who sees everything.
struct BotName {
  std::optional<Strength> strength;
  std::optional<std::uint32_t> iterations;
};

template <Game G>
std::optional<BotName> read_bot(const std::string& text) {
  const std::size_t colon = text.find(':');
  const std::string name = text.substr(0, colon);
  BotName bot;
  if (colon != std::string::npos) {
    bot.iterations = static_cast<std::uint32_t>(std::strtoul(text.c_str() + colon + 1, nullptr, 10));
    if (*bot.iterations == 0) return std::nullopt;
  }
  if (name == "cheat" && CheatOf<G>::kExists) return bot;
  for (unsigned strength = 0; strength < BotOf<G>::kStrengths; ++strength) {
    if (kStrengthNames[strength] != name.c_str()) continue;
    bot.strength = static_cast<Strength>(strength);
    return bot;
  }
  return std::nullopt;
}

template <Game G>
struct Chosen {
  typename G::Move move;
  std::uint32_t iterations;
};

/// Somebody at the table.
template <Game G>
class Seat {
 public:
  explicit Seat(const BotName& name) : name_(name) {}

  Chosen<G> choose(const typename G::State& state, std::uint64_t seed) {
    if (!name_.strength) return choose_seeing_all(state, seed);
    const auto view = G::view_for(state, G::actor(state));
    if (name_.iterations) {
      bot_.begin(view, *name_.strength, seed, *name_.iterations);
    } else {
      bot_.begin(view, *name_.strength, seed);
    }
    while (!bot_.step(kSlice)) {
    }
    return {bot_.choice(), bot_.iterations()};
  }

 private:
  static constexpr std::uint32_t kSlice = 1000;

  Chosen<G> choose_seeing_all(const typename G::State& state, std::uint64_t seed) {
    cheat_.begin(state, name_.iterations, seed);
    while (!cheat_.step(kSlice)) {
    }
    return {cheat_.choice(), cheat_.iterations()};
  }

  BotName name_;
  typename BotOf<G>::type bot_;
  CheatOf<G> cheat_;
};

}  // namespace brolly::arena
