// The boards as they are wired, written down from their schematics and data sheets and not from hw/boards: when the
// firmware's description is wrong, the virtual console does not follow it, and a test names the difference.

const ST7789 = {
  kind: 'st7789',
  memory: { width: 240, height: 320 },
  maxHz: 62_500_000, // Data sheet: a write cycle of 16 ns.
};

const ILI9341 = {
  kind: 'ili9341',
  memory: { width: 240, height: 320 },
  maxHz: 40_000_000, // The data sheet promises 10 MHz; the modules on sale are driven at up to this.
};

export const boards = {
  picosystem: {
    panel: {
      ...ST7789,
      width: 240,
      height: 240,
      upright: 0x00, // The memory access setting under which the glass shows the picture upright.
      inverted: true,
      blueFirst: false,
      spi: 0,
      pins: { clock: 6, data: 7, chipSelect: 5, dataCommand: 9, reset: 4, backlight: 12, vsync: 8 },
    },
    buttons: { UP: 23, DOWN: 20, LEFT: 22, RIGHT: 21, A: 18, B: 19, X: 17, Y: 16 },
    sound: 11,
    battery: { sense: 26, dividedBy: 3, charging: 24 },
    serial: { uart: 0, transmit: 0, receive: 1 },
    flashBytes: 16 << 20,
  },
  waveshare_lcd_1_3: {
    panel: {
      ...ST7789,
      width: 240,
      height: 240,
      upright: 0x60,
      inverted: true,
      blueFirst: false,
      spi: 1,
      pins: { clock: 10, data: 11, chipSelect: 9, dataCommand: 8, reset: 12, backlight: 13 },
    },
    buttons: { UP: 2, DOWN: 18, LEFT: 16, RIGHT: 20, A: 15, B: 17, X: 19, Y: 21 },
    battery: { sense: 29, dividedBy: 3 },
    serial: { uart: 0, transmit: 0, receive: 1 },
    flashBytes: 2 << 20,
  },
  breadboard_ili9341: {
    panel: {
      ...ILI9341,
      width: 320,
      height: 240,
      upright: 0x20,
      inverted: false,
      blueFirst: true,
      spi: 0,
      pins: { clock: 18, data: 19, chipSelect: 17, dataCommand: 20, reset: 21, backlight: 22 },
    },
    buttons: { UP: 2, DOWN: 3, LEFT: 4, RIGHT: 5, A: 6, B: 7, X: 8, Y: 9 },
    sound: 10,
    battery: { sense: 29, dividedBy: 3 },
    serial: { uart: 0, transmit: 0, receive: 1 },
    flashBytes: 2 << 20,
  },
};
