#pragma once

#include <etl/string.h>

#include <cstddef>

#include "firmware/canvas/canvas.hpp"
#include "firmware/texts/language.hpp"

namespace brolly {

inline constexpr std::size_t kFaultReportLength = 64;

/// The code that a player reports: "fault at slide.cpp:42". A name that is too long loses its end.
void write_fault_report(const char* file, int line, etl::istring& report);

/// Fills the screen with what happened, in plain words, and the report.
void draw_fault(Canvas& canvas, Language language, etl::string_view report);

}  // namespace brolly
