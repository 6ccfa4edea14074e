// A module that writes down which of its functions run: one bit for each, in globals that it exports as `ran/0`, `ran/1` …
import { list, lengthPrefixed, unsigned } from './leb128.mjs';
import { END, GLOBAL_GET, GLOBAL_SET, bodyStart } from './instructions.mjs';
import { GLOBAL, SECTION, readModule, withSections, written } from './module.mjs';

const BITS = 64;
const I64 = 0x7e;
const [I64_CONST, I64_OR] = [0x42, 0x84];

export function instrument(bytes) {
  const module = readModule(bytes);
  const { code, globals, importedGlobals, exports } = module;
  const count = Math.ceil(code.length / BITS);
  const first = importedGlobals.length + globals.length;
  const flags = Array.from({ length: count }, () => [I64, 1, I64_CONST, 0, END]);
  const flagExports = Array.from({ length: count }, (_, number) => ({ name: `ran/${number}`, kind: GLOBAL, index: first + number }));
  const bodies = code.map((body, number) => lengthPrefixed(withFlagSet(body, number, first)));
  return withSections(module, {
    [SECTION.globals]: () => list(SECTION.globals, [...globals.map(({ raw }) => raw), ...flags]),
    [SECTION.exports]: () => list(SECTION.exports, written([...exports, ...flagExports])),
    [SECTION.code]: () => list(SECTION.code, bodies),
  });
}

/** Sets its bit before it does anything else. */
function withFlagSet(body, number, first) {
  const global = unsigned(first + Math.floor(number / BITS));
  const bit = [I64_CONST, ...signedBit(number % BITS)];
  const start = bodyStart(body);
  return Buffer.concat([
    body.subarray(0, start),
    Buffer.from([GLOBAL_GET, ...global, ...bit, I64_OR, GLOBAL_SET, ...global]),
    body.subarray(start),
  ]);
}

/** 1 << bit as a signed number of 64 bits. */
function signedBit(bit) {
  const out = [];
  for (let rest = BigInt.asIntN(64, 1n << BigInt(bit)); ;) {
    const byte = Number(rest & 127n);
    rest >>= 7n;
    if (rest === (byte & 64 ? -1n : 0n)) return [...out, byte];
    out.push(byte | 128);
  }
}

/** The numbers of the functions that have run, from the exports of an instance. */
export function ran(exports) {
  const numbers = [];
  for (let number = 0; `ran/${number}` in exports; number++) {
    const bits = BigInt.asUintN(64, exports[`ran/${number}`].value);
    for (let bit = 0; bit < BITS; bit++) if ((bits >> BigInt(bit)) & 1n) numbers.push(number * BITS + bit);
  }
  return numbers;
}
