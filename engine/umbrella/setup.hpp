#pragma once

#include <cstdint>

#include "engine/common/random.hpp"
#include "engine/umbrella/table.hpp"

namespace brolly::umbrella {

/// A new game. The options must be as read_options() gives them.
State start(const Options& options, std::uint64_t seed);

/// A full state that agrees with what lies open: the unseen tiles are drawn from those that nobody has seen.
State guess(const Table& table, Random& random);

}  // namespace brolly::umbrella
