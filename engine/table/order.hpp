#pragma once

#include <etl/string_view.h>

#include <cstdint>

#include "engine/common/complaint.hpp"
#include "engine/table/words.hpp"

namespace brolly::table {

enum class Command : std::uint8_t {
  New,
  State,
  View,
  Position,
  Moves,
  Play,
  Undo,
  Perft,
  Score,
  Go,
  Bots,
  Data,
  Hash,
  Quit,
};

/// A line taken apart: what to do, and the words that say how.
struct Order {
  Command command;
  Words words;
};

/// Complains about over-long lines, unknown commands, and words after a command that takes none or none where it does.
OrComplaint<Order> read_order(etl::string_view line);

}  // namespace brolly::table
