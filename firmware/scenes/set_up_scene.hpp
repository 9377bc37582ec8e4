#pragma once

#include <cstdint>

#include "firmware/shell/list_scene.hpp"

namespace brolly {

/// A new game: who plays, who starts, and the game's options. "Start" stands first, so that whoever is content goes on.
class SetUpScene final : public ListScene {
 public:
  void answered(Shell& shell, bool yes) override;

 protected:
  etl::string_view title(const Shell& shell) const override;
  unsigned row_count(const Shell& shell) const override;
  void describe(const Shell& shell, unsigned index, Row& row) const override;
  void choose(Shell& shell, unsigned index) override;
  void change(Shell& shell, unsigned index, int by) override;
  etl::span<const ButtonHint> hints(const Shell& shell) const override;

 private:
  enum class Item : std::uint8_t { Start, Players, Seat, First, Level, Edition, Faces };
  struct Place {
    Item item;
    unsigned seat = 0;
  };

  static bool is_listed(const Shell& shell, Item item);
  static Place place_of(const Shell& shell, unsigned index);
  static void describe_seat(const Shell& shell, unsigned seat, Row& row);
};

}  // namespace brolly
