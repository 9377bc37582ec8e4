// What test images do about a broken invariant: they say so on the serial line and stop, which the emulator takes for a
// failure.

#include "engine/common/check.hpp"
#include "tests/support/console_serial.hpp"

void brolly::fault(const char* file, int line) {
  const Rp2040Serial serial(test::kFastSerial);
  test::SerialOut out(serial);
  out.put("fault at ");
  out.put(file);
  out.put(':');
  out.number(line);
  out.put('\n');
  while (true) __asm volatile("bkpt #0");
}

extern "C" [[noreturn]] void brolly_panic(const char* /*format*/, ...) {
  brolly::fault("pico-sdk", 0);
}
