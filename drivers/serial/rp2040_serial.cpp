#include "drivers/serial/rp2040_serial.hpp"

#include <hardware/gpio.h>
#include <hardware/uart.h>

namespace brolly {

Rp2040Serial::Rp2040Serial(const hw::Serial& serial) : uart_(serial.uart == 0 ? uart0 : uart1) {
  uart_init(uart_, serial.baud);
  gpio_set_function(serial.transmit, GPIO_FUNC_UART);
  gpio_set_function(serial.receive, GPIO_FUNC_UART);
}

void Rp2040Serial::write(etl::string_view text) const {
  for (const char letter : text) uart_putc_raw(uart_, letter);
}

char Rp2040Serial::read() const {
  return uart_getc(uart_);
}

}  // namespace brolly
