import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differences } from '../../hw/emulator/picture.mjs';
import { bootedConsole, press, settle } from './support.mjs';

const MINUTE = 60_000;
const light = (console) => console.pwm(console.board.panel.pins.backlight).duty;

test('the console dims, sleeps, and wakes to exactly where it was', () => {
  const console = bootedConsole();
  press(console, 'A A DOWN');
  const before = console.picture();
  const bright = light(console);
  console.run(MINUTE + 500);
  assert.ok(light(console) > 0 && light(console) < bright / 2, `dimmed it is ${light(console)} of ${bright}`);
  console.run(MINUTE);
  assert.equal(light(console), 0);
  assert.ok(console.panel.asleep, 'the panel is awake');
  const busy = console.busyCycles;
  console.run(10_000);
  const share = (console.busyCycles - busy) / (10 * console.chip.rp2040.clkSys);
  assert.ok(share < 0.005, `asleep it works ${(share * 100).toFixed(2)} % of the time`);
  press(console, 'DOWN');
  settle(console);
  assert.equal(differences(before, console.picture()), 0, 'the press that wakes it does something else, too');
  assert.equal(light(console), bright);
  press(console, 'DOWN');
  assert.notEqual(differences(before, console.picture()), 0, 'the press after it does nothing');
});

test('a step of the cursor is heard and then it is quiet', () => {
  const console = bootedConsole();
  press(console, 'A A');
  console.run(300);
  assert.equal(console.sound().duty, 0);
  console.press('DOWN');
  assert.ok(console.runUntil(() => console.sound().duty > 0, 60, 0.5), 'nothing is heard');
  assert.ok(Math.abs(console.sound().hz - 660) < 5, `${console.sound().hz} Hz`);
  console.release('DOWN');
  console.run(100);
  assert.equal(console.sound().duty, 0, 'it hums on');
});

test('the battery in the corner follows the voltage', () => {
  const console = bootedConsole();
  press(console, 'A A');
  const before = console.picture();
  console.setBattery(3.5);
  console.run(120_000 / 2);
  press(console, 'DOWN');
  press(console, 'UP');
  assert.notEqual(differences(before, console.picture()), 0);
});

test('a panel whose sync does not come still shows its pictures', () => {
  const console = bootedConsole();
  console.vsyncIsWired = false;
  const before = console.picture();
  press(console, 'A A');
  assert.notEqual(differences(before, console.picture()), 0);
});
