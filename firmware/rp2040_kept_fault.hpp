#pragma once

#include <etl/string.h>

namespace brolly {

/// What a fault leaves for the next start, in the watchdog's scratch registers: they outlive the restart.
void keep_fault(const char* file, int line);
/// Gives the report of the fault that made the restart necessary and forgets it; empty if there was none.
void take_kept_fault(etl::istring& report);

}  // namespace brolly
