#include "firmware/canvas/font.hpp"

#include <algorithm>

#include "engine/common/check.hpp"

namespace brolly {

const Glyph* Font::find(char32_t code) const {
  // The fonts start with ASCII, whole: most letters need no search.
  if (code >= U' ' && code - U' ' < glyphs.size()) {
    const Glyph& likely = glyphs[code - U' '];
    if (likely.code == code) return &likely;
  }
  const auto* place = std::lower_bound(glyphs.begin(), glyphs.end(), code,
                                       [](const Glyph& glyph, char32_t wanted) { return glyph.code < wanted; });
  return place != glyphs.end() && place->code == code ? place : nullptr;
}

const Glyph& Font::glyph(char32_t code) const {
  const Glyph* found = find(code);
  if (found == nullptr) found = find(U'?');
  BROLLY_CHECK(found != nullptr);
  return *found;
}

int Font::width(etl::string_view text) const {
  int sum = 0;
  while (!text.empty()) sum += glyph(next_letter(text)).advance;
  return sum;
}

Rect Font::ink(etl::string_view text) const {
  Rect all{0, 0, 0, 0};
  int pen = 0;
  while (!text.empty()) {
    const Glyph& letter = glyph(next_letter(text));
    all = around(all, {pen + letter.left, ascent - letter.top, letter.width, letter.height});
    pen += letter.advance;
  }
  return all;
}

char32_t next_letter(etl::string_view& text) {
  constexpr char32_t kNotALetter = 0xfffd;
  const auto first = static_cast<std::uint8_t>(text.front());
  text.remove_prefix(1);
  if (first < 0x80) return first;
  const unsigned more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
  if (first < 0xc0 || first >= 0xf8 || text.size() < more) return kNotALetter;
  char32_t code = first & (0x3fU >> more);
  for (unsigned index = 0; index < more; ++index) {
    const auto byte = static_cast<std::uint8_t>(text[index]);
    if ((byte & 0xc0U) != 0x80) return kNotALetter;
    code = (code << 6U) | (byte & 0x3fU);
  }
  text.remove_prefix(more);
  return code;
}

}  // namespace brolly
