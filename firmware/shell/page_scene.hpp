#pragma once

#include "firmware/shell/bars.hpp"
#include "firmware/shell/scene.hpp"

namespace brolly {

/// A screen to read, page by page.
class PageScene : public Scene {
 public:
  void enter(Shell& shell, bool is_new) override;
  void handle(Shell& shell, const ButtonEvent& event) final;
  void draw(Canvas& canvas, const Shell& shell) const final;

 protected:
  ~PageScene() = default;

  virtual unsigned page_count(const Shell& shell) const = 0;
  virtual etl::string_view title(const Shell& shell) const = 0;
  virtual void draw_page(Canvas& canvas, const Shell& shell, const Rect& place) const = 0;

  unsigned page() const { return page_; }

 private:
  void turn_to(Shell& shell, unsigned page);

  unsigned page_ = 0;
};

}  // namespace brolly
