#include "firmware/texts/language.hpp"

namespace brolly {

etl::string_view text_in(Language language, Text text) {
  constexpr std::array<const Wordings*, kLanguages> kTables{&kEnglish, &kItalian, &kFrench};
  return (*kTables[static_cast<std::size_t>(language)])[static_cast<std::size_t>(text)].words;
}

}  // namespace brolly
