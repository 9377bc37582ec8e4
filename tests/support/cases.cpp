#include "tests/support/cases.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace brolly::test {
namespace {

Case* first = nullptr;
Case** last = &first;

}  // namespace

Case::Case(const char* case_name, const char* case_file, int case_line, void (*case_body)())
    : name(case_name), file(case_file), line(case_line), body(case_body) {
  *last = this;
  last = &next;
}

}  // namespace brolly::test

extern "C" void setUp() {}
extern "C" void tearDown() {}

/// Runs all tests, or with an argument those whose file or name contains it.
int main(int arguments, char** argument) {
  const char* wanted = arguments > 1 ? argument[1] : "";
  UNITY_BEGIN();
  for (const auto* test = brolly::test::first; test != nullptr; test = test->next) {
    if (std::strstr(test->file, wanted) == nullptr && std::strstr(test->name, wanted) == nullptr) continue;
    UnitySetTestFile(test->file);
    UnityDefaultTestRun(test->body, test->name, test->line);
  }
  if (Unity.NumberOfTests == 0) {
    std::fprintf(stderr, "no test is called %s\n", wanted);
    return EXIT_FAILURE;
  }
  return UNITY_END();
}
