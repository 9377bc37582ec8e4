import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { builtFile } from '../../hw/emulator/built.mjs';
import { makeUf2, readImage } from '../../hw/emulator/image.mjs';

function flashOf(image) {
  const bytes = new Uint8Array(1 << 20);
  for (const part of readImage(image)) bytes.set(part.bytes, part.offset);
  return Buffer.from(bytes);
}

test('the .uf2 puts the same into flash as the .elf', () => {
  const [uf2, elf] = ['brolly.uf2', 'brolly.elf'].map((name) => flashOf(readFileSync(builtFile('picosystem', name))));
  assert.ok(uf2.equals(elf));
});

test('a .uf2 has a block for every 256 bytes, numbered, for the RP2040', () => {
  const uf2 = new DataView(makeUf2(new Uint8Array(257)).buffer);
  assert.equal(uf2.byteLength, 1024);
  assert.equal(uf2.getUint32(512 + 12, true), 0x10000100);
  assert.equal(uf2.getUint32(512 + 20, true), 1);
  assert.equal(uf2.getUint32(512 + 24, true), 2);
  assert.equal(uf2.getUint32(28, true), 0xe48bff56);
});

test('what is not an image is refused with a sentence', () => {
  const good = makeUf2(new Uint8Array(300));
  const changed = (at, value) => Uint8Array.from(good, (byte, index) => (index === at ? value : byte));
  assert.throws(() => readImage(new Uint8Array(600)), /neither a \.uf2 nor a \.elf/);
  assert.throws(() => readImage(new Uint8Array(0)), /neither/);
  assert.throws(() => readImage(good.subarray(0, 600)), /cut off/);
  assert.throws(() => readImage(changed(508, 0)), /damaged/);
  assert.throws(() => readImage(changed(512, 0)), /damaged/);
  assert.throws(() => readImage(changed(28, 0)), /not for an RP2040/);
});
