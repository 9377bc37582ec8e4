#include "firmware/fault_report.hpp"

#include "engine/common/text_out.hpp"
#include "firmware/canvas/palette.hpp"
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

void draw_fault(Canvas& canvas, Language language, etl::string_view report) {
  constexpr int kMargin = 16;
  canvas.fill(canvas.clip(), palette::kGround);
  const int width = canvas.width() - 2 * kMargin;
  int y = 34;
  y +=
      canvas.paragraph({kMargin, y, width, 60}, fonts::kBody, text_in(language, Text::FaultTitle), palette::kHighlight);
  y += 8;
  y += canvas.paragraph({kMargin, y, width, 90}, fonts::kSmall, text_in(language, Text::FaultWords), palette::kText);
  canvas.paragraph({kMargin, y + 10, width, 40}, fonts::kSmall, report, palette::kDimText);
}

}  // namespace brolly
