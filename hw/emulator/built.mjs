// A virtual console with what the build has made.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VirtualConsole } from './console.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export function builtFile(board, name) {
  const path = `${root}build/${board}/${name}`;
  if (!existsSync(path)) throw new Error(`${path} is not there; ./brolly build ${board} makes it`);
  return path;
}

/** @param {{image?: string, saved?: Uint8Array, strict?: boolean}} [options] `image` is the image's name in the build */
export function builtConsole(board, { image = 'brolly.uf2', ...options } = {}) {
  return new VirtualConsole(board, {
    bootrom: readFileSync(builtFile(board, 'hw/emulator/bootrom/bootrom.bin')),
    image: readFileSync(builtFile(board, image)),
    ...options,
  });
}
