// Figures of the real image on the virtual console, in simulated time.

import { execFileSync } from 'node:child_process';
import { builtConsole, builtFile } from '../../hw/emulator/built.mjs';

const SPI_HZ = 62_500_000;
const STEP_MS = 0.01;

export function* benchConsole() {
  const console = builtConsole('picosystem');
  console.runUntil(() => console.panel.frames > 0, 2000, STEP_MS);
  yield { name: 'boot.first_frame', value: console.ms, unit: 'ms' };

  const { width, height } = console.board.panel;
  const limit = (width * height * 16 * 1e3) / SPI_HZ;
  const frame = frameTime(console);
  yield { name: 'display.full_frame', value: frame, unit: 'ms' };
  yield { name: 'display.full_frame_to_spi_limit', value: frame / limit, unit: 'ratio' };

  const before = console.busyCycles;
  console.run(2000);
  yield { name: 'idle.cpu_share', value: ((console.busyCycles - before) / (2 * console.chip.rp2040.clkSys)) * 100, unit: '%' };

  const [flash, data, bss] = execFileSync('arm-none-eabi-size', [builtFile('picosystem', 'brolly.elf')], { encoding: 'utf8' })
    .split('\n')[1].trim().split(/\s+/).map(Number);
  yield { name: 'image.flash', value: flash + data, unit: 'bytes' };
  yield { name: 'image.ram', value: data + bss, unit: 'bytes' };
}

/** From the first byte of a frame, its window commands included, to its last. */
function frameTime(console) {
  console.run(50);
  const { panel } = console;
  panel.firstByteAt = 0;
  const { frames } = panel;
  console.press('A');
  console.runUntil(() => panel.frames > frames, 200, STEP_MS);
  console.release('A');
  const time = (panel.lastByteAt - panel.firstByteAt) / 1e6;
  console.run(100);
  return time;
}
