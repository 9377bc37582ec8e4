#include "engine/table/wide_number.hpp"

namespace brolly::table {

void write_decimal(std::uint64_t value, TextOut& out) {
  char digits[20];
  char* first = digits + sizeof digits;
  do {
    *--first = static_cast<char>('0' + value % 10);
    value /= 10;
  } while (value != 0);
  out.put(etl::string_view(first, digits + sizeof digits));
}

void write_hex(std::uint64_t value, TextOut& out) {
  for (unsigned shift = 64; shift != 0; shift -= 4) out.put("0123456789abcdef"[(value >> (shift - 4)) & 0xfU]);
}

}  // namespace brolly::table
