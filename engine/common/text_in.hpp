#pragma once

#include <etl/optional.h>
#include <etl/string_view.h>

#include <cstdint>

namespace brolly {

/// Reads a text from its start: each call takes a piece off the front, or takes nothing and says no.
class TextIn {
 public:
  explicit TextIn(etl::string_view text) : rest_(text) {}

  bool at_end() const { return rest_.empty(); }
  etl::string_view rest() const { return rest_; }

  bool take(etl::string_view literal);
  bool take(char letter) { return take(etl::string_view(&letter, 1)); }
  /// One character that stands in `letters`: its place there.
  etl::optional<unsigned> one_of(etl::string_view letters);
  /// A decimal number of at most `largest`, with no sign and no needless zero in front.
  etl::optional<std::uint64_t> number(std::uint64_t largest);
  /// What stands before `letter`, or everything if it does not occur; `letter` itself is taken, too.
  etl::string_view until(char letter);

 private:
  void drop(std::size_t letters) { rest_.remove_prefix(letters); }

  etl::string_view rest_;
};

}  // namespace brolly
