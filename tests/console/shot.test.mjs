import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { differences, loadPicture } from '../../hw/emulator/picture.mjs';

const program = fileURLToPath(new URL('../../hw/emulator/shot.mjs', import.meta.url));
const stored = fileURLToPath(new URL('pictures/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'brolly-shot-'));
after(() => rmSync(folder, { recursive: true }));

const shot = (...words) => spawnSync('node', [program, ...words], { encoding: 'utf8', cwd: folder });

test('a script presses buttons, takes pictures, cuts the power and keeps the flash', () => {
  const { status, stderr } = shot('--flash', 'flash.bin', 'shot:idle.png', 'A', 'hold:UP:300', 'cut', 'wait:10', 'uart:said.txt');
  assert.equal(status, 0, stderr);
  assert.equal(differences(loadPicture(join(folder, 'idle.png')), loadPicture(`${stored}start-picosystem.png`)), 0);
  assert.equal(readFileSync(join(folder, 'said.txt'), 'utf8').match(/Brolly/g).length, 2);
  assert.equal(readFileSync(join(folder, 'flash.bin')).length, 16 << 20);
});

test('a wrong word is named before anything runs', () => {
  for (const word of ['jump', 'hold:Q:10', 'wait:soon', 'shot:', 'hold:A', '']) {
    const { status, stderr } = shot('shot:never.png', word);
    assert.equal(status, 1);
    assert.match(stderr, /^brolly: /);
  }
  assert.equal(existsSync(join(folder, 'never.png')), false);
  assert.match(shot('--board', 'toaster').stderr, /there is no board toaster/);
});
