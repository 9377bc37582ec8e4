#pragma once

#include <cstdint>

namespace brolly {

/// Where the console's power comes from, as it can be measured.
class Supply {
 public:
  virtual std::uint16_t millivolts() = 0;
  virtual bool is_charging() const = 0;

 protected:
  ~Supply() = default;
};

}  // namespace brolly
