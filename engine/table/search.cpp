#include "engine/table/search.hpp"

#include "engine/table/key_value.hpp"

namespace brolly::table {
namespace {

/// Reads a limit from 1 up; no limit is not a number.
etl::optional<std::uint32_t> limit(const KeyValue& word) {
  const auto number = word.number(UINT32_MAX);
  if (!number || *number == 0) return etl::nullopt;
  return static_cast<std::uint32_t>(*number);
}

}  // namespace

OrComplaint<Search> read_search(Words words) {
  Search search;
  bool seeded = false;
  while (!words.done()) {
    const KeyValue word(words.next());
    if (word.key() == "bot") {
      if (!search.bot.empty()) return complain("the bot is named twice");
      search.bot = word.value();
      if (search.bot.empty()) return complain("the bot has no name");
    } else if (word.key() == "iterations" || word.key() == "ms") {
      if (search.iterations || search.milliseconds) return complain("one limit is enough: iterations or ms");
      auto& limited = word.key() == "ms" ? search.milliseconds : search.iterations;
      limited = limit(word);
      if (!limited) return complain("iterations and ms are numbers from 1 to 4294967295");
    } else if (word.key() == "seed") {
      if (seeded) return complain("the seed is given twice");
      const auto seed = word.number(UINT64_MAX);
      if (!seed) return complain("the seed is a number from 0 to 18446744073709551615");
      search.seed = *seed;
      seeded = true;
    } else {
      return complain("go takes bot, iterations or ms, and seed");
    }
  }
  if (search.bot.empty()) return complain("the bot is missing: bot=NAME");
  return search;
}

}  // namespace brolly::table
