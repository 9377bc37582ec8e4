// Turns a font file into a C++ table of anti-aliased letters: convert NAME FONT_FILE PIXELS OUTPUT.cpp
//
// A host program that the build runs. Letters are not hinted, so that every FreeType version draws the same.

#include <ft2build.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>
#include FT_FREETYPE_H

namespace {

struct Letter {
  unsigned code;
  std::size_t picture;
  FT_Bitmap size;
  int left, top, advance;
};

[[noreturn]] void give_up(const std::string& what) {
  std::fprintf(stderr, "convert: %s\n", what.c_str());
  std::exit(EXIT_FAILURE);
}

/// ASCII, the letters of western Europe, and the few marks beyond them that our texts use.
std::vector<unsigned> wanted_letters() {
  std::vector<unsigned> codes;
  for (unsigned code = 0x20; code < 0x7f; ++code) codes.push_back(code);
  for (unsigned code = 0xa0; code <= 0xff; ++code) codes.push_back(code);
  for (const unsigned code : {0x152U, 0x153U, 0x178U, 0x2013U, 0x2014U, 0x2018U, 0x2019U, 0x201cU, 0x201dU, 0x2026U,
                              0x202fU, 0x20acU, 0x2190U, 0x2191U, 0x2192U, 0x2193U}) {
    codes.push_back(code);
  }
  return codes;
}

/// Appends a glyph's grey picture as 4 bits a pixel, two pixels a byte, and each row from a fresh byte.
void pack(const FT_Bitmap& bitmap, std::vector<std::uint8_t>& alphas) {
  const auto alpha = [&bitmap](unsigned x, unsigned y) -> unsigned {
    if (x >= bitmap.width) return 0;
    const auto row = static_cast<std::ptrdiff_t>(y) * bitmap.pitch;
    return (bitmap.buffer[row + static_cast<std::ptrdiff_t>(x)] * 15U + 127) / 255;
  };
  for (unsigned y = 0; y < bitmap.rows; ++y) {
    for (unsigned x = 0; x < bitmap.width; x += 2) {
      alphas.push_back(static_cast<std::uint8_t>(alpha(x, y) | (alpha(x + 1, y) << 4U)));
    }
  }
}

std::vector<Letter> draw_letters(FT_Face face, std::vector<std::uint8_t>& alphas) {
  std::vector<Letter> letters;
  for (const unsigned code : wanted_letters()) {
    const FT_UInt index = FT_Get_Char_Index(face, code);
    if (index == 0) continue;
    if (FT_Load_Glyph(face, index, FT_LOAD_NO_HINTING | FT_LOAD_RENDER) != 0) give_up("a letter cannot be drawn");
    const FT_GlyphSlot slot = face->glyph;
    letters.push_back({code, alphas.size(), slot->bitmap, slot->bitmap_left, slot->bitmap_top,
                       static_cast<int>((slot->advance.x + 32) >> 6)});
    pack(slot->bitmap, alphas);
  }
  return letters;
}

void write_table(std::ostream& out, const std::string& name, FT_Face face, const std::vector<Letter>& letters,
                 const std::vector<std::uint8_t>& alphas) {
  const auto pixels = [](FT_Pos units) { return (units + 63) >> 6; };
  out << "#include \"firmware/fonts/fonts.hpp\"\n\nnamespace brolly::fonts {\nnamespace {\n\nconstexpr Glyph kGlyphs[] "
         "= {\n";
  for (const Letter& letter : letters) {
    out << "    {" << letter.picture << ", " << letter.code << ", " << letter.size.width << ", " << letter.size.rows
        << ", " << letter.left << ", " << letter.top << ", " << letter.advance << "},\n";
  }
  out << "};\n\nconstexpr std::uint8_t kAlphas[] = {";
  for (const std::uint8_t byte : alphas) out << unsigned{byte} << ',';
  out << "};\n\n}  // namespace\n\nextern const Font " << name << "{" << pixels(face->size->metrics.ascender) << ", "
      << pixels(face->size->metrics.height) << ", kGlyphs, kAlphas};\n\n}  // namespace brolly::fonts\n";
}

}  // namespace

int main(int arguments, char** argument) {
  if (arguments != 5) give_up("usage: convert NAME FONT_FILE PIXELS OUTPUT.cpp");
  FT_Library library = nullptr;
  FT_Face face = nullptr;
  if (FT_Init_FreeType(&library) != 0) give_up("FreeType does not start");
  if (FT_New_Face(library, argument[2], 0, &face) != 0) give_up(std::string("cannot read the font ") + argument[2]);
  FT_Set_Pixel_Sizes(face, 0, static_cast<FT_UInt>(std::atoi(argument[3])));

  std::vector<std::uint8_t> alphas;
  const std::vector<Letter> letters = draw_letters(face, alphas);
  std::ofstream out(argument[4]);
  write_table(out, argument[1], face, letters, alphas);
  if (!out.flush()) give_up(std::string("cannot write ") + argument[4]);
  FT_Done_Face(face);
  FT_Done_FreeType(library);
}
