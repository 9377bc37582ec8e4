// What the tests on the virtual console share.

import assert from 'node:assert/strict';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { differences, loadPicture, savePicture } from '../../hw/emulator/picture.mjs';
import { builtConsole } from '../../hw/emulator/built.mjs';

const stored = fileURLToPath(new URL('pictures/', import.meta.url));
const screens = fileURLToPath(new URL('../screens/pictures/', import.meta.url));
const found = fileURLToPath(new URL('../../build/pictures/', import.meta.url));

/** Compares what the console shows with a stored picture; `./brolly test --update` stores it anew. */
export function assertShows(console, name) {
  const path = `${stored}${name}.png`;
  if (process.env.BROLLY_UPDATE) savePicture(console.picture(), path);
  assertLooksLike(console, name, path);
}

/** Compares what the console shows with a screen that the host's tests have stored: both run the same program. */
export function assertShowsScreen(console, name, variant = `en-${console.board.panel.width}`) {
  assertLooksLike(console, name, `${screens}${variant}/${name}.png`);
}

function assertLooksLike(console, name, path) {
  const picture = console.picture();
  assert.ok(existsSync(path), `there is no stored picture ${name}; ./brolly test --update stores one`);
  const count = differences(picture, loadPicture(path));
  if (count === 0) return;
  mkdirSync(found, { recursive: true });
  savePicture(picture, `${found}${name}.png`);
  assert.fail(`${count} pixels differ from the stored picture ${name}; what was drawn is in build/pictures`);
}

/** A console that has shown its first picture. */
export function bootedConsole(board = 'picosystem', options = {}) {
  const console = builtConsole(board, options);
  assert.ok(console.runUntil(() => console.panel.frames > 0, 2000), 'no picture within two seconds');
  console.run(20);
  return console;
}

/** Runs until the firmware has sent whole frames for what has just happened. */
export function settle(console) {
  console.run(250);
}

/** Presses buttons one after the other, "A DOWN B", and lets all that follows happen. */
export function press(console, buttons) {
  for (const button of buttons.split(' ')) {
    console.press(button);
    console.run(40);
    console.release(button);
    settle(console);
  }
}
