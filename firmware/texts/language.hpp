#pragma once

#include <etl/string_view.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "firmware/texts/text.hpp"

namespace brolly {

enum class Language : std::uint8_t { English, Italian, French };
inline constexpr unsigned kLanguages = 3;

/// The words for `text` in a language. "%1" and "%2" in them stand for what `fill_in` puts there.
etl::string_view text_in(Language language, Text text);

/// One row of a language's table: the key stands beside its words, so that a reader sees both.
struct Wording {
  Text text;
  etl::string_view words;
};

/// Whether a table has every key, in order, with words to it.
template <std::size_t kSize>
constexpr bool is_complete(const std::array<Wording, kSize>& table) {
  if (kSize != kTexts) return false;
  for (std::size_t index = 0; index < kSize; ++index) {
    if (static_cast<std::size_t>(table[index].text) != index || table[index].words.empty()) return false;
  }
  return true;
}

using Wordings = std::array<Wording, kTexts>;
extern const Wordings kEnglish;
extern const Wordings kItalian;
extern const Wordings kFrench;

}  // namespace brolly
