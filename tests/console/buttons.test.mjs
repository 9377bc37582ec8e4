import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUTTONS } from '../../hw/emulator/console.mjs';
import { differences } from '../../hw/emulator/picture.mjs';
import { boards } from '../../hw/emulator/boards.mjs';
import { assertShowsScreen, bootedConsole, press, settle } from './support.mjs';

/** From the start screen through the first start's question to the name of the first seat. */
const TO_NAME = 'A A A DOWN DOWN A';

for (const board of Object.keys(boards)) {
  test(`every button of ${board} does its work, from the pins to the pixels`, () => {
    const console = bootedConsole(board);
    press(console, TO_NAME);
    assertShowsScreen(console, 'name');
    const before = console.picture();
    for (const [there, back] of ['RIGHT LEFT', 'DOWN UP', 'Y Y', 'A X', 'LEFT RIGHT', 'UP DOWN'].map((pair) => pair.split(' '))) {
      press(console, there);
      assert.notEqual(differences(before, console.picture()), 0, `${there} does nothing`);
      press(console, back);
      assert.equal(differences(before, console.picture()), 0, `${back} does not take ${there} back`);
    }
    press(console, 'B');
    assertShowsScreen(console, 'set-up-umbrella-seat');
  });
}

test('screens on the console are those of the host', () => {
  for (const [board, variant] of [['picosystem', 'en-240'], ['breadboard_ili9341', 'fr-320']]) {
    const console = bootedConsole(board);
    press(console, `A ${variant.startsWith('fr') ? 'DOWN DOWN ' : ''}A`);
    assertShowsScreen(console, 'menu', variant);
    press(console, 'DOWN DOWN A A RIGHT RIGHT');
    assertShowsScreen(console, 'rules-umbrella-03', variant);
    press(console, 'B B DOWN DOWN A DOWN DOWN DOWN');
    assertShowsScreen(console, 'settings-normal', variant);
  }
});

test('all buttons at once do no harm', () => {
  const console = bootedConsole();
  for (const button of BUTTONS) console.press(button);
  settle(console);
  for (const button of BUTTONS) console.release(button);
  settle(console);
  assert.equal(console.restarts, 0);
});

test('a contact that bounces is no press', () => {
  const console = bootedConsole();
  const { bytes } = console.panel;
  for (let bounce = 0; bounce < 5; bounce++) {
    console.press('A');
    console.run(0.7);
    console.release('A');
    console.run(0.7);
  }
  settle(console);
  assert.equal(console.panel.bytes, bytes, 'bouncing was taken for a press');
});

test('presses while a frame is being sent are not lost', () => {
  const console = bootedConsole();
  press(console, 'A A');
  // The menu opens the rules by a full frame; what is pressed meanwhile is done after it.
  for (const button of ['DOWN', 'DOWN', 'A', 'A', 'RIGHT', 'RIGHT']) {
    console.press(button);
    console.run(12);
    console.release(button);
    console.run(12);
  }
  settle(console);
  assertShowsScreen(console, 'rules-umbrella-03');
});
