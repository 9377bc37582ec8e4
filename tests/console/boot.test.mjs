import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boards } from '../../hw/emulator/boards.mjs';
import { builtConsole } from '../../hw/emulator/built.mjs';
import { assertShows, bootedConsole } from './support.mjs';

for (const board of Object.keys(boards)) {
  test(`${board} boots to its start screen and greets`, () => {
    const console = bootedConsole(board);
    assertShows(console, `start-${board}`);
    assert.match(console.uart, new RegExp(`^Brolly \\d+\\.\\d+\\.\\d+ on ${board}\\r\\n$`));
    assert.equal(console.restarts, 0);
    assert.ok(console.ms < 400 + 20, `the first picture took ${console.ms} ms`);
  });
}

test('the light stays off until there is a picture', () => {
  const console = builtConsole('picosystem');
  const light = () => console.pwm(console.board.panel.pins.backlight).duty;
  const hasPicture = () => console.panel.frames > 0;
  assert.ok(console.runUntil(() => hasPicture() || light() > 0, 1000, 0.01));
  assert.ok(hasPicture());
  console.run(1);
  assert.ok(light() > 0.3);
});

test('the core sleeps while nobody does anything', () => {
  const console = bootedConsole();
  const before = console.busyCycles;
  console.run(1000);
  const share = (console.busyCycles - before) / console.chip.rp2040.clkSys;
  assert.ok(share < 0.01, `it was awake ${(share * 100).toFixed(2)} % of the time`);
});
