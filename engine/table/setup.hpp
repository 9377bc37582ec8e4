#pragma once

#include <etl/string.h>

#include <cstddef>
#include <cstdint>

#include "engine/common/complaint.hpp"
#include "engine/table/words.hpp"

namespace brolly::table {

/// What `new` says after the game's name: the seed, and the words that the game itself reads, one space between them.
struct Setup {
  static constexpr std::size_t kLongestOptions = 128;

  std::uint64_t seed;
  etl::string<kLongestOptions> options;
};

/// The seed may stand anywhere among the words, once.
OrComplaint<Setup> read_setup(Words words);

}  // namespace brolly::table
