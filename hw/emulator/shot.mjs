// Runs the firmware image on the virtual console with a script of words, and takes pictures.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { boards } from './boards.mjs';
import { builtConsole } from './built.mjs';
import { BUTTONS } from './console.mjs';
import { enlarge, savePicture } from './picture.mjs';

const USAGE = `usage: ./brolly shot [--board BOARD] [--flash FILE] [--scale N] WORD...

  UP DOWN LEFT RIGHT A B X Y   a press of 80 ms and a pause of 80 ms
  hold:A:1500                  a press of so many ms, and the pause
  wait:500                     so many ms
  shot:file.png                what the screen shows
  cut                          power off and on, with the same flash
  uart:file.txt                what the serial line has said so far

--flash keeps the flash between calls; --scale enlarges the pictures.
Boards: ${Object.keys(boards).join(', ')}.`;

const PRESS_MS = 80;
const PAUSE_MS = 80;
// The script starts when the first picture is on the screen.
const BOOT_MS = 2000;

function fail(what) {
  console.error(`brolly: ${what}`);
  process.exit(1);
}

function readArguments(words) {
  const options = { board: 'picosystem', flash: undefined, scale: '1' };
  while (words[0]?.startsWith('--')) {
    const name = words.shift().slice(2);
    if (name === 'help') {
      console.log(USAGE);
      process.exit(0);
    }
    if (!(name in options) || words.length === 0) fail(`--${name} is not an option, or its value is missing\n${USAGE}`);
    options[name] = words.shift();
  }
  if (!boards[options.board]) fail(`there is no board ${options.board}; choose one of ${Object.keys(boards).join(', ')}`);
  if (!/^[1-9]$/.test(options.scale)) fail('--scale takes a number from 1 to 9');
  return { options, actions: words.map(readWord) };
}

/** Words are read before anything runs, so that a wrong one changes nothing. */
function readWord(word) {
  const [name, first, second] = word.split(':');
  const number = (text) => (/^\d{1,7}$/.test(text ?? '') ? Number(text) : fail(`"${word}" needs a number of ms`));
  if (BUTTONS.includes(word)) return (console) => press(console, word, PRESS_MS);
  if (name === 'hold' && BUTTONS.includes(first)) {
    const ms = number(second);
    return (console) => press(console, first, ms);
  }
  if (name === 'wait') {
    const ms = number(first);
    return (console) => console.run(ms);
  }
  const path = word.slice(name.length + 1);
  if (name === 'shot' && path) return (console, scale) => savePicture(enlarge(console.picture(), scale), path);
  if (name === 'uart' && path) return (console) => writeFileSync(path, console.uart);
  if (word === 'cut') return (console) => { console.cutPower(); boot(console); };
  return fail(`"${word}" is not a word of the script\n${USAGE}`);
}

function press(console, button, ms) {
  console.press(button);
  console.run(ms);
  console.release(button);
  console.run(PAUSE_MS);
}

function boot(console) {
  const frames = console.panel.frames;
  if (!console.runUntil(() => console.panel.frames > frames, BOOT_MS)) fail(`no picture within ${BOOT_MS} ms of power-up`);
  console.run(PAUSE_MS);
}

const { options, actions } = readArguments(process.argv.slice(2));
const build = spawnSync(fileURLToPath(new URL('../build', import.meta.url)), [options.board], { stdio: ['ignore', 'ignore', 'inherit'] });
if (build.status !== 0) process.exit(1);
const saved = options.flash && existsSync(options.flash) ? readFileSync(options.flash) : undefined;
const console_ = builtConsole(options.board, { saved });
try {
  boot(console_);
  for (const action of actions) action(console_, Number(options.scale));
} catch (error) {
  fail(error.message);
} finally {
  if (options.flash) writeFileSync(options.flash, console_.flash.bytes);
}
