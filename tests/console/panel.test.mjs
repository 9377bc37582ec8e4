import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boards } from '../../hw/emulator/boards.mjs';
import { Panel } from '../../hw/emulator/panel.mjs';

const MS = 1e6;

/** A panel with a clock of its own; violations are collected. */
function makePanel(board = 'picosystem') {
  const bench = { now: 200 * MS, violations: [] };
  bench.panel = new Panel(boards[board].panel, () => bench.now, (what) => bench.violations.push(what));
  bench.panel.resetAt = 0;
  bench.send = (command, ...parameters) => {
    bench.panel.transfer(command, 8, false, 1e6);
    for (const parameter of parameters) bench.panel.transfer(parameter, 8, true, 1e6);
  };
  bench.wake = () => {
    bench.send(0x11);
    bench.now += 5 * MS;
    bench.send(0x3a, 0x55);
    bench.send(bench.panel.wiring.inverted ? 0x21 : 0x20);
    bench.send(0x29);
  };
  bench.pixel = (x, y) => {
    const { rgba, width } = bench.panel.picture();
    return [...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
  };
  return bench;
}

test('a window is filled row by row and starts over at its end', () => {
  const { panel, send, wake, pixel, violations } = makePanel();
  wake();
  send(0x2a, 0, 10, 0, 11);
  send(0x2b, 0, 20, 0, 21);
  send(0x2c);
  for (const word of [0xf800, 0x07e0, 0x001f, 0xffff]) panel.transfer(word, 16, true, 1e6);
  assert.deepEqual([pixel(10, 20), pixel(11, 20), pixel(10, 21), pixel(11, 21)], [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]]);
  assert.equal(panel.frames, 1);
  panel.transfer(0, 16, true, 1e6);
  assert.deepEqual(pixel(10, 20), [0, 0, 0]);
  assert.deepEqual(violations, []);
});

test('two bytes make a pixel as well as a word does', () => {
  const { send, wake, pixel } = makePanel();
  wake();
  send(0x2c, 0xf8, 0x00);
  assert.deepEqual(pixel(0, 0), [255, 0, 0]);
});

test('a panel on its side shows its picture upright only with its own memory access', () => {
  const { send, wake, pixel, panel } = makePanel('breadboard_ili9341');
  wake();
  send(0x36, 0x28);
  send(0x2a, 1, 0x3f, 1, 0x3f);
  send(0x2b, 0, 239, 0, 239);
  send(0x2c, 0xf8, 0x00);
  assert.deepEqual(pixel(319, 239), [255, 0, 0]);
  panel.memoryAccess = 0x20;
  assert.deepEqual(pixel(319, 239), [0, 0, 255], 'red and blue change places without the BGR bit');
});

test('the glass shows the complement until it is told to invert', () => {
  const { send, wake, pixel } = makePanel();
  wake();
  send(0x2c, 0xf8, 0x00);
  send(0x20);
  assert.deepEqual(pixel(0, 0), [0, 255, 255]);
});

test('nothing is seen while the panel sleeps, is off, or its light is out', () => {
  const { panel, send, wake, pixel } = makePanel();
  send(0x3a, 0x55);
  assert.deepEqual(pixel(0, 0), [0, 0, 0]);
  wake();
  send(0x2c, 0xff, 0xff);
  assert.deepEqual(pixel(0, 0), [255, 255, 255]);
  assert.equal(panel.picture(false).rgba[0], 0);
  send(0x28);
  assert.deepEqual(pixel(0, 0), [0, 0, 0]);
});

const forbidden = {
  'unknown command 0xff': ({ send }) => send(0xff),
  'command 0x2a got 2 of its 4 parameters': ({ send }) => { send(0x2a, 0, 0); send(0x2c); },
  'too many parameters for command 0x36': ({ send }) => send(0x36, 0, 0),
  'a command within 5 ms of waking': ({ send }) => { send(0x11); send(0x29); },
  'sent to sleep within 120 ms of waking': (bench) => { bench.wake(); bench.send(0x10); },
  'pixels are written while the format is 18 bits': ({ send }) => send(0x2c),
  'SPI at 70 MHz is too fast for it': ({ panel }) => panel.transfer(0x29, 8, false, 70e6),
  'a command of 16 bits': ({ panel }) => panel.transfer(0x29, 16, false, 1e6),
  'a parameter of 16 bits': ({ panel, send }) => { send(0x36); panel.transfer(0, 16, true, 1e6); },
  'a transfer while it is held in reset': ({ panel, send }) => { panel.setReset(false); send(0x29); },
  'the reset pulse is shorter than 10 us': (bench) => { bench.panel.setReset(false); bench.now += 9000; bench.panel.setReset(true); },
  'a command within 5 ms of a reset': (bench) => { bench.send(0x01); bench.send(0x29); },
  'woken within 120 ms of a reset': (bench) => { bench.send(0x01); bench.now += 6 * MS; bench.send(0x11); },
  'a pixel outside its memory, at column 240, row 0': (bench) => {
    bench.wake();
    bench.send(0x2a, 0, 240, 0, 240);
    bench.send(0x2c, 0, 0);
  },
};
for (const [complaint, act] of Object.entries(forbidden)) {
  test(`the panel complains: ${complaint}`, () => {
    const bench = makePanel();
    act(bench);
    assert.equal(bench.violations[0], `panel: ${complaint}`);
  });
}
