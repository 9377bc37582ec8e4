#pragma once

#include <memory>
#include <string>

#include "engine/table/table.hpp"
#include "tests/engine/table/nim.hpp"
#include "tests/support/cases.hpp"

namespace brolly::test {

/// Collects an answer of any length.
class StdStringOut final : public TextOut {
 public:
  using TextOut::put;
  void put(etl::string_view text) override { text_.append(text.data(), text.size()); }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

/// A table with the two toy games.
template <std::size_t kMoves>
using ToyTable = table::Table<kMoves, Nim, Marbles>;

/// Speaks to a table line by line.
template <class Table = ToyTable<65536>>
class Talk {
 public:
  std::string ask(const std::string& line) {
    StdStringOut out;
    after_ = table_->answer(etl::string_view(line.data(), line.size()), out);
    return out.text();
  }
  table::After after() const { return after_; }

 private:
  // Too large for the stack of some hosts.
  std::unique_ptr<Table> table_ = std::make_unique<Table>();
  table::After after_ = table::After::GoOn;
};

inline bool is_error(const std::string& answer) {
  return answer.starts_with("error ") && answer.size() > 7 && answer.find('\n') == answer.size() - 1;
}

}  // namespace brolly::test

#define EXPECT_ANSWER(expected, answer) TEST_ASSERT_EQUAL_STRING(expected, (answer).c_str())
