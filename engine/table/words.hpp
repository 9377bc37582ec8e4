#pragma once

#include <etl/string_view.h>

namespace brolly::table {

/// The words of a line, one after the other. Any number of spaces parts them; every other byte belongs to a word.
class Words {
 public:
  explicit Words(etl::string_view line) : rest_(line) { skip_spaces(); }

  bool done() const { return rest_.empty(); }
  /// All that is left, without spaces around it.
  etl::string_view rest() const;
  /// Takes the next word; it is empty if there is none.
  etl::string_view next();

 private:
  void skip_spaces();

  etl::string_view rest_;
};

}  // namespace brolly::table
