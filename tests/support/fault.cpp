#include <cstdio>
#include <cstdlib>

#include "engine/common/check.hpp"

namespace brolly {

void fault(const char* file, int line) {
  std::fprintf(stderr, "broken invariant at %s:%d\n", file, line);
  std::abort();
}

}  // namespace brolly
