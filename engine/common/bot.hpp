#pragma once

#include <etl/string_view.h>

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "engine/common/game.hpp"

namespace brolly {

/// How strong a bot plays, weakest first.
enum class Strength : std::uint8_t { Random, Easy, Medium, Hard, Expert };
inline constexpr unsigned kStrengths = 5;
inline constexpr std::array<etl::string_view, kStrengths> kStrengthNames{"random", "easy", "medium", "hard", "expert"};

inline constexpr std::size_t kLargestBot = 64U * 1024U;

/// A player that is not a person. It thinks in small steps, so that whoever asks it can do other things in between, and
/// its strength is measured in iterations and not in time, so that it plays the same move on every machine.
///
/// It is given what its player may know and nothing else; what that hides, it guesses itself.
template <class B, class G>
concept BotFor = requires(B& bot, const B& settled, const typename G::View& view, Strength strength, std::uint64_t seed,
                          std::uint32_t iterations) {
  requires Game<G>;
  requires sizeof(B) <= kLargestBot;
  /// Starts to think about the move that the view's player has to make; forgets what was before.
  { bot.begin(view, strength, seed) } -> std::same_as<void>;
  /// Likewise, with so many iterations instead of those that the strength has.
  { bot.begin(view, strength, seed, iterations) } -> std::same_as<void>;
  /// Thinks on for at most so many iterations; true when it has decided.
  { bot.step(iterations) } -> std::same_as<bool>;
  /// The best move so far, legal at any time after `begin`.
  { settled.choice() } -> std::same_as<typename G::Move>;
  /// How many iterations have been spent.
  { settled.iterations() } -> std::same_as<std::uint32_t>;
  /// Why the choice is a good one, as an enum of the game's own for a few words in a hint.
  { settled.reason() } -> std::same_as<typename B::Reason>;
};

}  // namespace brolly
