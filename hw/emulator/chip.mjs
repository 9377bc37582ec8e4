// The RP2040 itself: rp2040js with what it leaves out or gets wrong put right, so that what passes here works on the
// chip. Each correction says what the stock emulator does instead. Corrections replace methods and never redefine or
// delete a property of the core: engines give up the fast layout of such an object, and it runs at a fifth of the speed.

import { RP2040 } from 'rp2040js';

const [FLASH_START, FLASH_END] = [0x10000000, 0x14000000];
const ROM_BYTES = 16 * 1024;
const SRAM_START = 0x20000000;
const SRAM_NOISE = 0xdb;
const [XIP_CTRL, SSI, IO_QSPI, PADS, WATCHDOG, ROSC, VREG] = [0x14000, 0x18000, 0x40018, 0x4001c, 0x40058, 0x40060, 0x40064];
const SSI_ENABLE = 0x08;
const UART_DMA_CONTROL = 0x48;
// Data sheet of the Cortex-M0+: 15 cycles to enter a handler with no wait states. Leaving it is in the pop or bx.
const EXCEPTION_CYCLES = 15;

/** The clock runs ahead with the instructions of the run that is under way. */
class CoreClock extends new RP2040().clock.constructor {
  constructor(chip) {
    super();
    this.chip = chip;
  }

  get nanos() {
    return this.nanosCounter + this.chip.cycles * this.chip.cycleNanos;
  }

  linkAlarm(nanos, alarm) {
    this.chip.interruptRun();
    return super.linkAlarm(nanos, alarm);
  }
}

/** Requests of the boot ROM (bootrom.S): the number of its breakpoint. */
const REQUEST = { checkBoot2: 0xe0, connect: 0xe1, exitXip: 0xe2, erase: 0xe3, program: 0xe4, flush: 0xe5, enterXip: 0xe6, usbBoot: 0xe7 };

export class Chip {
  /**
   * @param {Uint8Array} bootrom the assembled stand-in
   * @param {import('./flash.mjs').Flash} flash
   * @param {(what: string) => void} violation called for all that would be a fault or luck on the real chip
   * @param {{scratch: Uint32Array, reason: number}} [watchdog] what a watchdog's restart hands on
   */
  constructor(bootrom, flash, violation, watchdog) {
    this.flash = flash;
    this.violation = violation;
    this.cycles = 0;
    this.earlierCycles = 0;
    this.limit = 0;
    this.cycleNanos = 0;
    this.extraNanos = 0;
    /** Set by the watchdog: the chip wants to be built anew. */
    this.restart = null;
    this.clock = new CoreClock(this);
    this.rp2040 = new RP2040(this.clock);

    // Real memory starts with anything but zeros in it.
    this.rp2040.sram.fill(SRAM_NOISE);
    this.rp2040.logger = this.strictLogger();
    this.rp2040.loadBootrom(romWords(bootrom));
    this.useFlash();
    this.rp2040.addClockListener(() => this.interruptRun());
    this.addMissingPeripherals();
    this.guardWrites();
    this.correctWaiting();
    this.chargeExceptions();
    this.connectWatchdog(watchdog);
    // The chip starts on its ring oscillator; the stock emulator runs at 125 MHz from the start.
    this.rp2040.clkSys = this.rp2040.roscFreq;
    this.rp2040.onBreak = (code) => this.onBreak(code);
  }

  get nanos() {
    return this.clock.nanos;
  }

  /** Cycles in which the core did not sleep. */
  get busyCycles() {
    return this.earlierCycles + this.cycles;
  }

  /** Runs until the simulated time is `nanos`, or a restart is due. */
  run(nanos) {
    const { clock } = this;
    const { core } = this.rp2040;
    while (clock.nanos < nanos && !this.restart) {
      const next = Math.min(clock.nextAlarm ? clock.nextAlarm.nanos : Infinity, nanos);
      if (core.waiting && !this.isInterruptPending()) clock.tick(next - clock.nanos);
      else this.runCore(next);
    }
  }

  /**
   * Runs the core until the next thing is due. Instructions are counted in a small integer and turned into time only
   * when somebody asks for it: that is twice as fast as moving the clock after each. Whatever changes what is due next
   * calls `interruptRun`.
   */
  runCore(until) {
    const { core } = this.rp2040;
    const { clock } = this;
    this.cycleNanos = 1e9 / this.rp2040.clkSys;
    this.limit = Math.min(Math.ceil((until - clock.nanosCounter) / this.cycleNanos), 1 << 29);
    core.waiting = false;
    do {
      this.cycles += core.executeInstruction();
    } while (this.cycles < this.limit && !core.waiting);
    const passed = this.cycles * this.cycleNanos + this.extraNanos;
    this.earlierCycles += this.cycles;
    this.cycles = 0;
    this.extraNanos = 0;
    clock.tick(passed);
  }

  interruptRun() {
    this.limit = 0;
  }

  /** Calls `action` after so much simulated time. */
  after(nanos, action) {
    this.clock.createAlarm(action).schedule(nanos);
  }

  /** A bad address reads as 0xffffffff in the stock emulator, with a warning on the console. */
  strictLogger() {
    const report = (source, what) => this.violation(`${source}: ${what} (pc ${this.rp2040.core.PC.toString(16)})`);
    return { debug() {}, info() {}, warn: report, error: report };
  }

  /** The stock flash is always 16 MB and is erased by a reset. */
  useFlash() {
    const { bytes } = this.flash;
    this.rp2040.flash = bytes;
    this.rp2040.flash16 = new Uint16Array(bytes.buffer);
    this.rp2040.flashView = new DataView(bytes.buffer);
  }

  /** Blocks that the SDK sets up and that need do nothing here but keep what is written. */
  addMissingPeripherals() {
    for (const base of [XIP_CTRL, IO_QSPI, ROSC, VREG]) this.rp2040.peripherals[base] = new Registers();
    for (const uart of this.rp2040.uart) ignoreDmaControl(uart);
    // Boot2 ends by enabling the flash interface: from then on code can run from flash again.
    const ssi = this.rp2040.peripherals[SSI];
    const write = ssi.writeUint32.bind(ssi);
    ssi.writeUint32 = (offset, value) => {
      write(offset, value);
      if (offset === SSI_ENABLE && value & 1) this.setXip(true);
    };
  }

  /** The stock chip lets the processor write into flash and ROM, and does not mind crooked addresses. */
  guardWrites() {
    const { rp2040 } = this;
    for (const [name, width] of [['writeUint32', 4], ['writeUint16', 2], ['writeUint8', 1]]) {
      const write = rp2040[name].bind(rp2040);
      rp2040[name] = (address, value) => {
        const at = address >>> 0;
        if (at < ROM_BYTES || (at >= FLASH_START && at < FLASH_END) || at % width) {
          this.violation(`a write of ${width} bytes to ${at.toString(16)} (pc ${rp2040.core.PC.toString(16)})`);
        }
        write(address, value);
      };
    }
  }

  /**
   * WFI: the stock core sleeps on although an interrupt is pending while they are masked, and enters its handler when a
   * new one comes. A pending enabled interrupt ends the sleep; whether its handler runs is the mask's business.
   */
  correctWaiting() {
    const { core } = this.rp2040;
    core.setInterrupt = (irq, value) => {
      const bit = 1 << irq;
      if (!value) {
        core.pendingInterrupts &= ~bit;
      } else if (!(core.pendingInterrupts & bit)) {
        core.pendingInterrupts |= bit;
        core.interruptsUpdated = true;
      }
    };
  }

  isInterruptPending() {
    const { core } = this.rp2040;
    return (core.pendingInterrupts & core.enabledInterrupts) !== 0 || core.pendingSystick || core.pendingPendSV;
  }

  chargeExceptions() {
    const { core } = this.rp2040;
    const enter = core.exceptionEntry.bind(core);
    core.exceptionEntry = (number) => {
      this.cycles += EXCEPTION_CYCLES;
      enter(number);
    };
  }

  connectWatchdog(handedOn) {
    const watchdog = this.rp2040.peripherals[WATCHDOG];
    if (handedOn) {
      watchdog.scratchData.set(handedOn.scratch);
      watchdog.reason = handedOn.reason;
    }
    watchdog.onWatchdogTrigger = () => {
      watchdog.alarm.enable = false;
      this.interruptRun();
      this.restart = { scratch: watchdog.scratchData.slice(), reason: watchdog.reason };
    };
  }

  /** Calls `action` whenever the firmware has changed a pad, such as its pull-up. */
  onPadChange(action) {
    const pads = this.rp2040.peripherals[PADS];
    const write = pads.writeUint32.bind(pads);
    pads.writeUint32 = (offset, value) => {
      write(offset, value);
      action();
    };
  }

  onBreak(code) {
    const { core } = this.rp2040;
    const [r0, r1, r2] = core.registers;
    switch (code) {
      case REQUEST.checkBoot2:
        if (!boot2IsSound(this.flash.bytes)) this.violation('the image has no boot2 with a good checksum');
        break;
      case REQUEST.exitXip:
        this.setXip(false);
        break;
      case REQUEST.enterXip:
        this.setXip(true);
        break;
      case REQUEST.erase:
        this.flashWork(() => this.flash.erase(r0, r1));
        break;
      case REQUEST.program:
        this.flashWork(() => this.flash.program(r0, this.readBytes(r1, r2)));
        break;
      case REQUEST.connect:
      case REQUEST.flush:
        break;
      case REQUEST.usbBoot:
        this.violation('the program asked for the USB boot loader');
        break;
      default:
        this.violation(`breakpoint ${code} at ${core.PC.toString(16)}: a panic, a failed assertion or an unhandled interrupt`);
    }
  }

  flashWork(work) {
    if (this.xipIsOn) this.violation('flash is changed while code can run from it');
    try {
      this.extraNanos += work();
      this.interruptRun();
    } catch (error) {
      this.violation(`flash: ${error.message}`);
    }
  }

  /** How many bytes of a stack have ever been written: what still is noise at its bottom has not. */
  stackUsed(bottom, top) {
    const stack = this.rp2040.sram.subarray(bottom - SRAM_START, top - SRAM_START);
    const touched = stack.findIndex((byte) => byte !== SRAM_NOISE);
    return touched < 0 ? 0 : stack.length - touched;
  }

  readBytes(address, count) {
    return Uint8Array.from({ length: count }, (_, index) => this.rp2040.readUint8(address + index));
  }

  xipIsOn = true;

  /** While flash is being changed nothing can be read from it; the stock emulator reads on. */
  setXip(on) {
    if (on === this.xipIsOn) return;
    this.xipIsOn = on;
    const { rp2040 } = this;
    for (const name of ['readUint32', 'readUint16', 'readUint8']) {
      const read = RP2040.prototype[name].bind(rp2040);
      rp2040[name] = on ? RP2040.prototype[name] : (address) => {
        const at = address >>> 0;
        if (at >= FLASH_START && at < FLASH_END) this.violation(`flash is read at ${at.toString(16)} while it is being changed`);
        return read(address);
      };
    }
  }
}

/** Registers that keep what is written to them. */
class Registers {
  values = new Map();

  readUint32(offset) {
    return this.values.get(offset & 0xfff) ?? 0;
  }

  writeUint32Atomic(offset, value, type) {
    const old = this.readUint32(offset);
    this.values.set(offset, [value, old ^ value, old | value, old & ~value][type] >>> 0);
  }
}

/** The SDK switches a UART's DMA requests on; nobody uses them, and the stock UART has no such register. */
function ignoreDmaControl(uart) {
  const write = uart.writeUint32.bind(uart);
  uart.writeUint32 = (offset, value) => {
    if (offset !== UART_DMA_CONTROL) write(offset, value);
  };
}

function romWords(bootrom) {
  const padded = new Uint8Array(Math.ceil(bootrom.length / 4) * 4);
  padded.set(bootrom);
  return new Uint32Array(padded.buffer);
}

/** The ROM starts boot2 only if the last 4 of its 256 bytes are the CRC-32 (MPEG-2) of the others. */
function boot2IsSound(flash) {
  let crc = 0xffffffff;
  for (let i = 0; i < 252; i++) {
    crc ^= flash[i] << 24;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0 === new DataView(flash.buffer).getUint32(252, true);
}
