#pragma once

#include <etl/string.h>

#include "firmware/shell/bars.hpp"
#include "firmware/shell/scene.hpp"

namespace brolly {

/// One row of a list: what it is about, and what is chosen there.
struct Row {
  etl::string<48> label;
  etl::string<48> value;
  /// Left and right change the value.
  bool can_change = false;
  /// Nothing happens here: it is shown for completeness.
  bool is_dim = false;
};

/// A screen that is a list of rows with a cursor. The scenes that are lists say what is in it and what choosing does.
class ListScene : public Scene {
 public:
  void enter(Shell& shell, bool is_new) override;
  void handle(Shell& shell, const ButtonEvent& event) final;
  void draw(Canvas& canvas, const Shell& shell) const final;

 protected:
  ~ListScene() = default;

  virtual etl::string_view title(const Shell& shell) const = 0;
  virtual unsigned row_count(const Shell& shell) const = 0;
  virtual void describe(const Shell& shell, unsigned index, Row& row) const = 0;
  /// A on a row.
  virtual void choose(Shell& shell, unsigned index) = 0;
  /// Left (-1) or right (1) on a row.
  virtual void change(Shell& /*shell*/, unsigned /*index*/, int /*by*/) {}
  /// B; most lists close.
  virtual void leave(Shell& shell);
  virtual etl::span<const ButtonHint> hints(const Shell& shell) const;
  /// The row under the cursor when the list opens.
  virtual unsigned first_cursor(const Shell& /*shell*/) const { return 0; }
  /// What an empty list says instead.
  virtual etl::string_view words_when_empty(const Shell& /*shell*/) const { return {}; }

  unsigned cursor() const { return cursor_; }
  /// Changes the value under the cursor, and redraws all rows: one change may change others.
  void change_value(Shell& shell, int by);
  void redraw_rows(Shell& shell) const;

 private:
  static constexpr unsigned kVisibleRows = 7;

  static Rect row_rect(const Rect& screen, unsigned place);
  void move_cursor(Shell& shell, int by);
  void scroll_to_cursor(Shell& shell);
  void redraw_cursor(Shell& shell, unsigned index) const;
  void draw_row(Canvas& canvas, const Shell& shell, unsigned index) const;
  void draw_scroll_bar(Canvas& canvas, const Shell& shell) const;

  unsigned cursor_ = 0;
  unsigned first_visible_ = 0;
  unsigned rows_when_left_ = 0;
};

}  // namespace brolly
