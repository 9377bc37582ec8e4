import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUTTONS } from '../../hw/emulator/console.mjs';
import { differences } from '../../hw/emulator/picture.mjs';
import { boards } from '../../hw/emulator/boards.mjs';
import { assertShows, bootedConsole, settle } from './support.mjs';

test('every button lights up while it is held, and goes out', () => {
  const console = bootedConsole();
  const idle = console.picture();
  for (const button of BUTTONS) {
    console.press(button);
    settle(console);
    assertShows(console, `held-${button}`);
    console.release(button);
    settle(console);
    assert.equal(differences(idle, console.picture()), 0, `${button} did not go out`);
  }
});

for (const board of Object.keys(boards)) {
  test(`all buttons of ${board} can be held at once`, () => {
    const console = bootedConsole(board);
    for (const button of BUTTONS) console.press(button);
    settle(console);
    assertShows(console, `held-all-${board}`);
  });
}

test('a contact that bounces is one press', () => {
  const console = bootedConsole();
  const frames = console.panel.frames;
  for (let bounce = 0; bounce < 5; bounce++) {
    console.press('A');
    console.run(0.7);
    console.release('A');
    console.run(0.7);
  }
  settle(console);
  assert.equal(console.panel.frames, frames, 'bouncing was taken for a press');
});
