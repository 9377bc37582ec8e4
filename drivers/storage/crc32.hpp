#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace brolly {
namespace crc32_detail {

constexpr std::array<std::uint32_t, 16> make_table() {
  std::array<std::uint32_t, 16> table{};
  for (std::uint32_t nibble = 0; nibble < table.size(); ++nibble) {
    std::uint32_t value = nibble;
    for (int bit = 0; bit < 4; ++bit) value = (value >> 1U) ^ ((value & 1U) != 0 ? 0xedb88320U : 0U);
    table[nibble] = value;
  }
  return table;
}

inline constexpr std::array<std::uint32_t, 16> kTable = make_table();

}  // namespace crc32_detail

/// The CRC-32 of Ethernet and zip. Half a byte at a time: a table for whole bytes would be 1 KB for no felt gain.
constexpr std::uint32_t crc32(std::span<const std::uint8_t> bytes) {
  std::uint32_t value = 0xffffffffU;
  for (const std::uint8_t byte : bytes) {
    value ^= byte;
    value = (value >> 4U) ^ crc32_detail::kTable[value & 15U];
    value = (value >> 4U) ^ crc32_detail::kTable[value & 15U];
  }
  return ~value;
}

}  // namespace brolly
