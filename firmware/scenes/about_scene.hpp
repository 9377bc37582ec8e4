#pragma once

#include "firmware/shell/page_scene.hpp"

namespace brolly {

/// Which Brolly this is, whose games these are, and under which licences.
class AboutScene final : public PageScene {
 protected:
  unsigned page_count(const Shell& shell) const override;
  etl::string_view title(const Shell& shell) const override;
  void draw_page(Canvas& canvas, const Shell& shell, const Rect& place) const override;
};

}  // namespace brolly
