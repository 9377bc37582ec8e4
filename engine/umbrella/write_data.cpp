#include "engine/umbrella/names.hpp"
#include "engine/umbrella/notation.hpp"

namespace brolly::umbrella {
namespace {

/// A comma-separated list in square brackets.
template <class Items, class Write>
void write_list(const Items& items, TextOut& out, Write write) {
  out.put('[');
  Separated commas(out, ',');
  for (const auto& item : items) {
    commas.next();
    write(item);
  }
  out.put(']');
}

void write_word(etl::string_view word, TextOut& out) {
  out.put('"');
  out.put(word);
  out.put('"');
}

void write_face(std::uint16_t face, TextOut& out) {
  constexpr etl::string_view kDigits = "0123456789abcdef";
  out.put('"');
  for (unsigned shift = 16; shift > 0; shift -= 4) out.put(kDigits[(Bits{face} >> (shift - 4)) & 0xfU]);
  out.put('"');
}

void write_tile_faces(const PrintedTile& tile, TextOut& out) {
  out.put('[');
  write_face(tile.black, out);
  out.put(',');
  write_face(tile.white, out);
  out.put(']');
}

void write_group(const PrintedGroup& group, TextOut& out) {
  out.put('[');
  write_list(group.spots, out, [&](std::uint8_t spot) { out.number(spot); });
  out.put(',');
  out.number(group.bonus);
  out.put(']');
}

void write_power(const PrintedPower& power, TextOut& out) {
  out.put('[');
  out.number(power.first_spot);
  out.put(',');
  out.number(power.second_spot);
  out.put(',');
  write_word(kPowerNames[index_of(power.power)], out);
  out.put(']');
}

void write_level(const Level& level, TextOut& out) {
  out.put(R"({"spots":)");
  write_list(level.spots, out, [&](etl::string_view spot) { write_word(spot, out); });
  if (!level.groups.empty()) {
    out.put(R"(,"groups":)");
    write_list(level.groups, out, [&](const PrintedGroup& group) { write_group(group, out); });
  }
  if (level.columns != 0) {
    out.put(R"(,"columns":)");
    out.number(level.columns);
  }
  if (!level.powers.empty()) {
    out.put(R"(,"powers":)");
    write_list(level.powers, out, [&](const PrintedPower& power) { write_power(power, out); });
  }
  out.put('}');
}

}  // namespace

void write_data(TextOut& out) {
  out.put(R"({"stages":)");
  write_list(kPrintedStages, out, [&](etl::string_view stage) { write_word(stage, out); });
  out.put(R"(,"tiles":)");
  write_list(kPrintedTiles, out, [&](const PrintedTile& tile) { write_tile_faces(tile, out); });
  out.put(R"(,"levels":)");
  write_list(kPrintedLevels, out, [&](const Level& level) { write_level(level, out); });
  out.put('}');
}

}  // namespace brolly::umbrella
