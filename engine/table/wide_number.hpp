#pragma once

#include <cstdint>

#include "engine/common/text_out.hpp"

namespace brolly::table {

/// Numbers that need 64 bits: counts and fingerprints. The games' own numbers are small, see TextOut::number.
void write_decimal(std::uint64_t value, TextOut& out);
/// Always 16 digits, so that fingerprints line up.
void write_hex(std::uint64_t value, TextOut& out);

}  // namespace brolly::table
