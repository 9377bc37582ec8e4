// An ST7789 or ILI9341 at the other end of the SPI wires: takes bytes, keeps a memory, shows what a person would see.
//
// It is as strict as the data sheets: what it does not know, or gets too early or too fast, is a violation.

const MS = 1e6;

// How many parameters each command takes; the tables after the common ones are the makers' own commands.
const COMMON = {
  0x01: 0, 0x10: 0, 0x11: 0, 0x13: 0, 0x20: 0, 0x21: 0, 0x28: 0, 0x29: 0, 0x2a: 4, 0x2b: 4, 0x34: 0, 0x35: 1, 0x36: 1,
  0x3a: 1,
};
const TUNING = {
  st7789: { 0xb0: 2, 0xb2: 5, 0xb7: 1, 0xbb: 1, 0xc0: 1, 0xc2: 1, 0xc3: 1, 0xc4: 1, 0xc6: 1, 0xd0: 2, 0xe0: 14, 0xe1: 14 },
  ili9341: { 0xb1: 2, 0xb6: 3, 0xc0: 1, 0xc1: 1, 0xc5: 2, 0xc7: 1, 0xe0: 15, 0xe1: 15 },
};
const [SOFTWARE_RESET, SLEEP_IN, SLEEP_OUT, INVERT_OFF, INVERT_ON, DISPLAY_OFF, DISPLAY_ON] = [0x01, 0x10, 0x11, 0x20, 0x21, 0x28, 0x29];
const [COLUMNS, ROWS, WRITE, TEARING_OFF, TEARING_ON, MEMORY_ACCESS, PIXEL_FORMAT] = [0x2a, 0x2b, 0x2c, 0x34, 0x35, 0x36, 0x3a];
const [MIRROR_ROWS, MIRROR_COLUMNS, SWAP, BLUE_FIRST] = [0x80, 0x40, 0x20, 0x08];

export class Panel {
  /**
   * @param wiring the board's panel from boards.mjs
   * @param {() => number} now the time in nanoseconds
   * @param {(what: string) => void} violation
   */
  constructor(wiring, now, violation) {
    this.wiring = wiring;
    this.now = now;
    this.violation = (what) => violation(`panel: ${what}`);
    this.parameterCounts = { ...COMMON, ...TUNING[wiring.kind] };
    this.memory = new Uint16Array(wiring.memory.width * wiring.memory.height);
    for (let i = 0; i < this.memory.length; i++) this.memory[i] = (i * 0x9e37) & 0xffff; // What power-up leaves there: noise.
    this.frames = 0;
    this.bytes = 0;
    this.firstByteAt = this.lastByteAt = 0;
    this.inReset = false;
    this.startOver();
  }

  startOver() {
    this.resetAt = this.now();
    this.asleep = true;
    this.wokenAt = this.sleptAt = -Infinity;
    this.tearingIsOn = false;
    this.on = false;
    this.inverting = false;
    this.memoryAccess = 0;
    this.pixelBits = 18;
    this.columns = [0, this.wiring.memory.width - 1];
    this.rows = [0, this.wiring.memory.height - 1];
    this.command = null;
    this.parameters = [];
  }

  /** The reset pin: low stops the panel, the rise starts it over. */
  setReset(level) {
    if (!level && !this.inReset) this.resetFellAt = this.now();
    if (level && this.inReset) {
      if (this.now() - this.resetFellAt < 10_000) this.violation('the reset pulse is shorter than 10 us');
      this.startOver();
    }
    this.inReset = !level;
  }

  /** One word from the bus while the panel is selected. */
  transfer(word, bits, isData, hz) {
    if (hz > this.wiring.maxHz) this.violation(`SPI at ${hz / 1e6} MHz is too fast for it`);
    if (this.inReset) return this.violation('a transfer while it is held in reset');
    this.bytes += bits / 8;
    this.lastByteAt = this.now();
    this.firstByteAt ||= this.lastByteAt;
    if (!isData) return this.begin(word, bits);
    if (this.command === WRITE) return this.takePixels(word, bits);
    if (bits !== 8) return this.violation(`a parameter of ${bits} bits`);
    this.parameters.push(word);
    const wanted = this.parameterCounts[this.command];
    if (this.parameters.length > wanted) this.violation(`too many parameters for command ${hex(this.command)}`);
    if (this.parameters.length === wanted) this.execute();
  }

  begin(command, bits) {
    if (bits !== 8) return this.violation(`a command of ${bits} bits`);
    const wanted = this.parameterCounts[this.command];
    if (this.command !== null && wanted > this.parameters.length) {
      this.violation(`command ${hex(this.command)} got ${this.parameters.length} of its ${wanted} parameters`);
    }
    this.checkTimes(command);
    this.command = command;
    this.parameters = [];
    if (command === WRITE) {
      this.column = this.columns[0];
      this.row = this.rows[0];
      this.highByte = null;
      if (this.pixelBits !== 16) this.violation(`pixels are written while the format is ${this.pixelBits} bits`);
    } else if (!(command in this.parameterCounts)) {
      this.violation(`unknown command ${hex(command)}`);
    } else if (this.parameterCounts[command] === 0) {
      this.execute();
    }
  }

  checkTimes(command) {
    if (this.now() - this.resetAt < 5 * MS) this.violation('a command within 5 ms of a reset');
    if (this.now() - this.wokenAt < 5 * MS) this.violation('a command within 5 ms of waking');
    if (this.now() - this.sleptAt < 5 * MS) this.violation('a command within 5 ms of going to sleep');
    if (command === SLEEP_OUT && this.now() - this.sleptAt < 120 * MS) this.violation('woken within 120 ms of going to sleep');
    if (command === SLEEP_OUT && this.now() - this.resetAt < 120 * MS) this.violation('woken within 120 ms of a reset');
    if (command === SLEEP_IN && this.now() - this.wokenAt < 120 * MS) this.violation('sent to sleep within 120 ms of waking');
  }

  execute() {
    const [a, b, c, d] = this.parameters;
    switch (this.command) {
      case SOFTWARE_RESET:
        return this.startOver();
      case SLEEP_IN:
        this.asleep = true;
        this.sleptAt = this.now();
        break;
      case SLEEP_OUT:
        this.asleep = false;
        this.wokenAt = this.now();
        break;
      case INVERT_OFF:
      case INVERT_ON:
        this.inverting = this.command === INVERT_ON;
        break;
      case DISPLAY_OFF:
      case DISPLAY_ON:
        this.on = this.command === DISPLAY_ON;
        break;
      case TEARING_OFF:
      case TEARING_ON:
        this.tearingIsOn = this.command === TEARING_ON;
        break;
      case COLUMNS:
        this.columns = [(a << 8) | b, (c << 8) | d];
        break;
      case ROWS:
        this.rows = [(a << 8) | b, (c << 8) | d];
        break;
      case MEMORY_ACCESS:
        this.memoryAccess = a;
        break;
      case PIXEL_FORMAT:
        this.pixelBits = { 3: 12, 5: 16, 6: 18 }[a & 7] ?? 0;
        break;
    }
  }

  takePixels(word, bits) {
    if (bits === 16) return this.store(word);
    if (this.highByte === null) {
      this.highByte = word;
    } else {
      this.store((this.highByte << 8) | word);
      this.highByte = null;
    }
  }

  store(pixel) {
    const at = this.place(this.column, this.row, this.memoryAccess);
    if (at === undefined) this.violation(`a pixel outside its memory, at column ${this.column}, row ${this.row}`);
    else this.memory[at] = pixel;
    if (this.column++ < this.columns[1]) return;
    this.column = this.columns[0];
    if (this.row++ < this.rows[1]) return;
    this.row = this.rows[0];
    this.frames++;
  }

  /** Where in its memory the pixel of a column and row lies under a memory access setting. */
  place(column, row, access) {
    const { width, height } = this.wiring.memory;
    let [x, y] = access & SWAP ? [row, column] : [column, row];
    if (access & MIRROR_COLUMNS) x = width - 1 - x;
    if (access & MIRROR_ROWS) y = height - 1 - y;
    return x >= 0 && x < width && y >= 0 && y < height ? y * width + x : undefined;
  }

  get isLit() {
    return this.on && !this.asleep && !this.inReset;
  }

  /** Whether it tells of its vertical blanking on its tearing pin. */
  get isSyncing() {
    return this.tearingIsOn && !this.asleep && !this.inReset;
  }

  /** What a person sees: RGBA, row by row. Dark while the panel or its light is off. */
  picture(lightIsOn = true) {
    const { width, height, upright, inverted, blueFirst } = this.wiring;
    const rgba = new Uint8ClampedArray(width * height * 4);
    const swapped = !!(this.memoryAccess & BLUE_FIRST) !== blueFirst;
    const complement = this.inverting === inverted ? 0 : 0xffff;
    for (let y = 0, out = 0; y < height; y++) {
      for (let x = 0; x < width; x++, out += 4) {
        rgba[out + 3] = 255;
        if (!this.isLit || !lightIsOn) continue;
        const pixel = this.memory[this.place(x, y, upright)] ^ complement;
        const red = Math.round(((pixel >> 11) * 255) / 31);
        const blue = Math.round(((pixel & 31) * 255) / 31);
        rgba[out] = swapped ? blue : red;
        rgba[out + 1] = Math.round((((pixel >> 5) & 63) * 255) / 63);
        rgba[out + 2] = swapped ? red : blue;
      }
    }
    return { width, height, rgba };
  }
}

const hex = (command) => `0x${command.toString(16)}`;
