// Figures of the real image on the virtual console, in simulated time.

import { execFileSync } from 'node:child_process';
import { builtConsole, builtFile } from '../../hw/emulator/built.mjs';

const SPI_HZ = 62_500_000;
const STEP_MS = 0.01;

export function* benchConsole() {
  const console = builtConsole('picosystem');
  console.runUntil(() => console.panel.frames > 0, 2000, STEP_MS);
  yield { name: 'boot.first_frame', value: console.ms, unit: 'ms' };

  press(console, 'A A');
  yield* cursorMoves(console);

  press(console, 'B DOWN DOWN DOWN A A');
  const { width, height } = console.board.panel;
  const limit = (width * height * 16 * 1e3) / SPI_HZ;
  const page = watchPress(console, 'RIGHT');
  yield { name: 'display.full_frame', value: page.last - page.first, unit: 'ms' };
  yield { name: 'display.full_frame_to_spi_limit', value: (page.last - page.first) / limit, unit: 'ratio' };

  const before = console.busyCycles;
  console.run(2000);
  yield { name: 'idle.cpu_share', value: ((console.busyCycles - before) / (2 * console.chip.rp2040.clkSys)) * 100, unit: '%' };

  const [flash, data, bss] = execFileSync('arm-none-eabi-size', [builtFile('picosystem', 'brolly.elf')], { encoding: 'utf8' })
    .split('\n')[1].trim().split(/\s+/).map(Number);
  yield { name: 'image.flash', value: flash + data, unit: 'bytes' };
  yield { name: 'image.ram', value: data + bss, unit: 'bytes' };
}

/** Through the lists that a player meets on the way to a game and in the middle of one: pressed to sent. */
function* cursorMoves(console) {
  const moves = [];
  const walk = (buttons) => buttons.split(' ').forEach((button) => moves.push(watchPress(console, button)));
  walk('DOWN DOWN DOWN DOWN DOWN DOWN UP UP UP UP UP UP');
  press(console, 'A');
  walk('DOWN DOWN DOWN DOWN DOWN DOWN UP UP UP UP UP UP');
  press(console, 'A B');
  walk('DOWN DOWN DOWN DOWN DOWN DOWN');
  press(console, 'B B DOWN DOWN DOWN DOWN DOWN A');
  walk('DOWN UP');
  const mean = (part) => moves.reduce((sum, move) => sum + move[part], 0) / moves.length;
  const worst = (part) => Math.max(...moves.map((move) => move[part]));
  yield { name: 'cursor.press_to_first_byte.mean', value: mean('first'), unit: 'ms' };
  yield { name: 'cursor.press_to_first_byte.worst', value: worst('first'), unit: 'ms' };
  yield { name: 'cursor.press_to_last_byte.mean', value: mean('last'), unit: 'ms' };
  yield { name: 'cursor.press_to_last_byte.worst', value: worst('last'), unit: 'ms' };
  yield { name: 'cursor.bytes.mean', value: mean('bytes'), unit: 'bytes' };
  yield { name: 'cursor.bytes.worst', value: worst('bytes'), unit: 'bytes' };
}

/** When the first and the last byte come after a button's contact closes, and how many. */
function watchPress(console, button) {
  const { panel } = console;
  const began = console.ms;
  const bytes = panel.bytes;
  panel.firstByteAt = 0;
  console.press(button);
  console.run(150);
  console.release(button);
  if (panel.bytes === bytes) throw new Error(`${button} changed nothing`);
  const since = (nanos) => (console.earlierNanos + nanos) / 1e6 - began;
  const watched = { first: since(panel.firstByteAt), last: since(panel.lastByteAt), bytes: panel.bytes - bytes };
  // An odd time, so that presses fall anywhere between two of the program's steps.
  console.run(133.7);
  return watched;
}

function press(console, buttons) {
  for (const button of buttons.split(' ')) {
    console.press(button);
    console.run(40);
    console.release(button);
    console.run(400);
  }
}
