#pragma once

#include "firmware/shell/list_scene.hpp"

namespace brolly {

/// The last moves, newest first. What a player throws away stays secret.
class LogScene final : public ListScene {
 protected:
  etl::string_view title(const Shell& shell) const override;
  unsigned row_count(const Shell& shell) const override;
  void describe(const Shell& shell, unsigned index, Row& row) const override;
  void choose(Shell& shell, unsigned index) override;
  etl::span<const ButtonHint> hints(const Shell& shell) const override;
  etl::string_view words_when_empty(const Shell& shell) const override;
};

}  // namespace brolly
