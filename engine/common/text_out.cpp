#include "engine/common/text_out.hpp"

#include "engine/common/check.hpp"

namespace brolly {

void TextOut::number(std::int32_t value) {
  char digits[11];
  char* first = digits + sizeof digits;
  auto rest = value < 0 ? 0U - static_cast<std::uint32_t>(value) : static_cast<std::uint32_t>(value);
  do {
    *--first = static_cast<char>('0' + rest % 10);
    rest /= 10;
  } while (rest != 0);
  if (value < 0) *--first = '-';
  put(etl::string_view(first, digits + sizeof digits));
}

void StringOut::put(etl::string_view text) {
  BROLLY_CHECK(text.size() <= text_.available());
  text_.append(text.data(), text.size());
}

void FingerprintOut::put(etl::string_view text) {
  for (const char letter : text) {
    fingerprint_ = (fingerprint_ ^ static_cast<std::uint8_t>(letter)) * 0x100000001b3U;
  }
}

}  // namespace brolly
