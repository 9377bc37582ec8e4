#pragma once

#include "firmware/shell/page_scene.hpp"

namespace brolly {

/// The rules of the current game, page by page.
class RulesScene final : public PageScene {
 protected:
  unsigned page_count(const Shell& shell) const override;
  etl::string_view title(const Shell& shell) const override;
  void draw_page(Canvas& canvas, const Shell& shell, const Rect& place) const override;
};

}  // namespace brolly
