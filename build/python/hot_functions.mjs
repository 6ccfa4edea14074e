// The list of functions of Pyodide's module that run during a game. It begins with the SHA-256 of the module, whose
// functions have no names; then come their numbers, a line for each hundred. `python3 build lab profile` writes it.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isUsed } from './mechanisms.mjs';

/** → { hot, fits }: if the list is of another module nothing is known, and every function is hot. */
export async function readHot(file, wasm, { code }) {
  const [mark, ...lines] = (await readFile(file, 'utf8')).trim().split('\n');
  const isForThisModule = mark === sha256Of(wasm) && isUsed('split');
  return {
    fits: isForThisModule,
    hot: isForThisModule ? new Set(lines.flatMap((line) => line.split(' ').flatMap(numbersOf))) : new Set(code.keys()),
  };
}

export function writeHot(wasm, numbers) {
  const lines = new Map();
  for (const span of spansOf(numbers)) {
    const hundred = Math.floor(span[0] / 100);
    lines.set(hundred, [...(lines.get(hundred) ?? []), span[0] === span[1] ? span[0] : span.join('-')]);
  }
  return `${[sha256Of(wasm), ...Array.from(lines.values(), (line) => line.join(' '))].join('\n')}\n`;
}

function sha256Of(wasm) {
  return createHash('sha256').update(wasm).digest('hex');
}

/** "7" is one, "7-9" are three. */
function numbersOf(span) {
  const [first, last = first] = span.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Numbers that follow each other are written as one; at a hundred a new line begins. */
function spansOf(numbers) {
  const spans = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && last[1] === number - 1 && number % 100) last[1] = number;
    else spans.push([number, number]);
  }
  return spans;
}
