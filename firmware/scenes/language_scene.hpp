#pragma once

#include "firmware/shell/list_scene.hpp"

namespace brolly {

/// Asks for the language; each is written in its own words.
class LanguageScene final : public ListScene {
 protected:
  etl::string_view title(const Shell& shell) const override;
  unsigned row_count(const Shell&) const override { return kLanguages; }
  void describe(const Shell& shell, unsigned index, Row& row) const override;
  void choose(Shell& shell, unsigned index) override;
  unsigned first_cursor(const Shell& shell) const override;
};

}  // namespace brolly
