// Firmware images: what a .uf2 or .elf puts where in flash, and how a .uf2 is made.

const FLASH_START = 0x10000000;
const UF2_START = [0x0a324655, 0x9e5d5157];
const UF2_END = 0x0ab16f30;
const UF2_FAMILY_RP2040 = 0xe48bff56;
const UF2_HAS_FAMILY = 0x2000;
const UF2_BLOCK = 512;
const UF2_PAYLOAD = 256;

/** @returns {{offset: number, bytes: Uint8Array}[]} the parts of the image, by their offset in flash */
export function readImage(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length >= 4 && view.getUint32(0, false) === 0x7f454c46) return readElf(view);
  if (file.length >= UF2_BLOCK && view.getUint32(0, true) === UF2_START[0]) return readUf2(view);
  throw new Error('this is neither a .uf2 nor a .elf file');
}

function readUf2(view) {
  if (view.byteLength % UF2_BLOCK) throw new Error('the .uf2 file is cut off');
  const parts = [];
  for (let at = 0; at < view.byteLength; at += UF2_BLOCK) {
    const word = (index) => view.getUint32(at + index * 4, true);
    if (word(0) !== UF2_START[0] || word(1) !== UF2_START[1] || view.getUint32(at + 508, true) !== UF2_END) {
      throw new Error('the .uf2 file is damaged');
    }
    if (!(word(2) & UF2_HAS_FAMILY) || word(7) !== UF2_FAMILY_RP2040) throw new Error('the .uf2 file is not for an RP2040');
    if (word(4) > 476 || word(3) < FLASH_START) throw new Error('the .uf2 file is damaged');
    parts.push({ offset: word(3) - FLASH_START, bytes: new Uint8Array(view.buffer, view.byteOffset + at + 32, word(4)) });
  }
  return parts;
}

function readElf(view) {
  const programHeaders = view.getUint32(0x1c, true);
  const size = view.getUint16(0x2a, true);
  const count = view.getUint16(0x2c, true);
  const parts = [];
  for (let i = 0; i < count; i++) {
    const word = (index) => view.getUint32(programHeaders + i * size + index * 4, true);
    const [type, offset, , address, bytes] = [word(0), word(1), word(2), word(3), word(4)];
    if (type !== 1 || bytes === 0 || address < FLASH_START || address >= FLASH_START + (16 << 20)) continue;
    parts.push({ offset: address - FLASH_START, bytes: new Uint8Array(view.buffer, view.byteOffset + offset, bytes) });
  }
  if (parts.length === 0) throw new Error('the .elf file has nothing for the flash in it');
  return parts;
}

/** @param {Uint8Array} bin what stands in flash from its start */
export function makeUf2(bin) {
  const blocks = Math.ceil(bin.length / UF2_PAYLOAD);
  const uf2 = new Uint8Array(blocks * UF2_BLOCK);
  const view = new DataView(uf2.buffer);
  for (let block = 0; block < blocks; block++) {
    const at = block * UF2_BLOCK;
    const header = [...UF2_START, UF2_HAS_FAMILY, FLASH_START + block * UF2_PAYLOAD, UF2_PAYLOAD, block, blocks, UF2_FAMILY_RP2040];
    header.forEach((word, index) => view.setUint32(at + index * 4, word, true));
    uf2.set(bin.subarray(block * UF2_PAYLOAD, (block + 1) * UF2_PAYLOAD), at + 32);
    view.setUint32(at + 508, UF2_END, true);
  }
  return uf2;
}

/** @returns {Map<string, number>} the addresses of an .elf file's symbols */
export function readSymbols(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const sections = Array.from({ length: view.getUint16(0x30, true) }, (_, index) => {
    const at = view.getUint32(0x20, true) + index * view.getUint16(0x2e, true);
    const word = (place) => view.getUint32(at + place * 4, true);
    return { type: word(1), offset: word(4), size: word(5), link: word(6) };
  });
  const table = sections.find(({ type }) => type === 2);
  const names = sections[table.link];
  const symbols = new Map();
  for (let at = table.offset; at < table.offset + table.size; at += 16) {
    const start = names.offset + view.getUint32(at, true);
    const end = file.indexOf(0, start);
    symbols.set(String.fromCharCode(...file.subarray(start, end)), view.getUint32(at + 4, true));
  }
  return symbols;
}
