#include "tests/screens/support/png_file.hpp"

#include <png.h>

#include <cstdint>

#include "engine/common/check.hpp"

namespace brolly::test {
namespace {

constexpr std::size_t kBytes = 3;

std::uint8_t widened(unsigned value, unsigned largest) {
  return static_cast<std::uint8_t>((value * 255 + largest / 2) / largest);
}

}  // namespace

Picture enlarged(const Picture& picture, int factor) {
  Picture large{picture.width * factor, picture.height * factor, {}};
  for (int y = 0; y < large.height; ++y) {
    for (int x = 0; x < large.width; ++x) {
      large.pixels.push_back(picture.pixels[static_cast<std::size_t>(y / factor * picture.width + x / factor)]);
    }
  }
  return large;
}

void paste(Picture& sheet, const Picture& picture, int x, int y) {
  for (int row = 0; row < picture.height; ++row) {
    for (int column = 0; column < picture.width; ++column) {
      sheet.pixels[static_cast<std::size_t>((y + row) * sheet.width + x + column)] =
          picture.pixels[static_cast<std::size_t>(row * picture.width + column)];
    }
  }
}

void save_png(const Picture& picture, const std::string& path) {
  std::vector<std::uint8_t> bytes;
  bytes.reserve(picture.pixels.size() * kBytes);
  for (const Color color : picture.pixels) {
    const auto value = static_cast<unsigned>(color);
    bytes.push_back(widened(value >> 11U, 31));
    bytes.push_back(widened(value >> 5U & 63U, 63));
    bytes.push_back(widened(value & 31U, 31));
  }
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(picture.width);
  image.height = static_cast<png_uint_32>(picture.height);
  image.format = PNG_FORMAT_RGB;
  const bool is_written = png_image_write_to_file(&image, path.c_str(), 0, bytes.data(), 0, nullptr) != 0;
  BROLLY_CHECK(is_written);
}

Picture load_png(const std::string& path) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  if (png_image_begin_read_from_file(&image, path.c_str()) == 0) return {};
  image.format = PNG_FORMAT_RGB;
  std::vector<std::uint8_t> bytes(PNG_IMAGE_SIZE(image));
  if (png_image_finish_read(&image, nullptr, bytes.data(), 0, nullptr) == 0) return {};
  Picture picture{static_cast<int>(image.width), static_cast<int>(image.height), {}};
  for (std::size_t at = 0; at < bytes.size(); at += kBytes) {
    picture.pixels.push_back(rgb(static_cast<std::uint32_t>(bytes[at] << 16 | bytes[at + 1] << 8 | bytes[at + 2])));
  }
  return picture;
}

}  // namespace brolly::test
