// A module that reports when it reads from given stretches of memory. Slow, for tests: it shows on running programs that
// nothing but cold functions reads cold data (cold_data.mjs).
import { list, readUnsigned, section, signed, sized, text, unsigned } from './bytes.mjs';
import { CALL, END, I32_CONST, bodyStart, instructions } from './instructions.mjs';
import { FUNCTION, HEAD, SECTION, readModule } from './module.mjs';
import { rewritten } from './rewrite.mjs';

const I32 = 0x7f;
const NO_VALUE = 0x40;
const [IF, LOCAL_GET, LOCAL_SET, LOCAL_TEE, ADD, SUBTRACT, LESS] = [0x04, 0x20, 0x21, 0x22, 0x6a, 0x6b, 0x49];
const isLoad = (code) => code >= 0x28 && code <= 0x35;
const isCopy = (body, at) => body[at] === 0xfc && body[at + 1] === 10;

/** `env.read(place)` is called with each place inside of `ranges` that is read. The check is the last function. */
export function watched(bytes, ranges) {
  const module = readModule(bytes);
  const { sections, importedFunctions, types, functions, code, elements, exports } = module;
  // One more import comes before all functions that are defined here.
  const first = importedFunctions.length;
  const moved = (index) => (index < first ? index : index + 1);
  const check = first + 1 + code.length;
  const same = { use: (type) => type };
  const names = { functions: (index, op) => [op, ...unsigned(moved(index))], globals: (index) => index, types: same };
  const params = (number) => types[functions[number]].params.length;
  const bodies = code.map((body, number) => checking(rewritten(body, names), params(number), check));
  const place = (kind, index) => unsigned(kind === FUNCTION ? moved(index) : index);
  const changed = {
    [SECTION.types]: () => list(SECTION.types, [...types.map(({ raw }) => raw), [0x60, 1, I32, 0]]),
    [SECTION.imports]: () => list(SECTION.imports, importing(module)),
    [SECTION.functions]: () => list(SECTION.functions, [...functions, types.length].map(unsigned)),
    [SECTION.exports]: () =>
      list(
        SECTION.exports,
        exports.map(({ name, kind, index }) => [...text(name), kind, ...place(kind, index)]),
      ),
    [SECTION.elements]: () =>
      list(
        SECTION.elements,
        elements.map((one) => filling(one, moved)),
      ),
    [SECTION.code]: () => list(SECTION.code, [...bodies, reporting(ranges, first)].map(sized)),
  };
  return Buffer.concat([HEAD, ...sections.map(({ id, start, end }) => changed[id]?.() ?? section(id, bytes.subarray(start, end)))]);
}

/** Functions must come before globals for their numbers to stay as they are. */
function importing({ imports, types }) {
  const report = [...text('env'), ...text('read'), FUNCTION, ...unsigned(types.length)];
  const isFunction = ({ kind }) => kind === FUNCTION;
  const raw = ({ raw: bytes }) => bytes;
  return [...imports.filter(isFunction).map(raw), report, ...imports.filter((one) => !isFunction(one)).map(raw)];
}

function filling({ offset, functions }, moved) {
  return [0, I32_CONST, ...signed(offset), END, ...unsigned(functions.length), ...functions.flatMap((index) => unsigned(moved(index)))];
}

/** The body with three more variables, which checks each place before it reads there. */
function checking(body, params, check) {
  const [count, locals] = readUnsigned(body, 0);
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
    const [some, kind] = readUnsigned(body, at);
    total += some;
    at = kind + 1;
  }
  return total;
}

/** On the stack: a place; the instruction adds an offset. */
function beforeLoad(body, at, local, check) {
  const [offset] = readUnsigned(body, readUnsigned(body, at + 1)[1]);
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
function reporting(ranges, report) {
  const end = ranges.at(-1)?.[1] ?? 0;
  const inside = ranges.flatMap(([from, to]) => [
    ...[LOCAL_GET, 0, I32_CONST, ...signed(from), SUBTRACT, I32_CONST, ...signed(to - from), LESS],
    ...[IF, NO_VALUE, LOCAL_GET, 0, CALL, ...unsigned(report), END],
  ]);
  return Buffer.from([0, LOCAL_GET, 0, I32_CONST, ...signed(end), LESS, IF, NO_VALUE, ...inside, END, END]);
}
