// The table protocol on the virtual console: lines go to the test image's UART, its answers come back.

import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { builtConsole } from '../../hw/emulator/built.mjs';

const LONGEST_MS = 600_000;

export class ConsoleTable {
  constructor() {
    this.console = builtConsole('picosystem', { image: 'table.uf2' });
    this.console.run(50);
  }

  /** @returns {string[]} the answer's lines, the last of them `ok` or the error */
  ask(line) {
    const answer = [];
    this.console.onLine = (text) => answer.push(text);
    this.console.type(`${line}\n`);
    const isComment = line.startsWith('#');
    const isDone = () => isComment || /^(ok$|error )/.test(answer.at(-1) ?? '');
    // A comment gets no answer; it has arrived when its time has passed.
    if (isComment) this.console.run(this.console.typingMs(line) + 1);
    if (!this.console.runUntil(isDone, LONGEST_MS, 0.2)) throw new Error(`no answer to ${line}`);
    return answer;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const table = new ConsoleTable();
  for await (const line of createInterface({ input: process.stdin })) {
    for (const text of table.ask(line)) console.log(text);
    if (line.trim() === 'quit') break;
  }
  process.exit(0);
}
