// PNG files of what the console shows.

import { readFileSync, writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';

export function savePicture({ width, height, rgba }, path) {
  const png = new PNG({ width, height });
  png.data.set(rgba);
  writeFileSync(path, PNG.sync.write(png, { colorType: 2 }));
}

export function loadPicture(path) {
  const { width, height, data } = PNG.sync.read(readFileSync(path));
  return { width, height, rgba: new Uint8ClampedArray(data) };
}

/** Each pixel as a square of `factor` pixels. */
export function enlarge({ width, height, rgba }, factor) {
  const large = { width: width * factor, height: height * factor, rgba: new Uint8ClampedArray(rgba.length * factor * factor) };
  const from = new Uint32Array(rgba.buffer);
  const to = new Uint32Array(large.rgba.buffer);
  for (let i = 0; i < to.length; i++) {
    const x = Math.floor((i % large.width) / factor);
    const y = Math.floor(i / large.width / factor);
    to[i] = from[y * width + x];
  }
  return large;
}

/** How many pixels differ; all of them if the sizes do. */
export function differences(one, other) {
  if (one.width !== other.width || one.height !== other.height) return one.width * one.height;
  const [a, b] = [new Uint32Array(one.rgba.buffer), new Uint32Array(other.rgba.buffer)];
  return a.reduce((count, pixel, index) => count + (pixel !== b[index]), 0);
}
