#include "engine/table/order.hpp"

#include "engine/table/line_reader.hpp"

namespace brolly::table {
namespace {

struct Entry {
  etl::string_view name;
  Command command;
  bool takes_words;
};

constexpr Entry kCommands[] = {
    {"new", Command::kNew, true},      {"state", Command::kState, false},      {"view", Command::kView, true},
    {"moves", Command::kMoves, false}, {"position", Command::kPosition, true}, {"play", Command::kPlay, true},
    {"undo", Command::kUndo, false},   {"perft", Command::kPerft, true},       {"score", Command::kScore, false},
    {"go", Command::kGo, true},        {"bots", Command::kBots, false},        {"data", Command::kData, false},
    {"hash", Command::kHash, false},   {"quit", Command::kQuit, false},
};

}  // namespace

OrComplaint<Order> read_order(etl::string_view line) {
  if (line.size() > kLongestLine) return complain("the line is longer than 4096 bytes");
  static_assert(kLongestLine == 4096);

  Words words(line);
  const etl::string_view name = words.next();
  if (name.empty()) return complain("the line has no command");
  for (const Entry& entry : kCommands) {
    if (entry.name != name) continue;
    if (entry.takes_words && words.done()) return complain("this command needs more words after it");
    if (!entry.takes_words && !words.done()) return complain("this command takes no words after it");
    return Order{entry.command, words};
  }
  return complain("there is no such command");
}

}  // namespace brolly::table
