#pragma once

#include <etl/string.h>
#include <etl/string_view.h>

#include <cstddef>

namespace brolly::table {

/// The most bytes that a line of the protocol may have, its end not counted.
inline constexpr std::size_t kLongestLine = 4096;

/// Makes lines out of the bytes that a pipe or a UART brings. A line ends with "\n" or "\r\n".
///
/// Of an over-long line it keeps just enough for the table to see that it is too long, and swallows the rest; so the
/// line still gets its one answer, and what follows it is read as usual.
class LineReader {
 public:
  /// Says whether `byte` has completed a line.
  bool take(char byte);
  /// Says, at the end of all input, whether there is a last line that has no line end.
  bool finish();
  /// The line just completed. It stays until the next byte is taken.
  etl::string_view line() const;

 private:
  // Room for "\r" and for the one byte that makes a line over-long.
  etl::string<kLongestLine + 2> text_;
  bool complete_ = false;
};

}  // namespace brolly::table
