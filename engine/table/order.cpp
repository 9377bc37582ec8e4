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
    {"new", Command::New, true},      {"state", Command::State, false},      {"view", Command::View, true},
    {"moves", Command::Moves, false}, {"position", Command::Position, true}, {"play", Command::Play, true},
    {"undo", Command::Undo, false},   {"perft", Command::Perft, true},       {"score", Command::Score, false},
    {"go", Command::Go, true},        {"bots", Command::Bots, false},        {"data", Command::Data, false},
    {"hash", Command::Hash, false},   {"quit", Command::Quit, false},
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
