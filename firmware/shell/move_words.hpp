#pragma once

#include <etl/string.h>

#include "firmware/shell/shell.hpp"

namespace brolly {

/// A move as everybody may read it, in the table's notation; which cards a player throws away is nobody else's
/// business.
void write_open_move(const Shell& shell, umbrella::Move move, etl::istring& out);
void write_open_move(const Shell& shell, parade::Move move, etl::istring& out);

}  // namespace brolly
