#pragma once

#include <etl/expected.h>
#include <etl/string_view.h>

namespace brolly {

/// What is wrong with input from outside, in plain words. The sentence is a literal, so it needs no storage.
struct Complaint {
  etl::string_view sentence;
};

template <class Value>
using OrComplaint = etl::expected<Value, Complaint>;

constexpr etl::unexpected<Complaint> complain(etl::string_view sentence) {
  return etl::unexpected<Complaint>(Complaint{sentence});
}

}  // namespace brolly
