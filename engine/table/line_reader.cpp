#include "engine/table/line_reader.hpp"

namespace brolly::table {

bool LineReader::take(char byte) {
  if (complete_) text_.clear();
  complete_ = byte == '\n';
  if (!complete_ && !text_.full()) text_.push_back(byte);
  return complete_;
}

bool LineReader::finish() {
  const bool unfinished = !complete_ && !text_.empty();
  complete_ = true;
  return unfinished;
}

etl::string_view LineReader::line() const {
  etl::string_view line(text_.data(), text_.size());
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

}  // namespace brolly::table
