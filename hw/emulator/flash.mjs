// The NOR flash: an erase sets a sector's bits, a program only clears bits, and both take their time.

export const SECTOR = 4096;
export const PAGE = 256;

// Typical times of the W25Q parts on these boards, in nanoseconds.
const SECTOR_ERASE_NS = 45e6;
const PAGE_PROGRAM_NS = 0.7e6;

export class Flash {
  /** @param {number} size in bytes */
  constructor(size) {
    this.bytes = new Uint8Array(size).fill(0xff);
    this.erases = 0;
    this.programs = 0;
  }

  /** Puts a program or a saved content into the flash, as a flashing tool does: no time, no wear. */
  load(offset, bytes) {
    if (offset + bytes.length > this.bytes.length) throw new Error('the image is larger than the flash');
    this.bytes.set(bytes, offset);
  }

  /** @returns {number} how long it takes, in nanoseconds */
  erase(offset, count) {
    if (offset % SECTOR || count % SECTOR) throw new Error(`an erase of ${count} at ${offset} is not whole sectors`);
    if (offset + count > this.bytes.length) throw new Error(`an erase of ${count} at ${offset} is outside the flash`);
    this.bytes.fill(0xff, offset, offset + count);
    this.erases += count / SECTOR;
    return (count / SECTOR) * SECTOR_ERASE_NS;
  }

  /** @returns {number} how long it takes, in nanoseconds */
  program(offset, data) {
    if (offset % PAGE || data.length % PAGE) throw new Error(`a program of ${data.length} at ${offset} is not whole pages`);
    if (offset + data.length > this.bytes.length) throw new Error(`a program at ${offset} is outside the flash`);
    for (let i = 0; i < data.length; i++) this.bytes[offset + i] &= data[i];
    this.programs += data.length / PAGE;
    return (data.length / PAGE) * PAGE_PROGRAM_NS;
  }
}
