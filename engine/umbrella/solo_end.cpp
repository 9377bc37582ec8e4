#include "engine/umbrella/solo_end.hpp"

#include <algorithm>

#include "engine/common/check.hpp"
#include "engine/umbrella/figures.hpp"

namespace brolly::umbrella {
namespace {

/// For each side, the cells that a number of slides from it, undone, would bring out over its edge.
constexpr auto kNearEdge = [] {
  std::array<std::array<std::uint16_t, kLines + 1>, kSides> near{};
  for (unsigned side = 0; side < kSides; ++side) {
    for (unsigned line = 0; line < kLines; ++line) {
      const Track& track = kTracks[side][line];
      Bits reached = 0;
      for (unsigned slides = 1; slides <= kLines; ++slides) {
        reached = track.entry | (((reached & track.staying) << track.up) >> track.down);
        near[side][slides] = static_cast<std::uint16_t>(near[side][slides] | reached);
      }
    }
  }
  return near;
}();

/// Looks for slides that make one figure in one colour, thinking backwards: the cells of the figure are wanted to hold
/// the colour. Undoing a slide moves the wanted cells of its line back towards its side; one that stands at the entry
/// was the umbrella pushed in, which must be of the colour and is wanted no more. All is well when every wanted cell
/// holds the colour on the present Stage. No other cell matters, so a line without wanted cells need not be undone, and
/// any umbrella will do where none is brought in.
class BackwardSearch {
 public:
  BackwardSearch(const Table& table, Colour colour) : present_(table.stage().cells_of(colour)) {
    const auto& around = zones_around(table.turn, table.players());
    for (unsigned side = 0; side < kSides; ++side) {
      umbrellas_[side] = static_cast<std::uint8_t>(table.zone(around[side]).total());
      fitting_[side] = static_cast<std::uint8_t>(table.zone(around[side]).count(colour));
    }
  }

  /// Whether at most `slides` slides, and at least one, lead to the figure.
  bool leads_to(Bits figure, unsigned slides) {
    if ((figure & ~present_) == 0 && survives_slides(figure)) return true;
    return (figure & ~hopeful()) == 0 && search(figure, slides);
  }

  /// Whether the number of slides was too small to say no for good.
  bool was_cut_short() const { return was_cut_short_; }
  std::uint32_t steps() const { return steps_; }

 private:
  /// A slide is known by its side and line.
  static constexpr std::uint8_t kNoUndo = kSides * kLines;
  static constexpr Bits kNoCells = ~Bits{0};

  /// Where the search stands after so many slides undone.
  struct Level {
    Bits wanted;
    std::uint8_t undo;  ///< The next slide to try to undo.
    std::uint8_t last;  ///< The one undone to come here, and whether it brought a wanted umbrella in.
    bool last_brought_in;
    bool brings_in;  ///< Whether the slide just tried does.
  };

  /// The search takes no steps that cancel out, but a figure that is there already needs just that: a slide elsewhere,
  /// or one in its lines and back.
  bool survives_slides(Bits figure) const {
    for (unsigned side = 0; side < kSides; ++side) {
      if (umbrellas_[side] == 0) continue;
      const bool can_go_back = umbrellas_[index_of(opposite(nth<Side>(side)))] != 0;
      for (const Track& track : kTracks[side]) {
        if ((figure & track.line) == 0 || (can_go_back && (figure & track.entry) == 0)) return true;
      }
    }
    return false;
  }

  /// The cells where a wanted umbrella can come from, if it had all umbrellas left for itself alone.
  Bits hopeful() const {
    Bits cells = present_;
    cells = spread(cells, Side::Left) | spread(cells, Side::Right);
    cells = spread(cells, Side::Top) | spread(cells, Side::Bottom);
    for (unsigned side = 0; side < kSides; ++side) {
      if (fitting_[side] != 0) cells |= kNearEdge[side][std::min<unsigned>(umbrellas_[side], kLines)];
    }
    return cells;
  }

  /// The cells and all that slides from the side can take them to.
  Bits spread(Bits cells, Side side) const {
    constexpr std::array<std::uint16_t, kSides> kAllButLast{0x7777, 0xeeee, 0x0fff, 0xfff0};
    const Track& any = kTracks[index_of(side)][0];
    const Bits staying = kAllButLast[index_of(side)];
    for (unsigned left = std::min<unsigned>(umbrellas_[index_of(side)], kLines - 1); left > 0; --left) {
      cells |= ((cells & staying) << any.up) >> any.down;
    }
    return cells;
  }

  /// Slides of parallel lines can change places: only one order is tried. There and back again leads nowhere unless an
  /// umbrella was brought in between.
  static bool is_needless(unsigned undo, unsigned last, bool brings_in) {
    const bool is_parallel = undo / (2 * kLines) == last / (2 * kLines);
    if (!is_parallel || undo % kLines > last % kLines) return false;
    return undo % kLines < last % kLines || (undo != last && !brings_in);
  }

  /// Depth first, on a stack of its own: the console's is too small for twenty calls in each other.
  bool search(Bits figure, unsigned slides) {
    BROLLY_CHECK(slides < levels_.size());
    levels_[0] = {figure, 0, kNoUndo, false, false};
    unsigned depth = 0;
    while (true) {
      Level& here = levels_[depth];
      if (here.undo == kNoUndo) {
        if (depth == 0) return false;
        give_back(levels_[--depth]);
      } else if (const Bits before = undo_next(here, slides - depth); before != kNoCells) {
        if ((before & ~present_) == 0) return true;
        if (depth + 1 < slides && go_deeper(here, before, levels_[depth + 1])) ++depth;
      }
    }
  }

  /// The wanted cells before the next slide that is worth undoing, or kNoCells if the one looked at is not.
  Bits undo_next(Level& here, unsigned slides_left) {
    const unsigned undo = here.undo++;
    const unsigned side = undo / kLines;
    const Track& track = kTracks[side][undo % kLines];
    const Bits wanted = here.wanted;
    if (umbrellas_[side] == 0 || (wanted & track.line) == 0) return kNoCells;
    here.brings_in = (wanted & track.entry) != 0;
    if (here.brings_in && fitting_[side] == 0) return kNoCells;
    if (is_needless(undo, here.last, here.brings_in || here.last_brought_in)) return kNoCells;
    if (slides_left == 1) was_cut_short_ = true;
    if (slides_left == 1 && (wanted & ~present_ & ~track.line) != 0) return kNoCells;
    const Bits moving = wanted & track.line & ~Bits{track.entry};
    ++steps_;
    return (wanted & ~track.line) | ((moving << track.down) >> track.up);
  }

  /// Goes on with one umbrella less, unless that is hopeless.
  bool go_deeper(const Level& here, Bits before, Level& next) {
    take(here);
    if ((before & ~hopeful()) != 0) {
      give_back(here);
      return false;
    }
    next = {before, 0, static_cast<std::uint8_t>(here.undo - 1), here.brings_in, false};
    return true;
  }

  void take(const Level& level) { count(level, -1); }
  void give_back(const Level& level) { count(level, 1); }
  void count(const Level& level, int by) {
    const unsigned side = (level.undo - 1U) / kLines;
    umbrellas_[side] = static_cast<std::uint8_t>(umbrellas_[side] + by);
    if (level.brings_in) fitting_[side] = static_cast<std::uint8_t>(fitting_[side] + by);
  }

  Bits present_;
  /// How many umbrellas lie at each side, and how many of them have the colour.
  std::array<std::uint8_t, kSides> umbrellas_{};
  std::array<std::uint8_t, kSides> fitting_{};
  std::array<Level, kSoloUmbrellas + 1> levels_;
  bool was_cut_short_ = false;
  std::uint32_t steps_ = 0;
};

unsigned umbrellas_left(const Table& table) {
  unsigned left = 0;
  for (const Heap& heap : table.zones) left += heap.total();
  return left;
}

/// The figures that could be marked if they were made: bit space * 4 + colour.
Bits worth_making(const Table& table) {
  Bits goals = 0;
  for (unsigned goal = 0; goal < kSpaces * kColours; ++goal) {
    const bool has_figure = !table.tops[index_of(table.turn)][goal / kColours].is_none();
    if (has_figure && spots_for(table, nth<Space>(goal / kColours), nth<Colour>(goal % kColours)) != 0) {
      goals |= bit(goal);
    }
  }
  return goals;
}

}  // namespace

SoloOutlook solo_outlook(const Table& table) {
  // All figures are tried with one slide, then with two, and so on: while many umbrellas are left, something is near.
  std::uint32_t steps = 0;
  Bits open = worth_making(table);
  const unsigned most = umbrellas_left(table);
  for (unsigned slides = 1; slides <= most; ++slides) {
    for (Bits goals = open; goals != 0; goals &= goals - 1) {
      const unsigned goal = nth_of(goals, 0);
      const auto space = nth<Space>(goal / kColours);
      const Bits figure = figure_of(table.tops[index_of(table.turn)][index_of(space)], space);
      BackwardSearch search(table, nth<Colour>(goal % kColours));
      const bool found = search.leads_to(figure, slides);
      steps += search.steps();
      if (found) return {true, steps};
      if (!search.was_cut_short()) open &= ~bit(goal);
    }
  }
  return {false, steps};
}

}  // namespace brolly::umbrella
