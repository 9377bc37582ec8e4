#pragma once

#include "firmware/shell/list_scene.hpp"

namespace brolly {

/// The settings; a change is felt at once.
class SettingsScene final : public ListScene {
 protected:
  etl::string_view title(const Shell& shell) const override;
  unsigned row_count(const Shell& shell) const override;
  void describe(const Shell& shell, unsigned index, Row& row) const override;
  void choose(Shell& shell, unsigned index) override;
  void change(Shell& shell, unsigned index, int by) override;
  etl::span<const ButtonHint> hints(const Shell& shell) const override;
};

}  // namespace brolly
