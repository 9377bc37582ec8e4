#pragma once

#include <etl/optional.h>
#include <etl/string_view.h>

#include <cstdint>

#include "engine/common/complaint.hpp"
#include "engine/table/words.hpp"

namespace brolly::table {

/// What `go` asks of a bot: at most one of the two limits, neither for the bot's own measure.
struct Search {
  etl::string_view bot;
  etl::optional<std::uint32_t> iterations;
  etl::optional<std::uint32_t> milliseconds;
  std::uint64_t seed = 0;
};

OrComplaint<Search> read_search(Words words);

}  // namespace brolly::table
