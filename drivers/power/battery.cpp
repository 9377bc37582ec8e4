#include "drivers/power/battery.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace brolly {
namespace {

struct Point {
  std::uint16_t millivolts;
  std::uint8_t percent;
};

// A LiPo cell's voltage at rest under a small load: flat in the middle, steep at its end.
constexpr std::array<Point, 9> kCurve{
    {{3300, 0}, {3500, 5}, {3600, 12}, {3700, 30}, {3770, 45}, {3850, 60}, {3950, 77}, {4050, 92}, {4150, 100}}};

constexpr bool rises(const std::array<Point, 9>& curve) {
  for (std::size_t index = 1; index < curve.size(); ++index) {
    if (curve[index].millivolts <= curve[index - 1].millivolts) return false;
    if (curve[index].percent <= curve[index - 1].percent) return false;
  }
  return curve.front().percent == 0 && curve.back().percent == 100;
}
static_assert(rises(kCurve));

// Each reading moves the mean by a sixteenth of the difference.
constexpr std::uint32_t kSmoothing = 16;
// How far a level must be passed before the picture changes, so that it does not flicker.
constexpr unsigned kMarginPercent = 3;
constexpr unsigned kLowPercent = 4;
constexpr unsigned kHighAgainPercent = 8;

}  // namespace

unsigned Battery::percent() const {
  const std::uint32_t millivolts = smoothed_ / kSmoothing;
  if (smoothed_ == 0 || millivolts >= kCurve.back().millivolts) return 100;
  if (millivolts <= kCurve.front().millivolts) return 0;
  std::size_t above = 1;
  while (kCurve[above].millivolts < millivolts) ++above;
  const Point& low = kCurve[above - 1];
  const Point& high = kCurve[above];
  const std::uint32_t step = static_cast<std::uint32_t>(high.percent - low.percent) * (millivolts - low.millivolts);
  return low.percent + step / static_cast<std::uint32_t>(high.millivolts - low.millivolts);
}

void Battery::update(std::uint16_t millivolts, bool is_charging) {
  is_charging_ = is_charging;
  const bool is_first = smoothed_ == 0;
  if (is_first) {
    smoothed_ = millivolts * kSmoothing;
  } else {
    smoothed_ = smoothed_ - smoothed_ / kSmoothing + millivolts;
  }
  const unsigned level = percent();
  const auto bars_at = [](unsigned at) { return std::min((at + 12) * kBars / 100, kBars); };
  // Down only when even a bit more charge would show fewer bars, up only when even a bit less would show more.
  const unsigned least = bars_at(level < kMarginPercent ? 0 : level - kMarginPercent);
  const unsigned most = bars_at(level + kMarginPercent);
  if (is_first) bars_ = static_cast<std::uint8_t>(bars_at(level));
  bars_ = static_cast<std::uint8_t>(std::clamp<unsigned>(bars_, least, most));
  if (level <= kLowPercent) is_low_ = true;
  if (level >= kHighAgainPercent || is_charging) is_low_ = false;
}

}  // namespace brolly
