#pragma once

#include <etl/string_view.h>

#include "engine/common/text_in.hpp"
#include "engine/common/text_out.hpp"

namespace brolly {

/// Compares what is written to it with a text that is known already: the last safety net of whoever reads notation is
/// to write it again.
class SameTextOut final : public TextOut {
 public:
  explicit SameTextOut(etl::string_view expected) : expected_(expected) {}
  using TextOut::put;
  void put(etl::string_view text) override { is_same_ = is_same_ && expected_.take(text); }
  bool is_same() const { return is_same_ && expected_.at_end(); }

 private:
  TextIn expected_;
  bool is_same_ = true;
};

}  // namespace brolly
