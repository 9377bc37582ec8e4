#pragma once

#include <etl/vector.h>

#include "firmware/shell/list_scene.hpp"

namespace brolly {

/// The main menu, to which everything comes back.
class MenuScene final : public ListScene {
 protected:
  etl::string_view title(const Shell& shell) const override;
  unsigned row_count(const Shell& shell) const override;
  void describe(const Shell& shell, unsigned index, Row& row) const override;
  void choose(Shell& shell, unsigned index) override;
  /// Which game to go on with, where there are two.
  void change(Shell& shell, unsigned index, int by) override;
  /// There is nothing behind it.
  void leave(Shell&) override {}
  etl::span<const ButtonHint> hints(const Shell& shell) const override;
};

}  // namespace brolly
