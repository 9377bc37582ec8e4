import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { builtFile } from '../../hw/emulator/built.mjs';
import { readSymbols } from '../../hw/emulator/image.mjs';
import { assertShows, assertShowsScreen, bootedConsole, press } from './support.mjs';

const UNUSED_RAM = 0x20040000; // Core 1's stack, which nobody uses.

/** Makes the core go on at an address, as if the program had called it. */
function call(console, address, ...registers) {
  const { core } = console.chip.rp2040;
  core.waiting = false;
  registers.forEach((value, index) => (core.registers[index] = value));
  core.PC = address & ~1;
}

test('a program that hangs is restarted by the watchdog', () => {
  const console = bootedConsole();
  console.chip.rp2040.sram.set([0x30, 0xbf, 0xfd, 0xe7], UNUSED_RAM - 0x20000000); // "1: wfi; b 1b" in Thumb.
  call(console, UNUSED_RAM);
  assert.ok(console.runUntil(() => console.restarts === 1, 3000, 10), 'the watchdog did not bite');
  assert.ok(console.runUntil(() => console.uart.endsWith('restarted by the watchdog\r\n'), 500, 10));
  console.run(300);
  assertShows(console, 'start-picosystem');
});

test('a broken invariant says where, on the screen and the serial line, and A goes on after the restart', () => {
  const console = bootedConsole();
  const fault = readSymbols(readFileSync(builtFile('picosystem', 'brolly.elf'))).get('_ZN6brolly5faultEPKci');
  const file = new TextEncoder().encode('zone.cpp\0');
  console.chip.rp2040.sram.set(file, UNUSED_RAM - 0x20000000);
  call(console, fault, UNUSED_RAM, 42);
  console.run(400);
  assert.match(console.uart, /\r\nfault at zone\.cpp:42\r\n$/);
  assertShows(console, 'fault');
  assert.equal(console.restarts, 0);
  assert.ok(console.runUntil(() => console.restarts === 1, 3000, 10), 'the watchdog did not bite');
  console.run(500);
  assertShowsScreen(console, 'fault');
  press(console, 'A A');
  assertShowsScreen(console, 'menu');
});
