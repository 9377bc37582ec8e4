#include "firmware/texts/fill_in.hpp"

#include <algorithm>

#include "engine/common/text_out.hpp"

namespace brolly {

void copy_text(etl::istring& out, etl::string_view text) {
  out.assign(text.data(), std::min(text.size(), out.capacity()));
}

void fill_in(etl::istring& out, etl::string_view pattern, etl::string_view one, etl::string_view two) {
  out.clear();
  const auto put = [&out](etl::string_view text) { out.append(text.data(), std::min(text.size(), out.available())); };
  while (!pattern.empty()) {
    const std::size_t place = pattern.find('%');
    if (place == etl::string_view::npos || place + 1 >= pattern.size()) break;
    put(pattern.substr(0, place));
    put(pattern[place + 1] == '1' ? one : two);
    pattern.remove_prefix(place + 2);
  }
  put(pattern);
}

Digits::Digits(std::int32_t number) {
  StringOut(text_).number(number);
}

}  // namespace brolly
