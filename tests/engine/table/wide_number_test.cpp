#include "engine/table/wide_number.hpp"

#include "tests/support/cases.hpp"

TEST(wide_numbers_are_written_in_decimal_and_in_hex) {
  etl::string<128> text;
  brolly::StringOut out(text);
  for (const std::uint64_t value : {std::uint64_t{0}, std::uint64_t{1234567890123}, UINT64_MAX}) {
    brolly::table::write_decimal(value, out);
    out.put(' ');
    brolly::table::write_hex(value, out);
    out.put('\n');
  }
  TEST_ASSERT_EQUAL_STRING(
      "0 0000000000000000\n1234567890123 0000011f71fb04cb\n18446744073709551615 ffffffffffffffff\n", text.c_str());
}
