#include "firmware/canvas/palette.hpp"

#include <array>
#include <cmath>
#include <cstdio>

#include "firmware/pieces/symbol.hpp"
#include "tests/support/cases.hpp"

using namespace brolly;

namespace {

/// Red, green and blue light, each from 0 to 1.
using Light = std::array<double, 3>;
using Matrix = std::array<Light, 3>;

double linear(double level) {
  return level <= 0.04045 ? level / 12.92 : std::pow((level + 0.055) / 1.055, 2.4);
}

Light light_of(Color color) {
  const auto bits = static_cast<unsigned>(color);
  return {linear((bits >> 11U) / 31.0), linear((bits >> 5U & 63U) / 63.0), linear((bits & 31U) / 31.0)};
}

/// As the Web Content Accessibility Guidelines have it.
double luminance(Color color) {
  const Light light = light_of(color);
  return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
}

double contrast(Color one, Color other) {
  const double bright = std::fmax(luminance(one), luminance(other));
  const double dark = std::fmin(luminance(one), luminance(other));
  return (bright + 0.05) / (dark + 0.05);
}

Light times(const Matrix& matrix, const Light& light) {
  Light result{};
  for (unsigned row = 0; row < 3; ++row) {
    for (unsigned column = 0; column < 3; ++column) result[row] += matrix[row][column] * light[column];
    result[row] = std::fmin(1.0, std::fmax(0.0, result[row]));
  }
  return result;
}

/// What is left of linear light for eyes without one kind of cones (Machado, Oliveira and Fernandes, 2009).
struct Eyes {
  const char* name;
  Matrix matrix;
};
constexpr Eyes kEyes[] = {
    {"all cones", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"no red cones",
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    {"no green cones",
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {"no blue cones",
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
};

/// CIE Lab, in which equal distances look about equally large.
Light lab(const Light& light) {
  constexpr Matrix kToXyz{{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
  constexpr Light kWhite{0.9505, 1.0, 1.089};
  Light root{};
  for (unsigned row = 0; row < 3; ++row) {
    double sum = 0;
    for (unsigned column = 0; column < 3; ++column) sum += kToXyz[row][column] * light[column];
    const double share = sum / kWhite[row];
    root[row] = share > 0.008856 ? std::cbrt(share) : 7.787 * share + 16.0 / 116.0;
  }
  return {116 * root[1] - 16, 500 * (root[0] - root[1]), 200 * (root[1] - root[2])};
}

double distance(const Light& one, const Light& other) {
  const Light a = lab(one);
  const Light b = lab(other);
  return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

void check_apart(etl::span<const Tint> tints, double least) {
  for (const Eyes& eyes : kEyes) {
    for (const Tint one : tints) {
      for (const Tint other : tints) {
        if (one >= other) continue;
        const double found =
            distance(times(eyes.matrix, light_of(color_of(one))), times(eyes.matrix, light_of(color_of(other))));
        char words[64];
        std::snprintf(words, sizeof words, "%s: %u and %u are %.1f apart", eyes.name, static_cast<unsigned>(one),
                      static_cast<unsigned>(other), found);
        TEST_ASSERT_TRUE_MESSAGE(found >= least, words);
      }
    }
  }
}

}  // namespace

TEST(all_words_can_be_read) {
  constexpr double kReadable = 4.5;
  for (const Color words : {palette::kText, palette::kDimText, palette::kHighlight, palette::kWarning}) {
    TEST_ASSERT_TRUE(contrast(words, palette::kGround) >= kReadable);
    TEST_ASSERT_TRUE(contrast(words, palette::kPanel) >= kReadable);
  }
  for (const Color bright : {palette::kHighlight, palette::kCard, palette::kDimCard}) {
    TEST_ASSERT_TRUE(contrast(palette::kDarkText, bright) >= kReadable);
  }
}

TEST(symbols_stand_out_from_their_pieces_and_pieces_from_the_ground) {
  constexpr double kVisible = 3.0;
  for (unsigned index = 0; index < kTints; ++index) {
    const auto tint = static_cast<Tint>(index);
    TEST_ASSERT_TRUE(contrast(ink_on(tint), color_of(tint)) >= kVisible);
    TEST_ASSERT_TRUE(contrast(color_of(tint), palette::kGround) >= kVisible);
  }
}

TEST(colour_blind_players_can_tell_the_umbrellas_apart) {
  constexpr Tint kTintsOfUmbrella[] = {Tint::Red, Tint::Green, Tint::Blue, Tint::Yellow};
  check_apart(kTintsOfUmbrella, 20);
}

TEST(colour_blind_players_can_tell_the_cards_apart) {
  constexpr Tint kTintsOfParade[] = {Tint::Red, Tint::Green, Tint::Blue, Tint::Purple, Tint::Grey, Tint::Orange};
  check_apart(kTintsOfParade, 12);
}
