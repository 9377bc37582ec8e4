// Figures of the engine on the virtual console's processor, run from flash, and on the host.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtConsole } from '../../hw/emulator/built.mjs';
import { ConsoleTable } from '../table/console_table.mjs';

const LONGEST_MS = 240_000;
const CYCLES_A_MS = 125_000;

/** Cycles of each piece of work of tests/bench/console_bench.cpp. */
export function* benchEngineOnConsole() {
  const console = builtConsole('picosystem', { image: 'bench.uf2' });
  const lines = [];
  console.onLine = (line) => lines.push({ line, cycles: console.busyCycles });
  if (!console.runUntil(() => lines.at(-1)?.line === 'done', LONGEST_MS, 10)) throw new Error(`the benches did not end: ${console.uart}`);
  // Work of the same name is the moves of a bot, one by one.
  const works = new Map();
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const [, name] = lines[i].line.split(' ');
    const [, count] = lines[i + 1].line.split(' ');
    works.set(name, [...(works.get(name) ?? []), (lines[i + 1].cycles - lines[i].cycles) / Number(count)]);
  }
  for (const [name, cycles] of works) {
    if (cycles.length === 1) {
      yield { name: `${name}.console`, value: cycles[0], unit: 'cycles' };
    } else {
      const mean = cycles.reduce((sum, each) => sum + each) / cycles.length;
      yield { name: `${name}.mean_move.console`, value: mean / CYCLES_A_MS, unit: 'ms' };
      yield { name: `${name}.worst_move.console`, value: Math.max(...cycles) / CYCLES_A_MS, unit: 'ms' };
    }
  }
}

/** The longest wait for the solo end in simulated games: the whole answer to the `play` that leads there. */
export function* benchSoloEnd() {
  const games = 10_000;
  const lines = execFileSync(hostProgram('solo_worst'), [String(games)], { encoding: 'utf8' }).trim().split('\n');
  const [comment, position, play] = lines;
  yield { name: `umbrella.solo_end.worst_of_${games}_games`, value: Number(comment.split(' ')[1]), unit: 'steps' };
  const table = new ConsoleTable();
  const [loaded] = table.ask(position);
  if (loaded !== 'ok') throw new Error(`${position}: ${loaded}`);
  const started = table.console.ms;
  table.ask(play);
  const waiting = table.console.typingMs(`${play}\n`);
  yield { name: `umbrella.solo_end.worst_of_${games}_games.console`, value: table.console.ms - started - waiting, unit: 'ms' };
}

function hostProgram(name) {
  return fileURLToPath(new URL(`../../build/host-release/tests/${name}`, import.meta.url));
}

/** The host's program prints its figures in the benches' own form. */
export function* benchEngineOnHost() {
  for (const line of execFileSync(hostProgram('host_bench'), { encoding: 'utf8' }).trim().split('\n')) {
    const [name, value, unit] = line.split(' ');
    yield { name, value: Number(value), unit };
  }
}
