#include "engine/umbrella/solo_end.hpp"

#include "engine/umbrella/figures.hpp"

namespace brolly::umbrella {
namespace {

class BackwardSearch {
 public:
  BackwardSearch(const Table& table, Colour colour) : present_(table.stage().cells_of(colour)) {
    const auto& around = zones_around(table.turn, table.players());
    for (unsigned side = 0; side < kSides; ++side) {
      const Heap& heap = table.zone(around[side]);
      umbrellas_[side] = heap.total();
      fitting_[side] = heap.count(colour);
      all_ += umbrellas_[side];
    }
  }
  bool at_once(Bits figure) { return (figure & ~present_) == 0 && has_free_slide(figure); }
  bool within(Bits figure, unsigned depth) {
    cut_ = false;
    return search(figure, depth, 16, false);
  }
  bool cut() const { return cut_; }
  std::uint32_t steps = 0;

 private:
  bool has_free_slide(Bits figure) const {
    for (unsigned side = 0; side < kSides; ++side) {
      if (umbrellas_[side] == 0) continue;
      for (const Track& track : kTracks[side]) {
        if ((track.line & figure) == 0) return true;
      }
    }
    return false;
  }
  Bits hopeful() const {
    Bits m = present_;
    Bits a = m;
    for (unsigned i = 0; i < umbrellas_[0] && i < 3; ++i) a |= (a << 1) & 0xeeee;
    Bits b = m;
    for (unsigned i = 0; i < umbrellas_[1] && i < 3; ++i) b |= (b >> 1) & 0x7777;
    m = a | b;
    a = m;
    for (unsigned i = 0; i < umbrellas_[2] && i < 3; ++i) a |= (a << 4) & 0xffff;
    b = m;
    for (unsigned i = 0; i < umbrellas_[3] && i < 3; ++i) b |= (b >> 4);
    m = a | b;
    static constexpr Bits kL[]{0, 0x1111, 0x3333, 0x7777, 0xffff};
    static constexpr Bits kR[]{0, 0x8888, 0xcccc, 0xeeee, 0xffff};
    static constexpr Bits kT[]{0, 0xf, 0xff, 0xfff, 0xffff};
    static constexpr Bits kB[]{0, 0xf000, 0xff00, 0xfff0, 0xffff};
    if (fitting_[0]) m |= kL[umbrellas_[0] < 4 ? umbrellas_[0] : 4];
    if (fitting_[1]) m |= kR[umbrellas_[1] < 4 ? umbrellas_[1] : 4];
    if (fitting_[2]) m |= kT[umbrellas_[2] < 4 ? umbrellas_[2] : 4];
    if (fitting_[3]) m |= kB[umbrellas_[3] < 4 ? umbrellas_[3] : 4];
    return m;
  }
  bool search(Bits wanted, unsigned depth, unsigned last, bool lost) {
    // last = side*4+line
    for (unsigned side = 0; side < kSides; ++side) {
      if (umbrellas_[side] == 0) continue;
      for (unsigned line = 0; line < kLines; ++line) {
        const Track& track = kTracks[side][line];
        if ((wanted & track.line) == 0) continue;
        const bool needs = (wanted & track.entry) != 0;
        if (needs && fitting_[side] == 0) continue;
        if (last < 16 && (last >> 3) == (side >> 1)) {
          const unsigned lastline = last & 3;
          if (line < lastline) continue;
          if (line == lastline && side != last >> 2 && !lost && !needs) continue;
        }
        const Bits movers = wanted & track.line & ~Bits{track.entry};
        const Bits before = (wanted & ~Bits{track.line}) | ((movers << track.down) >> track.up);
        ++steps;
        if ((before & ~present_) == 0) return true;
        if (depth == 1) {
          cut_ = true;
          continue;
        }
        --umbrellas_[side];
        if (needs) --fitting_[side];
        bool found = false;
        if ((before & ~hopeful()) == 0) found = search(before, depth - 1, side * 4 + line, needs);
        ++umbrellas_[side];
        if (needs) ++fitting_[side];
        if (found) return true;
      }
    }
    return false;
  }

  Bits present_;
  std::array<unsigned, kSides> umbrellas_{};
  std::array<unsigned, kSides> fitting_{};
  unsigned all_ = 0;
  bool cut_ = false;
};

}  // namespace

SoloOutlook solo_outlook(const Table& table) {
  std::uint32_t steps = 0;
  Bits live = 0xffff;
  unsigned all = 0;
  for (const auto& z : table.zones) all += z.total();
  for (unsigned d = 1; d <= all && live != 0; ++d) {
    for (unsigned goal = 0; goal < 16; ++goal) {
      if ((live & bit(goal)) == 0) continue;
      const unsigned colour = goal / 4;
      const unsigned space = goal % 4;
      const Tile tile = table.tops[index_of(table.turn)][space];
      if (tile.is_none() || spots_for(table, nth<Space>(space), nth<Colour>(colour)) == 0) {
        live &= ~bit(goal);
        continue;
      }
      BackwardSearch search(table, nth<Colour>(colour));
      const Bits figure = figure_of(tile, nth<Space>(space));
      const bool found = search.at_once(figure) || search.within(figure, d);
      steps += search.steps;
      if (found) return {true, steps};
      if (!search.cut()) live &= ~bit(goal);
    }
  }
  return {false, steps};
}

}  // namespace brolly::umbrella
