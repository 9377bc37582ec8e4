#pragma once

#include <etl/span.h>
#include <etl/string_view.h>

#include <cstdint>

#include "drivers/display/rect.hpp"

namespace brolly {

/// The picture of one letter, and where it stands from the pen on the base line.
struct Glyph {
  std::uint32_t picture;  ///< Where its picture starts in the font's `alphas`.
  std::uint16_t code;     ///< Unicode.
  std::uint8_t width;
  std::uint8_t height;
  std::int8_t left;
  std::int8_t top;       ///< How far its first row is above the base line.
  std::uint8_t advance;  ///< How far the pen moves on.
};

/// Letters of one size, made from a font file when the project is built.
class Font {
 public:
  std::uint8_t ascent;  ///< From the top of a line to the base line.
  std::uint8_t line_height;
  etl::span<const Glyph> glyphs;         ///< Sorted by code.
  etl::span<const std::uint8_t> alphas;  ///< 4 bits a pixel, the left one in the low half; a row starts with a byte.

  /// A letter that the font does not have gets the question mark's glyph.
  const Glyph& glyph(char32_t code) const;
  int width(etl::string_view text) const;
  /// What a line's letters cover, seen from where it starts; empty if there is nothing to see.
  Rect ink(etl::string_view text) const;

 private:
  const Glyph* find(char32_t code) const;
};

/// Takes the next letter off a UTF-8 text. A byte that does not belong there counts as U+FFFD.
char32_t next_letter(etl::string_view& text);

}  // namespace brolly
