#include "engine/common/text_in.hpp"

namespace brolly {

bool TextIn::take(etl::string_view literal) {
  if (rest_.substr(0, literal.size()) != literal) return false;
  drop(literal.size());
  return true;
}

etl::optional<unsigned> TextIn::one_of(etl::string_view letters) {
  if (rest_.empty()) return etl::nullopt;
  const auto place = letters.find(rest_.front());
  if (place == etl::string_view::npos) return etl::nullopt;
  drop(1);
  return static_cast<unsigned>(place);
}

etl::optional<std::uint64_t> TextIn::number(std::uint64_t largest) {
  std::uint64_t value = 0;
  std::size_t digits = 0;
  for (; digits < rest_.size() && rest_[digits] >= '0' && rest_[digits] <= '9'; ++digits) {
    const auto digit = static_cast<std::uint64_t>(rest_[digits] - '0');
    const bool needless_zero = digits == 1 && rest_[0] == '0';
    if (needless_zero || digit > largest || value > (largest - digit) / 10) return etl::nullopt;
    value = value * 10 + digit;
  }
  if (digits == 0) return etl::nullopt;
  drop(digits);
  return value;
}

etl::string_view TextIn::until(char letter) {
  const auto place = rest_.find(letter);
  const bool found = place != etl::string_view::npos;
  const etl::string_view before = rest_.substr(0, found ? place : rest_.size());
  drop(before.size() + (found ? 1 : 0));
  return before;
}

}  // namespace brolly
