// Prints the board's description as JSON, so that the virtual console's own wiring can be compared with it.

#include <cstdio>

#include BROLLY_BOARD_HEADER

using namespace brolly::hw;

namespace {

void pin(const char* name, Pin number, const char* after) {
  if (number == kNoPin) {
    std::printf("\"%s\":null%s", name, after);
  } else {
    std::printf("\"%s\":%d%s", name, number, after);
  }
}

}  // namespace

int main() {
  const Panel& p = kBoard.panel;
  std::printf("{\"panel\":{\"kind\":\"%s\",\"width\":%d,\"height\":%d,",
              p.kind == PanelKind::St7789 ? "st7789" : "ili9341", p.width, p.height);
  std::printf("\"memoryAccess\":%d,\"inverted\":%s,\"spi\":%d,\"hz\":%u,\"pins\":{", p.memory_access,
              p.inverted ? "true" : "false", p.spi, static_cast<unsigned>(p.spi_hz));
  pin("clock", p.clock, ",");
  pin("data", p.data, ",");
  pin("chipSelect", p.chip_select, ",");
  pin("dataCommand", p.data_command, ",");
  pin("reset", p.reset, ",");
  pin("backlight", p.backlight, ",");
  pin("vsync", p.vsync, "}},\"buttons\":{");
  const Buttons& b = kBoard.buttons;
  pin("UP", b.up, ",");
  pin("DOWN", b.down, ",");
  pin("LEFT", b.left, ",");
  pin("RIGHT", b.right, ",");
  pin("A", b.a, ",");
  pin("B", b.b, ",");
  pin("X", b.x, ",");
  pin("Y", b.y, "},");
  pin("sound", kBoard.sound, ",\"battery\":{");
  pin("sense", kBoard.battery.sense, ",");
  pin("charging", kBoard.battery.charging, ",");
  std::printf("\"dividedBy\":%d},\"serial\":{\"uart\":%d,", kBoard.battery.divided_by, kBoard.serial.uart);
  pin("transmit", kBoard.serial.transmit, ",");
  pin("receive", kBoard.serial.receive, "},");
  std::printf("\"flashBytes\":%u}\n", static_cast<unsigned>(kBoard.flash_bytes));
}
