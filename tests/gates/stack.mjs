// node stack.mjs BUILD_FOLDER IMAGE: the deepest stack that core 0 can need, from the compiler's call graph.
//
// The compiler writes each function's stack and calls into .ci files (-fcallgraph-info). What it did not compile, the
// assembler's and libgcc's functions, is read from the image's disassembly. A recursion, an indirect call that
// indirect_calls.json does not explain, or a function that nobody knows is an error: the figure is a bound or nothing.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const EXCEPTION_FRAME = 32 + 4; // Eight registers, and a word to align them.
const LARGEST_SHARE = 0.75; // A quarter of the stack is kept in reserve.

const [, , folder, image] = process.argv;
const explained = JSON.parse(readFileSync(new URL('indirect_calls.json', import.meta.url)));

/** @type {Map<string, {bytes: number, calls: Set<string>}>} */
const functions = new Map();

function functionNamed(name) {
  if (!functions.has(name)) functions.set(name, { bytes: undefined, calls: new Set() });
  return functions.get(name);
}

const symbols = new Map(
  [...execFileSync('arm-none-eabi-nm', [image], { encoding: 'utf8' }).matchAll(/^([0-9a-f]+) \w (\S+)$/gm)].map(
    ([, address, name]) => [name, parseInt(address, 16)],
  ),
);

/** The build folder has other images beside this one: an object belongs to it, or to our libraries. */
function isOfImage(file) {
  const name = basename(image, '.elf');
  const target = file.match(/([^/]+)\.dir\/.*\.ci$/)?.[1];
  return [name, `${name}_main`, 'engine', 'drivers', 'console', 'fonts'].includes(target);
}

/** Static functions have their file before their name. */
const plain = (title) => title.replace(/^.*:/, '');

function readCallGraph(path) {
  const text = readFileSync(path, 'utf8');
  for (const [, title, bytes, kind] of text.matchAll(/^node: \{ title: "([^"]+)" label: "[^"]*?(\d+) bytes \(([^)]*)\)/gm)) {
    if (kind.includes('dynamic') && !kind.includes('bounded')) throw new Error(`${plain(title)} takes a stack without bound`);
    const entry = functionNamed(plain(title));
    entry.bytes = Math.max(entry.bytes ?? 0, Number(bytes));
  }
  for (const [, from, to] of text.matchAll(/^edge: \{ sourcename: "([^"]+)" targetname: "([^"]+)"/gm)) {
    functionNamed(plain(from)).calls.add(plain(to));
  }
}

/** What the assembler made: pushes and the stack pointer's steps, with calls and jumps to other functions. */
function readDisassembly() {
  const text = execFileSync('arm-none-eabi-objdump', ['-d', '--no-show-raw-insn', image], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const found = new Map();
  for (const block of text.split('\n\n')) {
    const [, address, name] = block.match(/^([0-9a-f]+) <([^>]+)>:/m) ?? [];
    if (!name) continue;
    let bytes = 0;
    for (const [, list] of block.matchAll(/\tpush\t\{([^}]+)\}/g)) bytes += 4 * list.split(',').length;
    for (const [, step] of block.matchAll(/\tsub\tsp, #(\d+)/g)) bytes += Number(step);
    const calls = new Set();
    for (const [, to] of block.matchAll(/\t(?:bl|b\.n|b\.w|b)\t[0-9a-f]+ <([^>+]+)>/g)) if (to !== name) calls.add(to);
    found.set(parseInt(address, 16), { bytes, calls });
  }
  // A function may have several names, of which the disassembly shows one.
  const named = [...symbols].map(([name, address]) => [name, found.get(address & ~1)]);
  return new Map(named.filter(([, entry]) => entry));
}

/** A call may go to another name of the function: the SDK's wrapper, or the complete constructor of the same class. */
const namesOf = (name) => [name, `__wrap_${name}`, name.replace(/C1E/, 'C2E'), name.replace(/D1E/, 'D2E')];

/** The compiler notes some calls that it then makes without: a division by a constant, say. */
const isInImage = (name) => namesOf(name).some((candidate) => symbols.has(candidate));

function resolve(name, assembled) {
  const names = namesOf(name);
  const compiled = names.find((candidate) => functions.get(candidate)?.bytes !== undefined);
  return compiled ? functions.get(compiled) : assembled.get(names.find((candidate) => assembled.has(candidate)));
}

function indirectTargets(name) {
  for (const [caller, targets] of Object.entries(explained.calls)) {
    if (!new RegExp(caller).test(name)) continue;
    const all = [...functions].filter(([, { bytes }]) => bytes !== undefined).map(([target]) => target);
    return targets.flatMap((target) => all.filter((candidate) => new RegExp(target).test(candidate)));
  }
  throw new Error(`${name} calls through a pointer; say in tests/gates/indirect_calls.json which functions it can reach`);
}

function deepest(name, assembled, path = []) {
  if (path.includes(name)) throw new Error(`a recursion: ${[...path, name].join(' -> ')}`);
  const entry = resolve(name, assembled);
  if (!entry) throw new Error(`nobody knows the stack of ${name}, called by ${path.at(-1)}`);
  if (entry.deepest) return entry.deepest;
  let below = { bytes: 0, path: [] };
  for (const callee of entry.calls) {
    const targets = callee === '__indirect_call' ? indirectTargets(name) : [callee];
    for (const target of targets) {
      if (target === explained.fault || !isInImage(target)) continue;
      const found = deepest(target, assembled, [...path, name]);
      if (found.bytes > below.bytes) below = found;
    }
  }
  entry.deepest = { bytes: entry.bytes + below.bytes, path: [name, ...below.path] };
  return entry.deepest;
}

for (const file of readdirSync(folder, { recursive: true })) if (isOfImage(file)) readCallGraph(join(folder, file));
const assembled = readDisassembly();
const program = deepest('main', assembled);
// A fault can come at the deepest place, and does not return.
const fault = deepest(explained.fault, assembled);
const interrupts = explained.interrupts.map((name) => deepest(name, assembled));
const interrupt = interrupts.reduce((worst, each) => (each.bytes > worst.bytes ? each : worst), { bytes: 0, path: [] });
const total = program.bytes + EXCEPTION_FRAME + interrupt.bytes + fault.bytes;
const size = symbols.get('__StackTop') - symbols.get('__StackBottom');

if (process.argv.includes('--verbose')) console.log([...program.path, '+', ...interrupt.path].join('\n'));
console.log(`stack: core 0 needs at most ${total} of ${size} bytes (program ${program.bytes}, interrupt ${interrupt.bytes}, fault ${fault.bytes}); core 1 is not used`);
if (total > size * LARGEST_SHARE) {
  console.error(`stack: more than ${LARGEST_SHARE * 100} % of the stack; the deepest calls are:\n  ${program.path.join('\n  ')}`);
  process.exit(1);
}
