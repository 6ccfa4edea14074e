// node --test tests/site/split.test.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, signed, lengthPrefixed, text, unsigned } from '../../build/split/leb128.mjs';
import { coldData } from '../../build/split/cold_data.mjs';
import { instrument, ran } from '../../build/split/instrument.mjs';
import { HEAD, SECTION } from '../../build/split/module.mjs';
import { split } from '../../build/split/split.mjs';
import { watched } from './watch_data.mjs';

const I32 = 0x7f;
const get = (local) => [0x20, local];
const call = (index) => [0x10, index];
const number = (value) => [0x41, ...signed(value)];
const load = (offset) => [0x2d, 0, ...unsigned(offset)]; // a byte
const [ADD, SUBTRACT, MULTIPLY, IS_ZERO, END, ELSE] = [0x6a, 0x6b, 0x6c, 0x45, 0x0b, 0x05];
const IF_NUMBER = [0x04, I32];
const FIRST = 1; // behind the one import

/**
 * A module of functions from one number to one number: `factorial` calls itself, `even` and `odd` call each other, `told`
 * calls the import, `apply` calls through the table, `tick` counts in a global, `byte` reads a text from memory.
 */
const NAMES = ['factorial', 'even', 'odd', 'told', 'apply', 'tick', 'byte'];
const [FACTORIAL, EVEN, ODD] = [FIRST, FIRST + 1, FIRST + 2];
const TEXT = 'a text in memory';
const PLACE = 5000;
const BODIES = [
  [get(0), IS_ZERO, IF_NUMBER, number(1), ELSE, get(0), number(1), SUBTRACT, call(FACTORIAL), get(0), MULTIPLY, END],
  [get(0), IS_ZERO, IF_NUMBER, number(1), ELSE, get(0), number(1), SUBTRACT, call(ODD), END],
  [get(0), IS_ZERO, IF_NUMBER, number(0), ELSE, get(0), number(1), SUBTRACT, call(EVEN), END],
  [get(0), call(0)],
  [number(6), get(0), 0x11, 0, 0],
  [0x23, 0, get(0), ADD, 0x24, 0, 0x23, 0],
  [get(0), load(PLACE)],
];

function example() {
  const type = Buffer.from([0x60, 1, I32, 1, I32]);
  const bodies = BODIES.map((parts) => lengthPrefixed(Buffer.from([0, ...parts.flat(), END])));
  const exports = NAMES.map((name, index) => [...text(name), 0, index + FIRST]);
  return Buffer.concat([
    HEAD,
    list(SECTION.types, [type]),
    list(SECTION.imports, [[...text('env'), ...text('double'), 0, 0]]),
    list(
      SECTION.functions,
      BODIES.map(() => [0]),
    ),
    list(SECTION.tables, [[0x70, 0, 3]]),
    list(SECTION.memories, [[0, 1]]),
    list(SECTION.globals, [[I32, 1, ...number(40), END]]),
    list(SECTION.exports, [...exports, [...text('memory'), 2, 0], [...text('table'), 1, 0]]),
    list(SECTION.elements, [[0, ...number(0), END, 3, FACTORIAL, EVEN, 0]]),
    list(SECTION.code, bodies),
    list(SECTION.data, [[0, ...number(PLACE), END, ...text(TEXT)]]),
  ]);
}

const env = { double: (value) => 2 * value };

function whole() {
  return new WebAssembly.Instance(new WebAssembly.Module(example()), { env }).exports;
}

/** → { exports, loads: the stubs that have asked for the secondary module }. */
function halves({ primary, secondary }) {
  const loads = [];
  const load = (stub) => {
    loads.push(stub);
    new WebAssembly.Instance(new WebAssembly.Module(secondary), { env, primary: exports });
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(primary), { env, split: { load } });
  return { exports, loads };
}

function answers(exports) {
  const all = NAMES.flatMap((name) => [0, 1, 2].map((value) => exports[name](value)));
  return [...all, ...[0, 1, 2].map((slot) => exports.table.get(slot)(5)), exports.tick(1)];
}

test('every way to split gives the same answers', () => {
  const expected = answers(whole());
  for (let mask = 0; mask < 1 << NAMES.length; mask++) {
    const hot = new Set([...NAMES.keys()].filter((index) => mask & (1 << index)));
    assert.deepEqual(answers(halves(split(example(), { hot })).exports), expected, `hot: ${[...hot]}`);
  }
});

test('the secondary module is loaded once, by the first function that is missing', () => {
  const { exports, loads } = halves(split(example(), { hot: new Set([0, 6]) }));
  assert.equal(exports.factorial(5), 120);
  assert.equal(exports.byte(0), TEXT.charCodeAt(0));
  assert.equal(loads.length, 0);
  assert.equal(exports.even(7), 0);
  assert.equal(exports.told(4), 8);
  assert.equal(loads.length, 1);
});

test('cold data comes with the secondary module', () => {
  const { exports } = halves(split(example(), { hot: new Set([6]), coldData: [[4864, 5120]] }));
  assert.equal(exports.byte(0), 0);
  exports.even(1);
  assert.equal(exports.byte(0), TEXT.charCodeAt(0));
});

test('only what is asked for is exported', () => {
  const { primary } = split(example(), { hot: new Set([0]), exports: new Set(['factorial']) });
  const names = WebAssembly.Module.exports(new WebAssembly.Module(primary)).map(({ name }) => name);
  assert.deepEqual(
    names.filter((name) => !name.includes('/')),
    ['factorial', 'memory', 'table'],
  );
});

test('halves of different splits do not fit together', () => {
  const { primary } = split(example(), { hot: new Set([0]) });
  const { secondary } = split(example(), { hot: new Set([0, 1]) });
  const { exports } = halves({ primary, secondary });
  assert.throws(() => exports.odd(1), WebAssembly.LinkError);
});

test('a secondary module that did not come can come later', () => {
  const { primary, secondary } = split(example(), { hot: new Set([0]) });
  let isThere = false;
  const load = () => {
    if (!isThere) throw new Error('not yet');
    new WebAssembly.Instance(new WebAssembly.Module(secondary), { env, primary: exports });
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(primary), { env, split: { load } });
  assert.throws(() => exports.even(2), /not yet/);
  assert.equal(exports.factorial(3), 6);
  isThere = true;
  assert.equal(exports.even(2), 1);
});

test('the same split has the same bytes', () => {
  assert.deepEqual(split(example(), { hot: new Set([1, 0]) }), split(example(), { hot: new Set([0, 1]) }));
});

test('an instrumented module tells which functions have run', () => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(instrument(example())), { env });
  assert.deepEqual(ran(exports), []);
  exports.even(3);
  exports.byte(0);
  assert.deepEqual(ran(exports), [1, 2, 6]);
});

test('data that a hot function reads is not cold', () => {
  const long = Buffer.alloc(20_000, 7);
  const module = { code: [], data: [{ offset: 1024, bytes: long }] };
  const reading = (place) => Buffer.from([0, ...number(0), ...load(place), 0x1a, END]);
  module.code = [reading(2000), reading(12_000)];
  const memory = new Uint8Array(65536);
  memory.set(long, 1024);
  const places = (hot) => coldData(module, new Set(hot), memory, 21_024);
  const isCold = (hot, place) => places(hot).some(([start, end]) => place >= start && place < end);
  assert.ok(isCold([0], 15_000) && !isCold([0], 2000));
  assert.ok(isCold([1], 6000) && !isCold([1], 15_000));
  assert.deepEqual(places([0, 1]), []);
});

test('a watched module counts what it reads, and reads the same', () => {
  const bytes = watched(example(), [[PLACE + 2, PLACE + 4]]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env });
  assert.deepEqual(answers(exports), answers(whole()));
  assert.equal(exports.reads.value, 1);
});

test('what is not known is refused', () => {
  const started = Buffer.concat([example(), Buffer.from([SECTION.start, 1, 1])]);
  assert.throws(() => split(started, { hot: new Set() }), /start by themselves/);
  assert.throws(() => split(Buffer.from('no module'), { hot: new Set() }), /no WebAssembly/);
});
