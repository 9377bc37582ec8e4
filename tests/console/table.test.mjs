import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { builtFile } from '../../hw/emulator/built.mjs';
import { readSymbols } from '../../hw/emulator/image.mjs';
import { ConsoleTable } from '../table/console_table.mjs';

const hostTable = fileURLToPath(new URL('../../build/host-debug/tests/table/table', import.meta.url));

const symbols = readSymbols(readFileSync(builtFile('picosystem', 'table.elf')));
const STACK = ['__StackBottom', '__StackTop'].map((name) => symbols.get(name));

/** All answers of the host's table to a script, as one text. */
function askHost(lines) {
  const { status, stdout } = spawnSync(hostTable, { input: `${lines.join('\n')}\n`, encoding: 'utf8', maxBuffer: 1 << 26 });
  assert.equal(status, 0);
  return stdout;
}

/** A script of a game: its bots play random moves, and everything is asked for on the way. */
function gameScript(setUp, moves) {
  const lines = [setUp, 'data', 'moves', 'perft 2'];
  for (let move = 0; move < moves; move++) {
    const best = askHost([...lines, `go bot=random seed=${move}`]).trimEnd().split('\n').at(-2);
    const [, played] = best.match(/^best (\S+)/) ?? [];
    if (!played) break;
    lines.push(`go bot=random seed=${move}`, `play ${played}`, 'state', 'moves', 'hash', `view ${move % 2 && !setUp.includes('players=1') ? 1 : 0}`, 'score');
  }
  return [...lines, 'undo', 'undo', 'state', 'nonsense', 'play Q', '# a comment', 'bots', 'state'];
}

const games = [
  ['new umbrella players=1 level=4 edition=en seed=11', 30],
  ['new umbrella players=2 level=4 edition=it faces=black seed=12', 25],
  ['new umbrella players=4 level=2 edition=fr2 seed=18446744073709551615', 25],
  ['new parade players=2 seed=14', 70],
  ['new parade players=6 seed=15', 45],
];
for (const [setUp, moves] of games) {
  test(`host and console give the same answers: ${setUp}`, () => {
    const lines = gameScript(setUp, moves);
    const table = new ConsoleTable();
    const answers = lines.flatMap((line) => table.ask(line));
    assert.equal(`${answers.join('\n')}\n`, askHost(lines));
    const used = table.console.chip.stackUsed(...STACK);
    assert.ok(used < 0.75 * (STACK[1] - STACK[0]), `${used} bytes of stack were used`);
  });
}

test('an over-long line is one error on the console, too', () => {
  const table = new ConsoleTable();
  const long = `new parade ${'x'.repeat(4100)}`;
  assert.equal(`${table.ask(long).join('\n')}\n`, askHost([long]));
  assert.deepEqual(table.ask('new parade players=2 seed=1'), ['ok']);
});
