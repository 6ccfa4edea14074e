// Changes Pyodide's module so that its allocator zeroes blocks, and the snapshot contains no stale data. Only the build uses it.
import { isUsed, misfit } from './mechanisms.mjs';
import { list, lengthPrefixed, unsigned } from '../split/leb128.mjs';
import { FUNCTION, SECTION, readModule, withSections } from '../split/module.mjs';

const I32 = 0x7f;
const [END, SELECT, ADD, SUBTRACT, AND, LESS] = [0x0b, 0x1b, 0x6a, 0x6b, 0x71, 0x49];
const IF = [0x04, 0x40];
const LOAD = [0x28, 2, 0];
const FILL = [0xfc, 11, 0];
const ALL_BUT_FLAGS = [0x41, 0x78]; // −8
const get = (local) => [0x20, local];
const set = (local) => [0x21, local];
const tee = (local) => [0x22, local];
const number = (value) => [0x41, value];
const call = (index) => [0x10, ...unsigned(index)];

/** malloc, free and realloc become wrappers around themselves; the old ones move behind all other functions. */
export function withZeroingAllocator(bytes) {
  if (!isUsed('zeroing_allocator')) return bytes;
  const module = readModule(bytes);
  const { importedFunctions, functions, code } = module;
  const [malloc, free, realloc] = ['malloc', 'free', 'realloc'].map((name) => functionOf(module, name));
  const old = importedFunctions.length + code.length;
  const [OLD_MALLOC, OLD_FREE, OLD_REALLOC, USABLE] = [old, old + 1, old + 2, old + 3];
  const types = [...functions, functions[malloc], functions[free], functions[realloc], functions[malloc]];
  const bodies = [...code, code[malloc], code[free], code[realloc], usable()];
  bodies[malloc] = body(1, get(0), call(OLD_MALLOC), tee(1), IF, zeroBlock(get(1), USABLE), END, get(1));
  bodies[free] = body(0, get(0), IF, zeroBlock(get(0), USABLE), get(0), call(OLD_FREE), END);
  bodies[realloc] = reallocating(OLD_REALLOC, USABLE);
  return withSections(module, {
    [SECTION.functions]: () => list(SECTION.functions, types.map(unsigned)),
    [SECTION.code]: () => list(SECTION.code, bodies.map(lengthPrefixed)),
  });
}

/** The number of a function that the module exports, counted without the imported ones. */
function functionOf({ exports, importedFunctions }, name) {
  const entry = exports.find((one) => one.name === name && one.kind === FUNCTION);
  if (!entry) throw misfit('zeroing_allocator', `the module exports no ${name}`);
  return entry.index - importedFunctions.length;
}

/** Frees a block with content. Its first words link it to other free blocks; the rest must be zero. */
export function assertZeroing({ malloc, free, memory }) {
  if (!isUsed('zeroing_allocator')) return;
  const [size, links] = [4096, 32];
  const block = malloc(size);
  new Uint8Array(memory.buffer).fill(255, block, block + size);
  free(block);
  const freed = new Uint8Array(memory.buffer, block + links, size - links);
  if (freed.some((byte) => byte)) throw misfit('zeroing_allocator', 'a freed block still has its content');
}

/** The body of a function with this number of local variables, all of type i32. */
function body(locals, ...parts) {
  return Buffer.from([...(locals ? [1, locals, I32] : [0]), ...parts.flat(), END]);
}

/** The capacity of a block: the size in its head without flags, less the head, and less the foot where it is mapped. */
function usable() {
  const head = [get(0), number(4), SUBTRACT, LOAD, tee(1)].flat();
  return body(1, head, ALL_BUT_FLAGS, AND, number(4), number(8), get(1), number(3), AND, SELECT, SUBTRACT);
}

function zeroBlock(block, USABLE) {
  return [block, number(0), block, call(USABLE), FILL].flat();
}

/** realloc(block, size) blanks what lies behind the smaller of the old block and the new size. */
function reallocating(OLD_REALLOC, USABLE) {
  const [block, size, oldSize, result, kept] = [0, 1, 2, 3, 4];
  const smaller = [get(oldSize), get(size), get(oldSize), get(size), LESS, SELECT].flat();
  const behind = [get(result), get(kept), ADD, number(0), get(result), call(USABLE), get(kept), SUBTRACT, FILL].flat();
  return body(
    3,
    [get(block), IF, get(block), call(USABLE), set(oldSize), END].flat(),
    [get(block), get(size), call(OLD_REALLOC), tee(result), IF].flat(),
    [smaller, set(kept), behind, END, get(result)].flat(),
  );
}
