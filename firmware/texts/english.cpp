#include "firmware/texts/language.hpp"

namespace brolly {
namespace {

constexpr std::array kTable{
    Wording{Text::LanguageName, "English"},
};
static_assert(is_complete(kTable));

}  // namespace

extern constexpr Wordings kEnglish = kTable;

}  // namespace brolly
