// Runs all benches. A bench is a generator of figures: { name, value, unit }.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { benchConsole } from './console_bench.mjs';
import { benchEngineOnConsole, benchEngineOnHost, benchSoloEnd } from './engine_bench.mjs';

const out = fileURLToPath(new URL('../../build/bench.json', import.meta.url));
const figures = [];

for (const bench of [benchConsole, benchEngineOnConsole, benchSoloEnd, benchEngineOnHost]) {
  for (const figure of bench()) {
    figures.push(figure);
    const { name, value, unit } = figure;
    console.log(`${name} ${value >= 1000 ? Math.round(value) : Number(value.toPrecision(4))} ${unit}`);
  }
}
writeFileSync(out, `${JSON.stringify(figures, null, 2)}\n`);
