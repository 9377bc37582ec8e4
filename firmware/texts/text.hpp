#pragma once

#include <cstdint>

namespace brolly {

/// Everything that the console can say. Each language has a table with all of it (english.cpp and so on); a missing key
/// does not compile.
enum class Text : std::uint16_t {
  LanguageName,
  Count  ///< Not a text: how many there are.
};

inline constexpr unsigned kTexts = static_cast<unsigned>(Text::Count);

}  // namespace brolly
