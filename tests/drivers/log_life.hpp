#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "drivers/storage/host_flash.hpp"
#include "drivers/storage/log.hpp"

namespace brolly::test {

/// One thing that a console does to its log.
struct Deed {
  enum class Kind : std::uint8_t { Put, Append, Tidy };

  Kind kind;
  LogKey key{};
  std::vector<std::uint8_t> bytes;
};

/// What each key should have.
using Values = std::array<std::vector<std::uint8_t>, kLogKeys>;

/// The life of a console: games of both kinds in turn, move by move, settings changed on the way, and the last games
/// kept.
std::vector<Deed> life_of(unsigned games, unsigned moves_each);

/// Does the deed to the log; all of it must be acknowledged.
void perform(const Deed& deed, Log& log);
/// Does the deed to the values.
void perform(const Deed& deed, Values& values);

bool has(const Log& log, LogKey key, const std::vector<std::uint8_t>& bytes);
/// Whether the log has these values and no others.
bool has_all(const Log& log, const Values& values);

/// Runs `work(argument)` until the power fails, so many steps ahead. False if it was done before.
bool is_cut(HostFlash& flash, std::uint64_t steps_ahead, void (*work)(void*), void* argument);

}  // namespace brolly::test
