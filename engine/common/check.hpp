#pragma once

namespace brolly {

/// What a program does about a broken invariant. Every program has its own: the console shows it and restarts, a host
/// program prints it and aborts.
[[noreturn]] void fault(const char* file, int line);

}  // namespace brolly

/// Stops the program if a thing that must be true is not. For bugs only: bad input from outside is a value, see
/// complaint.hpp.
#define BROLLY_CHECK(condition)                 \
  do {                                          \
    if (!(condition)) [[unlikely]] {            \
      ::brolly::fault(__FILE_NAME__, __LINE__); \
    }                                           \
  } while (false)
