#include <etl/vector.h>

#include "engine/umbrella/names.hpp"
#include "engine/umbrella/notation.hpp"

namespace brolly::umbrella {
namespace {

/// Writes one table as JSON; the unseen tiles only if it is given them.
class Writer {
 public:
  Writer(const Table& table, const UnseenTiles* unseen, TextOut& out) : table_(table), unseen_(unseen), out_(out) {}

  void write() {
    out_.put(R"({"game":"umbrella","edition":")");
    out_.put(table_.rules().name);
    out_.put('"');
    number("players", table_.players());
    number("level", table_.options.level);
    word("phase", kPhaseNames[index_of(table_.phase)]);
    number("actor", index_of(table_.actor));
    number("turn", index_of(table_.turn));
    number("ply", table_.ply);
    stages();
    zones();
    spaces();
    boards();
    number("supply", table_.supply);
    number("aside", table_.aside);
    what_is_on_its_way();
    number("space", table_.completed_space);
    key("again");
    out_.put(table_.again ? "true" : "false");
    key("ending");
    out_.number(table_.ending == kNobody ? -1 : static_cast<std::int32_t>(index_of(table_.ending)));
    out_.put('}');
  }

 private:
  void key(etl::string_view name) {
    out_.put(R"(,")");
    out_.put(name);
    out_.put(R"(":)");
  }

  void number(etl::string_view name, std::uint32_t value) {
    key(name);
    out_.number(static_cast<std::int32_t>(value));
  }

  void word(etl::string_view name, etl::string_view value) {
    key(name);
    out_.put('"');
    out_.put(value);
    out_.put('"');
  }

  template <class Inside>
  void quoted(Inside inside) {
    out_.put('"');
    inside();
    out_.put('"');
  }

  /// A list with one entry a player.
  template <class Entry>
  void list(etl::string_view name, Entry entry) {
    key(name);
    out_.put('[');
    Separated commas(out_, ',');
    for (unsigned player = 0; player < table_.players(); ++player) {
      commas.next();
      entry(player);
    }
    out_.put(']');
  }

  void heap(const Heap& heap) {
    quoted([&] {
      for (const Colour colour : kSortedColours) {
        for (unsigned left = heap.count(colour); left > 0; --left) out_.put(letter_of(colour));
      }
    });
  }

  void stages() {
    list("stages", [this](unsigned player) {
      quoted([&] {
        for (unsigned cell = 0; cell < kCells; ++cell) out_.put(letter_of(table_.stages[player].at(nth<Cell>(cell))));
      });
    });
  }

  void zones() {
    key("zones");
    out_.put('{');
    Separated commas(out_, ',');
    for (unsigned zone = 0; zone < kZones; ++zone) {
      if (!is_in_use(nth<Zone>(zone), table_.players())) continue;
      commas.next();
      quoted([&] { write_zone(nth<Zone>(zone), out_); });
      out_.put(':');
      heap(table_.zones[zone]);
    }
    out_.put('}');
  }

  void unseen_tiles(unsigned player, unsigned stack, Separated& commas) {
    for (unsigned from_bottom = 0; from_bottom < table_.unseen[player][stack]; ++from_bottom) {
      commas.next();
      if (unseen_ == nullptr) {
        out_.put('?');
        continue;
      }
      out_.put('~');
      write_tile(unseen_->at(table_.players(), nth<Player>(player), stack, from_bottom), out_);
    }
  }

  void stack(unsigned player, unsigned space) {
    Separated commas(out_, ',');
    if (space < kStartingStacks) unseen_tiles(player, space, commas);
    etl::vector<Tile, kTiles> top_first;
    for (Tile tile = table_.tops[player][space]; !tile.is_none(); tile = table_.under[tile.number() - 1]) {
      top_first.push_back(tile);
    }
    for (; !top_first.empty(); top_first.pop_back()) {
      commas.next();
      write_tile(top_first.back(), out_);
    }
  }

  void spaces() {
    list("spaces", [this](unsigned player) {
      out_.put('[');
      Separated commas(out_, ',');
      for (unsigned space = 0; space < kSpaces; ++space) {
        commas.next();
        quoted([&] { stack(player, space); });
      }
      out_.put(']');
    });
  }

  void boards() {
    list("boards", [this](unsigned player) {
      quoted([&] {
        for (unsigned spot = 0; spot < kSpots; ++spot) out_.put((table_.boards[player] & bit(spot)) != 0 ? 'x' : '.');
      });
    });
  }

  void what_is_on_its_way() {
    key("discard");
    heap(table_.discard);
    key("tiles_out");
    quoted([this] { tiles_out(); });
    key("passing");
    quoted([this] { write_tile(table_.passing, out_); });
    key("pushed");
    quoted([this] { pushed(); });
    key("powers");
    quoted([this] { powers(); });
  }

  void tiles_out() {
    Separated commas(out_, ',');
    for (const Tile tile : table_.tiles_out) {
      if (tile.is_none()) return;
      commas.next();
      write_tile(tile, out_);
    }
  }

  void pushed() {
    if (!table_.pushed.is_noted) return;
    write_zone(table_.pushed.zone, out_);
    out_.put('.');
    out_.put(letter_of(table_.pushed.colour));
  }

  void powers() {
    Separated commas(out_, ',');
    for (Bits powers = table_.powers; powers != 0; powers &= powers - 1) {
      commas.next();
      out_.put(kPowerNames[index_of(table_.level().powers[nth_of(powers, 0)].power)]);
    }
  }

  const Table& table_;
  const UnseenTiles* unseen_;
  TextOut& out_;
};

}  // namespace

void write_state(const State& state, TextOut& out) {
  Writer(state.table, &state.unseen, out).write();
}

void write_view(const Table& table, TextOut& out) {
  Writer(table, nullptr, out).write();
}

}  // namespace brolly::umbrella
