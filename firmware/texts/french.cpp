#include "firmware/texts/language.hpp"

namespace brolly {
namespace {

constexpr std::array kTable{
    Wording{Text::LanguageName, "Français"},
};
static_assert(is_complete(kTable));

}  // namespace

extern constexpr Wordings kFrench = kTable;

}  // namespace brolly
