#pragma once

#include <cstdint>

namespace brolly {

/// How full the battery is, from its voltage: smoothed, along the curve of a LiPo cell, and steady at the borders
/// between its steps.
class Battery {
 public:
  static constexpr unsigned kBars = 3;

  void update(std::uint16_t millivolts, bool is_charging);
  /// From 0 to 100.
  unsigned percent() const;
  /// From 0, nearly empty, to kBars; does not flicker.
  unsigned bars() const { return bars_; }
  /// Too low to write flash.
  bool is_low() const { return is_low_; }
  bool is_charging() const { return is_charging_; }

 private:
  std::uint32_t smoothed_ = 0;  ///< In sixteenths of a millivolt; 0 before the first update.
  std::uint8_t bars_ = kBars;
  bool is_low_ = false;
  bool is_charging_ = false;
};

}  // namespace brolly
