// node uf2.mjs IN.bin OUT.uf2

import { readFileSync, writeFileSync } from 'node:fs';
import { makeUf2 } from './emulator/image.mjs';

const [, , bin, uf2] = process.argv;
writeFileSync(uf2, makeUf2(readFileSync(bin)));
