#pragma once

#include "firmware/shell/list_scene.hpp"

namespace brolly {

/// What can be done in the middle of a game besides playing on.
class PauseScene final : public ListScene {
 public:
  void answered(Shell& shell, bool yes) override;

 protected:
  etl::string_view title(const Shell& shell) const override;
  unsigned row_count(const Shell& shell) const override;
  void describe(const Shell& shell, unsigned index, Row& row) const override;
  void choose(Shell& shell, unsigned index) override;
};

}  // namespace brolly
