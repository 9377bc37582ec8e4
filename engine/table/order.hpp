#pragma once

#include <etl/string_view.h>

#include <cstdint>

#include "engine/common/complaint.hpp"
#include "engine/table/words.hpp"

namespace brolly::table {

enum class Command : std::uint8_t {
  kNew,
  kState,
  kView,
  kPosition,
  kMoves,
  kPlay,
  kUndo,
  kPerft,
  kScore,
  kGo,
  kBots,
  kData,
  kHash,
  kQuit,
};

/// A line taken apart: what to do, and the words that say how.
struct Order {
  Command command;
  Words words;
};

/// Complains about over-long lines, unknown commands, and words after a command that takes none or none where it does.
OrComplaint<Order> read_order(etl::string_view line);

}  // namespace brolly::table
