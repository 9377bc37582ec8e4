#pragma once

#include <cstdint>
#include <span>

namespace brolly {

/// The part of a NOR flash that belongs to the log: sectors that are erased to ones as a whole, and pages within which
/// bytes are programmed. A program only clears bits. It can be read like memory at all times.
class Flash {
 public:
  /// A program stays within a page.
  static constexpr std::uint32_t kPage = 256;

  std::uint32_t sectors() const { return static_cast<std::uint32_t>(bytes_.size() / sector_bytes_); }
  std::uint32_t sector_bytes() const { return sector_bytes_; }
  std::span<const std::uint8_t> bytes() const { return bytes_; }

  virtual void erase(std::uint32_t sector) = 0;
  virtual void program(std::uint32_t at, std::span<const std::uint8_t> data) = 0;

 protected:
  Flash(std::span<const std::uint8_t> bytes, std::uint32_t sector_bytes) : bytes_(bytes), sector_bytes_(sector_bytes) {}
  Flash(const Flash&) = default;
  Flash& operator=(const Flash&) = default;
  ~Flash() = default;

 private:
  std::span<const std::uint8_t> bytes_;
  std::uint32_t sector_bytes_;
};

}  // namespace brolly
