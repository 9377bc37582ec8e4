#include "firmware/fault_report.hpp"

#include "tests/support/cases.hpp"

TEST(a_report_names_file_and_line) {
  etl::string<brolly::kFaultReportLength> report;
  brolly::write_fault_report("slide.cpp", 42, report);
  TEST_ASSERT_EQUAL_STRING("fault at slide.cpp:42", report.c_str());
}

TEST(a_long_name_loses_its_end_and_not_the_line) {
  etl::string<brolly::kFaultReportLength> report;
  brolly::write_fault_report("a_name_that_is_much_longer_than_any_file_of_ours_will_ever_be.cpp", 2147483647, report);
  TEST_ASSERT_EQUAL_STRING("fault at a_name_that_is_much_longer_than_:2147483647", report.c_str());
}
