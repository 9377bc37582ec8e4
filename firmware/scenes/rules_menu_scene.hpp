#pragma once

#include "firmware/shell/list_scene.hpp"

namespace brolly {

/// Whose rules to read.
class RulesMenuScene final : public ListScene {
 protected:
  etl::string_view title(const Shell& shell) const override;
  unsigned row_count(const Shell&) const override { return kGameKinds; }
  void describe(const Shell& shell, unsigned index, Row& row) const override;
  void choose(Shell& shell, unsigned index) override;
};

}  // namespace brolly
