#pragma once

#include <etl/string_view.h>

#include "engine/umbrella/table.hpp"

namespace brolly::umbrella {

/// All umbrellas in the box.
inline constexpr unsigned kMostUmbrellas = 100;

/// What keeps a state that was read from a text from being one that a game can come to, or nothing. It judges what lies
/// on the table, not the way there: the number of moves is not compared with what they must have done.
etl::string_view find_inconsistency(const State& state);

}  // namespace brolly::umbrella
