#include "firmware/texts/language.hpp"

namespace brolly {
namespace {

constexpr std::array kTable{
    Wording{Text::LanguageName, "Italiano"},
};
static_assert(is_complete(kTable));

}  // namespace

extern constexpr Wordings kItalian = kTable;

}  // namespace brolly
