#include "firmware/canvas/wrap.hpp"

namespace brolly {

etl::string_view next_line(etl::string_view& text, const Font& font, int width) {
  const etl::string_view whole = text;
  etl::string_view rest = whole;
  std::size_t line_end = 0;
  std::size_t word_end = 0;
  int pen = 0;
  while (!rest.empty()) {
    const std::size_t here = whole.size() - rest.size();
    const char32_t letter = next_letter(rest);
    if (letter == U'\n') {
      text = rest;
      return whole.substr(0, word_end);
    }
    pen += font.glyph(letter).advance;
    if (letter == U' ') {
      // Only the first space after a word can be where the line ends.
      if (word_end == here && word_end > 0) line_end = word_end;
      continue;
    }
    if (pen > width && line_end > 0) {
      text = whole.substr(whole.find_first_not_of(' ', line_end));
      return whole.substr(0, line_end);
    }
    word_end = whole.size() - rest.size();
  }
  text = etl::string_view();
  return whole.substr(0, word_end);
}

}  // namespace brolly
