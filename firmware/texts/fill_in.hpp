#pragma once

#include <etl/string.h>
#include <etl/string_view.h>

#include <cstdint>

namespace brolly {

/// Writes `pattern` with "%1" and "%2" replaced; what does not fit into `out` is left off.
void fill_in(etl::istring& out, etl::string_view pattern, etl::string_view one, etl::string_view two = {});

/// Replaces `out` by the text; what does not fit is left off.
void copy_text(etl::istring& out, etl::string_view text);

/// A number in digits, for a place in a pattern.
class Digits {
 public:
  explicit Digits(std::int32_t number);
  operator etl::string_view() const { return text_; }  // NOLINT: it stands for its text.

 private:
  etl::string<11> text_;
};

}  // namespace brolly
