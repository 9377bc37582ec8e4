#include "engine/common/same_text_out.hpp"
#include "engine/common/text_in.hpp"
#include "engine/umbrella/check_state.hpp"
#include "engine/umbrella/names.hpp"
#include "engine/umbrella/notation.hpp"
#include "engine/umbrella/stacks.hpp"

namespace brolly::umbrella {
namespace {

constexpr std::uint32_t kLargestPly = 999'999'999;

/// Reads the text from left to right into a state. Each step says whether it went well; the first that did not has left
/// the complaint.
class Reader {
 public:
  explicit Reader(etl::string_view text) : in_(text) {}

  bool read() {
    return options() && whose_turn() && stages() && zones() && spaces() && boards() && tokens() && discards() &&
           what_is_on_its_way() && last_keys();
  }
  const State& state() const { return state_; }
  etl::string_view complaint() const { return complaint_; }

 private:
  bool fail(etl::string_view sentence) {
    if (complaint_.empty()) complaint_ = sentence;
    return false;
  }

  bool mark(etl::string_view literal) {
    return in_.take(literal) || fail("a key or a mark is missing, unknown or out of order");
  }

  bool key(etl::string_view name) { return mark(R"(,")") && mark(name) && mark(R"(":)"); }

  template <class Number>
  bool number(etl::string_view name, std::uint32_t least, std::uint32_t most, Number& number,
              etl::string_view sentence) {
    if (!key(name)) return false;
    const auto value = in_.number(most);
    if (!value || *value < least) return fail(sentence);
    number = static_cast<Number>(*value);
    return true;
  }

  bool player(etl::string_view name, Player& player) {
    return number(name, 0, table_.players() - 1, player, "actor and turn must be players of this game");
  }

  template <class Word, std::size_t kSize>
  bool word(const std::array<etl::string_view, kSize>& names, Word& word, etl::string_view sentence) {
    if (!mark("\"")) return false;
    const auto index = find_name(names, in_.until('"'));
    if (!index) return fail(sentence);
    word = nth<Word>(*index);
    return true;
  }

  bool options() {
    Options& options = table_.options;
    if (!mark(R"({"game":"umbrella")")) return false;
    if (!key("edition") || !word(kEditionNames, options.edition, "edition must be it, en, fr1 or fr2")) return false;
    if (!number("players", 1, kMaxPlayers, options.players, "players must be 1 to 4")) return false;
    options.faces = options.players == 1 ? Faces::Black : Faces::Random;
    return number("level", 1, kLevels, options.level, "level must be 1 to 4");
  }

  bool whose_turn() {
    return key("phase") && word(kPhaseNames, table_.phase, "the phase is unknown") && player("actor", table_.actor) &&
           player("turn", table_.turn) && number("ply", 0, kLargestPly, table_.ply, "ply must be a number of moves");
  }

  /// A list with one entry a player.
  bool list(etl::string_view name, bool (Reader::*entry)(unsigned)) {
    if (!key(name) || !mark("[")) return false;
    for (unsigned player = 0; player < table_.players(); ++player) {
      if (player > 0 && !mark(",")) return false;
      if (!(this->*entry)(player)) return false;
    }
    return mark("]");
  }

  bool stages() { return list("stages", &Reader::stage); }

  bool stage(unsigned player) {
    if (!mark("\"")) return false;
    for (unsigned cell = 0; cell < kCells; ++cell) {
      const auto colour = in_.one_of(kColourLetters);
      if (!colour) return fail("a stage must be 16 of the letters R, G, B and Y");
      table_.stages[player].put(nth<Cell>(cell), nth<Colour>(*colour));
    }
    return in_.take('"') || fail("a stage must be 16 of the letters R, G, B and Y");
  }

  bool heap(Heap& heap) {
    if (!mark("\"")) return false;
    for (const Colour colour : kSortedColours) {
      while (in_.take(letter_of(colour))) {
        if (heap.total() == kMostUmbrellas) return fail("there are more umbrellas than the box has");
        heap.add(colour);
      }
    }
    return in_.take('"') || fail("a heap must be letters of B, G, R and Y in this order");
  }

  bool zones() {
    if (!key("zones") || !mark("{")) return false;
    for (unsigned index = 0; index < kZones; ++index) {
      const auto zone = nth<Zone>(index);
      if (!is_in_use(zone, table_.players())) continue;
      if (zone != kCentral && !mark(",")) return false;
      if (!mark("\"") || !zone_name(zone) || !mark("\":") || !heap(table_.zone(zone))) return false;
    }
    return mark("}");
  }

  bool zone_name(Zone zone) {
    etl::string<2> name;
    StringOut out(name);
    write_zone(zone, out);
    return mark(name);
  }

  /// No tile may occur twice, not even for a moment: a stack is a chain by numbers and would run in a circle.
  bool tile(Tile& tile) {
    const auto number = in_.number(kTiles);
    const auto face = in_.one_of(kFaceLetters);
    if (!number || *number == 0 || !face) return fail("a tile must be a number from 1 to 24 and the letter b or w");
    tile = Tile(static_cast<unsigned>(*number), nth<Face>(*face));
    if ((tiles_ & bit(tile.number())) != 0) return fail("a tile occurs twice");
    tiles_ |= bit(tile.number());
    return true;
  }

  bool spaces() { return list("spaces", &Reader::spaces_of); }

  bool spaces_of(unsigned player) {
    if (!mark("[")) return false;
    for (unsigned space = 0; space < kSpaces; ++space) {
      if (space > 0 && !mark(",")) return false;
      if (!mark("\"") || !stack(nth<Player>(player), nth<Space>(space))) return false;
    }
    return mark("]");
  }

  bool stack(Player player, Space space) {
    if (in_.take('"')) return true;
    do {
      const bool is_unseen = in_.take('~');
      Tile next;
      if (!tile(next)) return false;
      if (!is_unseen) {
        lay(table_, player, space, next);
      } else if (!lay_unseen(player, space, next)) {
        return false;
      }
    } while (in_.take(','));
    return mark("\"");
  }

  bool lay_unseen(Player player, Space space, Tile tile) {
    const unsigned stack = index_of(space);
    if (stack >= kStartingStacks) return fail("unseen tiles can lie only on spaces 1 and 2");
    if (!table_.tops[index_of(player)][stack].is_none()) return fail("an unseen tile lies on a tile that was seen");
    auto& unseen = table_.unseen[index_of(player)][stack];
    if (unseen == unseen_at_start(table_.players())) return fail("a stack has too many unseen tiles");
    state_.unseen.at(table_.players(), player, stack, unseen) = tile;
    ++unseen;
    return true;
  }

  bool boards() { return list("boards", &Reader::board); }

  bool board(unsigned player) {
    if (!mark("\"")) return false;
    for (unsigned spot = 0; spot < kSpots; ++spot) {
      const auto filled = in_.one_of(".x");
      if (!filled) return fail("a board must be 10 of the letters . and x");
      table_.boards[player] = static_cast<std::uint16_t>(table_.boards[player] | (*filled << spot));
    }
    return in_.take('"') || fail("a board must be 10 of the letters . and x");
  }

  bool tokens() {
    constexpr unsigned kMost = 28;
    return number("supply", 0, kMost, table_.supply, "there are more tokens than the box has") &&
           number("aside", 0, kMost, table_.aside, "there are more tokens than the box has");
  }

  bool discards() {
    if (!key("discard") || !heap(table_.discard) || !key("tiles_out") || !mark("\"")) return false;
    if (in_.take('"')) return true;
    for (Tile& place : table_.tiles_out) {
      if (!tile(place)) return false;
      if (in_.take('"')) return true;
      if (!mark(",")) return false;
    }
    return fail("there are more discarded tiles than a solo game has");
  }

  bool what_is_on_its_way() {
    return key("passing") && mark("\"") && passing() && key("pushed") && mark("\"") && pushed() && key("powers") &&
           mark("\"") && powers();
  }

  bool passing() { return in_.take('"') || (tile(table_.passing) && mark("\"")); }

  bool pushed() {
    if (in_.take('"')) return true;
    for (const Zone zone : zones_around(Player{0}, 1)) {
      etl::string<3> name;
      StringOut out(name);
      write_zone(zone, out);
      out.put('.');
      if (!in_.take(name)) continue;
      const auto colour = in_.one_of(kColourLetters);
      if (!colour) break;
      table_.pushed = {true, zone, nth<Colour>(*colour)};
      return mark("\"");
    }
    return fail("pushed must be a zone of the solo player, a dot and a colour");
  }

  /// The scoreboard's order, so that each power stands once at most.
  bool powers() {
    if (in_.take('"')) return true;
    const auto& printed = table_.level().powers;
    for (unsigned place = 0; place < printed.size(); ++place) {
      if (!in_.take(kPowerNames[index_of(printed[place].power)])) continue;
      table_.powers = static_cast<std::uint8_t>(table_.powers | bit(place));
      if (in_.take('"')) return true;
      if (!mark(",")) return false;
    }
    return fail("powers must be those of the scoreboard, in its order");
  }

  bool last_keys() {
    if (!number("space", 0, kSpaces, table_.completed_space, "space must be 0 to 4")) return false;
    if (!key("again")) return false;
    table_.again = in_.take("true");
    if (!table_.again && !in_.take("false")) return fail("again must be true or false");
    if (!ending() || !mark("}")) return false;
    return in_.at_end() || fail("there is more text after the state");
  }

  bool ending() {
    if (!key("ending")) return false;
    if (in_.take("-1")) return true;
    const auto player = in_.number(table_.players() - 1);
    if (!player) return fail("ending must be -1 or a player of this game");
    table_.ending = nth<Player>(static_cast<unsigned>(*player));
    return true;
  }

  TextIn in_;
  State state_;
  Table& table_ = state_.table;
  Bits tiles_ = 0;
  etl::string_view complaint_;
};

}  // namespace

OrComplaint<State> read_state(etl::string_view text) {
  Reader reader(text);
  if (!reader.read()) return complain(reader.complaint());
  const State& state = reader.state();
  const etl::string_view complaint = find_inconsistency(state);
  if (!complaint.empty()) return complain(complaint);
  // The last safety net: whatever was read must be written the same.
  SameTextOut same(text);
  write_state(state, same);
  if (!same.is_same()) return complain("the text is not written as a state is written");
  return state;
}

}  // namespace brolly::umbrella
