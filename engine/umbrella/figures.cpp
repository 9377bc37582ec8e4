#include "engine/umbrella/figures.hpp"

namespace brolly::umbrella {
namespace {

/// Whether the visible figure of `space` can be marked in any colour. Rarely asked, so out of the way of the others.
[[gnu::noinline]] bool can_mark(const Table& table, Space space) {
  Bits spots = 0;
  for (unsigned colour = 0; colour < kColours; ++colour) spots |= completing_spots(table, space, nth<Colour>(colour));
  return spots != 0;
}

}  // namespace

bool can_complete(const Table& table) {
  // Asked after every slide, and the answer is mostly no: a copy of the Stage stays in registers all the time.
  if (!has_token(table)) return false;
  const Stage stage = table.stage();
  const auto& tops = table.tops[index_of(table.turn)];
  for (unsigned index = 0; index < kSpaces; ++index) {
    const auto space = nth<Space>(index);
    if (tops[index].is_none() || !stage.is_one_colour(figure_of(tops[index], space))) continue;
    if (can_mark(table, space)) return true;
  }
  return false;
}

}  // namespace brolly::umbrella
