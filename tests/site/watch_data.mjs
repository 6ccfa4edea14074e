// A module that counts how often it reads from given stretches of memory, in a global that it exports as `reads`. It shows
// on running programs that nothing but cold functions reads cold data (build/split/cold_data.mjs).
import { list, readUleb128, signed, lengthPrefixed, unsigned } from '../../build/split/leb128.mjs';
import { CALL, END, GLOBAL_GET, GLOBAL_SET, I32_CONST, bodyStart, instructions } from '../../build/split/instructions.mjs';
import { GLOBAL, SECTION, readModule, withSections, written } from '../../build/split/module.mjs';

const I32 = 0x7f;
const NO_VALUE = 0x40;
const [IF, LOCAL_GET, LOCAL_SET, LOCAL_TEE, ADD, SUBTRACT, LESS] = [0x04, 0x20, 0x21, 0x22, 0x6a, 0x6b, 0x49];
const isLoad = (code) => code >= 0x28 && code <= 0x35;
const isCopy = (body, at) => body[at] === 0xfc && body[at + 1] === 10;

/** The module has one more function, the last, which is called with each place that is about to be read. */
export function watched(bytes, ranges) {
  const module = readModule(bytes);
  const { importedFunctions, importedGlobals, types, functions, code, globals, exports } = module;
  const check = importedFunctions.length + code.length;
  const reads = importedGlobals.length + globals.length;
  const bodies = code.map((body, number) => checking(body, types[functions[number]].params.length, check));
  return withSections(module, {
    [SECTION.types]: () => list(SECTION.types, [...types.map(({ raw }) => raw), [0x60, 1, I32, 0]]),
    [SECTION.functions]: () => list(SECTION.functions, [...functions, types.length].map(unsigned)),
    [SECTION.globals]: () => list(SECTION.globals, [...globals.map(({ raw }) => raw), [I32, 1, I32_CONST, 0, END]]),
    [SECTION.exports]: () => list(SECTION.exports, written([...exports, { name: 'reads', kind: GLOBAL, index: reads }])),
    [SECTION.code]: () => list(SECTION.code, [...bodies, counting(ranges, unsigned(reads))].map(lengthPrefixed)),
  });
}

/** The body with three more variables, which checks each place before it reads there. */
function checking(body, params, check) {
  const [count, locals] = readUleb128(body, 0);
  const start = bodyStart(body);
  const first = params + countLocals(body, count, locals);
  const parts = [Buffer.from(unsigned(count + 1)), body.subarray(locals, start), Buffer.from([3, I32])];
  let copied = start;
  for (const [code, at] of instructions(body)) {
    const before = isLoad(code) ? beforeLoad(body, at, first, check) : isCopy(body, at) ? beforeCopy(first, check) : null;
    if (!before) continue;
    parts.push(body.subarray(copied, at), Buffer.from(before));
    copied = at;
  }
  return Buffer.concat([...parts, body.subarray(copied)]);
}

function countLocals(body, count, at) {
  let total = 0;
  while (count--) {
    const [some, kind] = readUleb128(body, at);
    total += some;
    at = kind + 1;
  }
  return total;
}

/** On the stack: a place; the instruction adds an offset. */
function beforeLoad(body, at, local, check) {
  const [offset] = readUleb128(body, readUleb128(body, at + 1)[1]);
  const keep = [LOCAL_TEE, ...unsigned(local)];
  return [...keep, I32_CONST, ...signed(offset | 0), ADD, CALL, ...unsigned(check), LOCAL_GET, ...unsigned(local)];
}

/** On the stack: where to, where from, how many bytes. */
function beforeCopy(local, check) {
  const [to, from, count] = [local, local + 1, local + 2].map(unsigned);
  const take = [LOCAL_SET, ...count, LOCAL_SET, ...from, LOCAL_SET, ...to];
  const put = [LOCAL_GET, ...to, LOCAL_GET, ...from, LOCAL_GET, ...count];
  return [...take, LOCAL_GET, ...from, CALL, ...unsigned(check), ...put];
}

/** Most places lie behind all ranges. */
function counting(ranges, reads) {
  const end = ranges.at(-1)?.[1] ?? 0;
  const count = [GLOBAL_GET, ...reads, I32_CONST, 1, ADD, GLOBAL_SET, ...reads];
  const inside = ranges.flatMap(([from, to]) => [
    ...[LOCAL_GET, 0, I32_CONST, ...signed(from), SUBTRACT, I32_CONST, ...signed(to - from), LESS],
    ...[IF, NO_VALUE, ...count, END],
  ]);
  return Buffer.from([0, LOCAL_GET, 0, I32_CONST, ...signed(end), LESS, IF, NO_VALUE, ...inside, END, END]);
}
