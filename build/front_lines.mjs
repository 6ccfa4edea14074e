// Which lines of the page its tests have reached: V8 counts in the bundles, source maps lead back to the files.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Rooms that decide; all of them is counted. */
const LOGIC = ['contract', 'state', 'words', 'browser', 'engine', 'peers', 'commands'];
/** Rooms that show: what makes templates or paints is tried in a browser, where it can be seen. */
const SHOWN = ['ui', 'screens', 'app'];
const DRAWS = /\bfrom '(?:lit(?:\/[^']*)?|[./]+\/paint\/[^']*)'/;

/** The files whose lines are counted, from the root of the checkout. */
export function counted(root) {
  const inside = (room) =>
    readdirSync(join(root, 'web/src', room), { recursive: true })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
      .map((name) => join('web/src', room, name));
  const draws = (path) => DRAWS.test(readFileSync(join(root, path), 'utf8'));
  return [...LOGIC.flatMap(inside), ...SHOWN.flatMap(inside).filter((path) => !draws(path))].sort();
}

/** For each counted file its lines, and whether a test has come by. */
export function reached(root, scripts, coverage) {
  const lines = new Map(counted(root).map((path) => [path, new Map()]));
  const counts = countsOf(coverage);
  for (const name of readdirSync(scripts).filter((each) => each.endsWith('.js'))) {
    const script = join(scripts, name);
    const code = readFileSync(script, 'utf8');
    const { sources, mappings } = JSON.parse(readFileSync(`${script}.map`, 'utf8'));
    const files = sources.map((source) => lines.get(relative(root, resolve(dirname(script), source))));
    const ran = ranIn(code, counts.get(script) ?? []);
    for (const { at, source, line } of segments(code, mappings)) {
      const known = files[source];
      if (known) known.set(line, known.get(line) || ran[at] === 1);
    }
  }
  return lines;
}

/** What each process has counted of each script. */
function countsOf(coverage) {
  const found = new Map();
  for (const name of readdirSync(coverage)) {
    const { result } = JSON.parse(readFileSync(join(coverage, name), 'utf8'));
    for (const { url, functions } of result.filter((each) => each.url.startsWith('file:'))) {
      const path = fileURLToPath(url);
      found.set(path, [...(found.get(path) ?? []), functions]);
    }
  }
  return found;
}

/** Each character of a script: 1 where at least one process has run it. Inner ranges come after outer ones, and win. */
function ranIn(code, processes) {
  const ran = new Uint8Array(code.length);
  for (const functions of processes) {
    const now = new Uint8Array(code.length);
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges) now.fill(count ? 1 : 0, startOffset, endOffset);
    for (let i = 0; i < now.length; i++) ran[i] |= now[i];
  }
  return ran;
}

const DIGITS = new Map([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((letter, i) => [letter, i]));

/** The numbers of one segment: base 64, five bits each, the lowest bit of a number is its sign. */
function numbers(segment) {
  const found = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = DIGITS.get(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    found.push(value & 1 ? -(value >> 1) : value >> 1);
    value = shift = 0;
  }
  return found;
}

/** Where each piece of a script comes from: its place there, the number of the source, and the line in it. */
function* segments(code, mappings) {
  let start = 0;
  let [source, line] = [0, 0];
  for (const row of mappings.split(';')) {
    let column = 0;
    for (const [right, toSource, down] of row.split(',').filter(Boolean).map(numbers)) {
      column += right;
      if (toSource === undefined) continue;
      source += toSource;
      line += down;
      yield { at: start + column, source, line: line + 1 };
    }
    start = code.indexOf('\n', start) + 1;
  }
}

const share = (hit, all) => `${((100 * hit) / Math.max(1, all)).toFixed(1).padStart(5)} %`;

/** Prints the rooms, and files below the floor with the lines that nobody has reached; true if the whole is below it. */
export function report(lines, floor) {
  const rooms = new Map();
  const poor = [];
  for (const [path, known] of lines) {
    const room = path.split('/')[2];
    const hit = [...known.values()].filter(Boolean).length;
    const [before, all] = rooms.get(room) ?? [0, 0];
    rooms.set(room, [before + hit, all + known.size]);
    if (100 * hit < floor * known.size) poor.push(`${share(hit, known.size)}  ${path}: ${missing(known)}`);
  }
  for (const [room, [hit, all]] of rooms) console.log(`${share(hit, all)}  ${room} (${hit} of ${all} lines)`);
  for (const line of poor) console.log(line);
  const [hit, all] = [...rooms.values()].reduce(([a, b], [c, d]) => [a + c, b + d]);
  console.log(
    `${share(hit, all)}  of ${all} lines in ${lines.size} files that neither paint nor make templates; at least ${floor} % are wanted`,
  );
  return 100 * hit < floor * all;
}

/** Lines as an editor numbers them, in runs: 3-7 12. */
function missing(known) {
  const runs = [];
  let last = 0;
  const order = [...known].sort(([a], [b]) => a - b);
  for (const [i, [line, hit]] of order.entries()) {
    if (hit) continue;
    if (runs.length && order[i - 1]?.[0] === last) runs.at(-1)[1] = line;
    else runs.push([line, line]);
    last = line;
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(' ');
}
