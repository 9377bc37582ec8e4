// The engine on the other end of a pipe: the table protocol on standard input and output.

#include <cstdio>
#include <cstdlib>

#include "engine/table/both_games.hpp"
#include "engine/table/line_reader.hpp"

namespace {

class StandardOut final : public brolly::TextOut {
 public:
  using TextOut::put;
  void put(etl::string_view text) override { std::fwrite(text.data(), 1, text.size(), stdout); }
};

}  // namespace

int main() {
  using brolly::table::After;
  static brolly::table::BothGames<brolly::table::kMovesOnHost> table;
  static brolly::table::LineReader reader;
  StandardOut out;
  After after = After::GoOn;
  for (int byte = 0; after == After::GoOn && byte != EOF;) {
    byte = std::getchar();
    const bool line = byte == EOF ? reader.finish() : reader.take(static_cast<char>(byte));
    if (!line) continue;
    after = table.answer(reader.line(), out);
    std::fflush(stdout);
  }
  return EXIT_SUCCESS;
}
