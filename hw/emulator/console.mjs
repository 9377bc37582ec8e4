// The virtual console: a chip, a panel, buttons, a battery and a serial line on one board, running a firmware image.
// Nothing in here knows Node or the browser; time is simulated.

import { boards } from './boards.mjs';
import { Chip } from './chip.mjs';
import { Flash } from './flash.mjs';
import { readImage } from './image.mjs';
import { Panel } from './panel.mjs';

const MS = 1e6;
const SPI_FUNCTION = 1;
const UART_FUNCTION = 2;
const PWM_FUNCTION = 4;
const NEWLINE = 10;
const ADC_VOLTS = 3.3;
const FULL_BATTERY_VOLTS = 4.1;
// A panel at 60 Hz, and about how long it is between its last line and its first.
const FRAME_NANOS = 1e9 / 60;
const BLANKING_NANOS = 1e6;

export const BUTTONS = ['UP', 'DOWN', 'LEFT', 'RIGHT', 'A', 'B', 'X', 'Y'];

export class VirtualConsole {
  /**
   * @param {string} boardName a name from boards.mjs
   * @param {{bootrom: Uint8Array, image: Uint8Array, saved?: Uint8Array, strict?: boolean}} parts
   *   `image` is a .uf2 or .elf file, `saved` an earlier flash content that lies under it; a strict console (the
   *   default) throws on the first violation, another one collects them in `violations`
   */
  constructor(boardName, { bootrom, image, saved, strict = true }) {
    this.board = boards[boardName];
    if (!this.board) throw new Error(`there is no board ${boardName}`);
    this.bootrom = bootrom;
    this.strict = strict;
    this.violations = [];
    this.uart = '';
    this.lineStart = 0;
    /** Called with each line that the firmware has sent, at the moment its end arrives. */
    this.onLine = () => {};
    this.held = new Set();
    this.batteryVolts = FULL_BATTERY_VOLTS;
    this.charging = false;
    /** A test may cut the wire. */
    this.vsyncIsWired = true;
    this.restarts = 0;
    this.earlierNanos = 0;
    this.earlierCycles = 0;

    this.flash = new Flash(this.board.flashBytes);
    if (saved) this.flash.load(0, saved);
    for (const { offset, bytes } of readImage(image)) this.flash.load(offset, bytes);
    this.powerUp();
  }

  /** Simulated time since the console was made, over all restarts. */
  get ms() {
    return (this.earlierNanos + this.chip.nanos) / MS;
  }

  /** Cycles in which the core did not sleep. */
  get busyCycles() {
    return this.earlierCycles + this.chip.busyCycles;
  }

  powerUp(watchdog) {
    this.chip = new Chip(this.bootrom, this.flash, (what) => this.violation(what), watchdog);
    if (watchdog && this.panel) this.panel.now = () => this.chip.nanos;
    // A watchdog's restart leaves the panel as it was; losing power does not.
    else this.panel = new Panel(this.board.panel, () => this.chip.nanos, (what) => this.violation(what));
    this.connectPanel();
    this.connectVsync();
    this.connectButtons();
    this.connectBattery();
    this.connectSerial();
  }

  violation(what) {
    const text = `at ${this.chip ? this.ms.toFixed(3) : 0} ms: ${what}`;
    this.violations.push(text);
    if (this.strict) throw new Error(`the virtual console stopped ${text}`);
  }

  run(ms) {
    let target = this.chip.nanos + ms * MS;
    this.chip.run(target);
    while (this.chip.restart) {
      const { nanos, restart } = this.chip;
      this.leaveChip();
      this.restarts++;
      this.powerUp(restart);
      target -= nanos;
      this.chip.run(target);
    }
  }

  /** Runs until `condition()` holds, checked every `step` ms; false if it did not within `ms`. */
  runUntil(condition, ms, step = 0.1) {
    for (let left = ms; left > 0; left -= step) {
      if (condition()) return true;
      this.run(step);
    }
    return condition();
  }

  /** The battery is pulled out and put back: all but the flash is lost. */
  cutPower() {
    this.leaveChip();
    this.powerUp();
  }

  leaveChip() {
    this.earlierNanos += this.chip.nanos;
    this.earlierCycles += this.chip.busyCycles;
  }

  press(button) {
    this.held.add(button);
    this.updateButtons();
  }

  release(button) {
    this.held.delete(button);
    this.updateButtons();
  }

  picture() {
    return this.panel.picture(this.pwm(this.board.panel.pins.backlight).duty > 0);
  }

  /** What a pin's PWM puts out: its frequency and the share of time that it is high. */
  pwm(pin) {
    const { rp2040 } = this.chip;
    const slice = rp2040.pwm.channels[(pin >> 1) & 7];
    if (rp2040.gpio[pin].functionSelect !== PWM_FUNCTION || !(slice.csr & 1)) return { hz: 0, duty: 0 };
    const level = pin & 1 ? slice.cc >>> 16 : slice.cc & 0xffff;
    const divider = ((slice.div >> 4) & 0xff || 256) + (slice.div & 15) / 16;
    return { hz: rp2040.clkSys / divider / (slice.top + 1), duty: Math.min(1, level / (slice.top + 1)) };
  }

  sound() {
    return this.board.sound === undefined ? { hz: 0, duty: 0 } : this.pwm(this.board.sound);
  }

  setBattery(volts, charging = false) {
    this.batteryVolts = volts;
    this.charging = charging;
    this.connectBattery();
  }

  /** How long a text takes on the serial line. */
  typingMs(text) {
    const { baudRate } = this.chip.rp2040.uart[this.board.serial.uart];
    return (new TextEncoder().encode(text).length * 10e3) / baudRate;
  }

  /** Sends text to the firmware's UART, no faster than its baud rate. */
  type(text) {
    const uart = this.chip.rp2040.uart[this.board.serial.uart];
    const bytes = new TextEncoder().encode(text);
    const nanosEach = (this.typingMs(text) * MS) / bytes.length;
    const feed = (index) => {
      if (uart.rxFIFO.full) this.violation('serial: a byte is lost, because nobody has read the ones before it');
      uart.feedByte(bytes[index]);
      if (index + 1 < bytes.length) this.chip.after(nanosEach, () => feed(index + 1));
    };
    this.chip.after(nanosEach, () => feed(0));
  }

  connectPanel() {
    const { pins, spi } = this.board.panel;
    const { rp2040 } = this.chip;
    const block = rp2040.spi[spi];
    const level = (pin) => rp2040.gpio[pin].outputEnable && rp2040.gpio[pin].outputValue;
    block.onTransmit = (word) => {
      // A word takes its time, and the panel looks at the other wires when it ends.
      const { dataBits, clockFrequency } = block;
      this.chip.after((dataBits * 1e9) / clockFrequency, () => {
        const wired = [pins.clock, pins.data].every((pin) => rp2040.gpio[pin].functionSelect === SPI_FUNCTION);
        const selected = rp2040.gpio[pins.chipSelect].outputEnable && !level(pins.chipSelect);
        if (wired && selected) this.panel.transfer(word, dataBits, level(pins.dataCommand), clockFrequency);
        block.completeTransmit(0);
      });
    };
    const reset = rp2040.gpio[pins.reset];
    reset.addListener(() => this.panel.setReset(!reset.outputEnable || reset.outputValue));
  }

  /** The panel's tearing pin is high while it is between two pictures. */
  connectVsync() {
    const { vsync } = this.board.panel.pins;
    if (vsync === undefined) return;
    const { chip } = this;
    const pin = chip.rp2040.gpio[vsync];
    const beat = () => {
      chip.after(FRAME_NANOS, beat);
      if (!this.vsyncIsWired || !this.panel.isSyncing) return;
      pin.setInputValue(true);
      chip.after(BLANKING_NANOS, () => pin.setInputValue(false));
    };
    chip.after(FRAME_NANOS, beat);
  }

  connectButtons() {
    this.chip.onPadChange(() => this.updateButtons());
    this.updateButtons();
  }

  /** A button that is up leaves its pin to the pull-up; without one the pin floats, which we show as held. */
  updateButtons() {
    for (const button of BUTTONS) {
      const pin = this.chip.rp2040.gpio[this.board.buttons[button]];
      const level = !this.held.has(button) && pin.pullupEnabled;
      if (pin.rawInputValue !== level) pin.setInputValue(level);
    }
  }

  connectBattery() {
    const { sense, dividedBy, charging } = this.board.battery;
    const reading = (this.batteryVolts / dividedBy / ADC_VOLTS) * 4095;
    this.chip.rp2040.adc.channelValues[sense - 26] = Math.round(Math.min(reading, 4095));
    if (charging !== undefined) this.chip.rp2040.gpio[charging].setInputValue(!this.charging);
  }

  connectSerial() {
    const { uart, transmit } = this.board.serial;
    this.chip.rp2040.uart[uart].onByte = (byte) => {
      if (this.chip.rp2040.gpio[transmit].functionSelect !== UART_FUNCTION) return;
      this.uart += String.fromCharCode(byte);
      if (byte === NEWLINE) this.onLine(this.uart.slice(this.lineStart, -1));
      if (byte === NEWLINE) this.lineStart = this.uart.length;
    };
  }
}
