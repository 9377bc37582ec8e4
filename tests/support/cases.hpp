#pragma once

#include <unity.h>

namespace brolly::test {

/// One test, which enters itself into the list of all tests before main starts, so that none can be forgotten.
class Case {
 public:
  Case(const char* name, const char* file, int line, void (*body)());

  const char* name;
  const char* file;
  int line;
  void (*body)();
  Case* next = nullptr;
};

}  // namespace brolly::test

/// TEST(an_empty_zone_cannot_be_pushed_from) { ... }
#define TEST(sentence)                                                                             \
  static void sentence();                                                                          \
  static const ::brolly::test::Case case_##sentence(#sentence, __FILE_NAME__, __LINE__, sentence); \
  static void sentence()
