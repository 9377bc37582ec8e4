#pragma once

#include "firmware/shell/scene.hpp"
#include "firmware/shell/seats.hpp"

namespace brolly {

/// Writes a name letter by letter from a board of letters.
class NameScene final : public Scene {
 public:
  void enter(Shell& shell, bool is_new) override;
  void handle(Shell& shell, const ButtonEvent& event) override;
  void draw(Canvas& canvas, const Shell& shell) const override;

 private:
  Rect key_rect(const Rect& screen, unsigned key) const;
  void move(Shell& shell, Button button);
  void type(Shell& shell);
  void erase(Shell& shell);
  void keep(Shell& shell);
  void draw_key(Canvas& canvas, const Shell& shell, unsigned key) const;

  Name name_;
  unsigned key_ = 0;
  bool is_lower_ = false;
};

}  // namespace brolly
