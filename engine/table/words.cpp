#include "engine/table/words.hpp"

#include <algorithm>

namespace brolly::table {

etl::string_view Words::rest() const {
  return rest_.substr(0, rest_.find_last_not_of(' ') + 1);
}

etl::string_view Words::next() {
  const etl::string_view word = rest_.substr(0, std::min(rest_.find(' '), rest_.size()));
  rest_.remove_prefix(word.size());
  skip_spaces();
  return word;
}

void Words::skip_spaces() {
  while (rest_.starts_with(' ')) rest_.remove_prefix(1);
}

}  // namespace brolly::table
