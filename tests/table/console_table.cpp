// The table protocol on the console's serial line: the same engine code as on the host, on the target.

#include "drivers/serial/rp2040_serial.hpp"
#include "engine/common/check.hpp"
#include "engine/table/both_games.hpp"
#include "engine/table/line_reader.hpp"
#include "tests/support/console_serial.hpp"

namespace {

constexpr std::size_t kMovesOnConsole = 8192;

// Too large for the stack.
brolly::table::BothGames<kMovesOnConsole> the_table;
brolly::table::LineReader reader;

}  // namespace

int main() {
  const brolly::Rp2040Serial serial(brolly::test::kFastSerial);
  brolly::test::SerialOut out(serial);
  auto after = brolly::table::After::GoOn;
  while (after == brolly::table::After::GoOn) {
    if (reader.take(serial.read())) after = the_table.answer(reader.line(), out);
  }
  brolly::test::rest();
}
