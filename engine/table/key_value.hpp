#pragma once

#include <etl/optional.h>
#include <etl/string_view.h>

#include <cstdint>

#include "engine/common/text_in.hpp"

namespace brolly::table {

/// All of `text` as a decimal number of at most `largest`.
inline etl::optional<std::uint64_t> whole_number(etl::string_view text, std::uint64_t largest) {
  TextIn in(text);
  const auto number = in.number(largest);
  return in.at_end() ? number : etl::nullopt;
}

/// A word such as `seed=7`. A word without `=` is a key whose value is empty.
class KeyValue {
 public:
  explicit KeyValue(etl::string_view word) : text_(word) {
    TextIn in(word);
    key_ = in.until('=');
    value_ = in.rest();
  }

  etl::string_view text() const { return text_; }
  etl::string_view key() const { return key_; }
  etl::string_view value() const { return value_; }
  etl::optional<std::uint64_t> number(std::uint64_t largest) const { return whole_number(value_, largest); }

 private:
  etl::string_view text_;
  etl::string_view key_;
  etl::string_view value_;
};

}  // namespace brolly::table
