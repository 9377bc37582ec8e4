import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Flash } from '../../hw/emulator/flash.mjs';

const page = (value) => new Uint8Array(256).fill(value);

test('a program only clears bits, an erase sets a whole sector', () => {
  const flash = new Flash(8192);
  flash.program(256, page(0xf0));
  flash.program(256, page(0x3c));
  assert.equal(flash.bytes[256], 0x30);
  assert.equal(flash.bytes[255], 0xff);
  flash.program(4096, page(0));
  flash.erase(0, 4096);
  assert.equal(flash.bytes[256], 0xff);
  assert.equal(flash.bytes[4096], 0);
});

test('both take the time of the real part, and are counted', () => {
  const flash = new Flash(8192);
  assert.equal(flash.erase(0, 8192), 90e6);
  assert.equal(flash.program(0, new Uint8Array(512)), 1.4e6);
  assert.deepEqual([flash.erases, flash.programs], [2, 2]);
});

test('half pages, half sectors and places outside are refused', () => {
  const flash = new Flash(8192);
  assert.throws(() => flash.program(128, page(0)), /not whole pages/);
  assert.throws(() => flash.program(0, new Uint8Array(100)), /not whole pages/);
  assert.throws(() => flash.program(8192, page(0)), /outside/);
  assert.throws(() => flash.erase(256, 4096), /not whole sectors/);
  assert.throws(() => flash.erase(8192, 4096), /outside/);
});
