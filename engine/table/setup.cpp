#include "engine/table/setup.hpp"

#include <etl/optional.h>

#include "engine/table/key_value.hpp"

namespace brolly::table {

OrComplaint<Setup> read_setup(Words words) {
  etl::optional<std::uint64_t> seed;
  Setup setup{};
  while (!words.done()) {
    const KeyValue word(words.next());
    if (word.key() == "seed") {
      if (seed) return complain("the seed is given twice");
      seed = word.number(UINT64_MAX);
      if (!seed) return complain("the seed is a number from 0 to 18446744073709551615");
      continue;
    }
    if (word.text().size() + 1 > setup.options.available()) return complain("there are too many options");
    if (!setup.options.empty()) setup.options.push_back(' ');
    setup.options.append(word.text().data(), word.text().size());
  }
  if (!seed) return complain("the seed is missing: seed=NUMBER");
  setup.seed = *seed;
  return setup;
}

}  // namespace brolly::table
