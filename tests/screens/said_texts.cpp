#include "tests/screens/said_texts.hpp"

namespace brolly::test {

std::bitset<kTexts> said_texts;

}  // namespace brolly::test

// The linker sends every call of text_in to __wrap_..., and calls it itself __real_...
extern "C" etl::string_view __real__ZN6brolly7text_inENS_8LanguageENS_4TextE(brolly::Language, brolly::Text);  // NOLINT

extern "C" etl::string_view __wrap__ZN6brolly7text_inENS_8LanguageENS_4TextE(brolly::Language language,  // NOLINT
                                                                             brolly::Text text) {
  brolly::test::said_texts.set(static_cast<std::size_t>(text));
  return __real__ZN6brolly7text_inENS_8LanguageENS_4TextE(language, text);
}
