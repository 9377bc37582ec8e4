#pragma once

#include "firmware/shell/page_scene.hpp"

namespace brolly {

/// How the games at this console went, a page a game.
class StatisticsScene final : public PageScene {
 protected:
  unsigned page_count(const Shell&) const override { return kGameKinds; }
  etl::string_view title(const Shell& shell) const override;
  void draw_page(Canvas& canvas, const Shell& shell, const Rect& place) const override;
};

}  // namespace brolly
