#include "firmware/fault_report.hpp"

#include "engine/common/text_out.hpp"
#include "firmware/fonts/fonts.hpp"

namespace brolly {

void write_fault_report(const char* file, int line, etl::istring& report) {
  constexpr std::size_t kLongestName = 32;
  const etl::string_view name(file);
  StringOut out(report);
  out.put("fault at ");
  out.put(name.substr(0, kLongestName));
  out.put(':');
  out.number(line);
}

void draw_fault(Canvas& canvas, etl::string_view report) {
  const int center = canvas.width() / 2;
  const int middle = canvas.height() / 2;
  canvas.fill({0, 0, canvas.width(), canvas.height()}, palette::kGround);
  canvas.text_centered(center, middle - 48, fonts::kBody, "Something went wrong", palette::kHighlight);
  canvas.text_centered(center, middle - 16, fonts::kSmall, "The console restarts now.", palette::kText);
  canvas.text_centered(center, middle + 16, fonts::kSmall, report, palette::kDimText);
}

}  // namespace brolly
