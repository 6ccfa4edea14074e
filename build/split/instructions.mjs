// Where each instruction of a function ends, and what it refers to.
import { readUleb128, skipLeb128 } from './leb128.mjs';

export const CALL = 0x10;
export const CALL_INDIRECT = 0x11;
export const RETURN_CALL = 0x12;
export const RETURN_CALL_INDIRECT = 0x13;
export const GLOBAL_GET = 0x23;
export const GLOBAL_SET = 0x24;
export const I32_CONST = 0x41;
export const REF_FUNC = 0xd2;
export const END = 0x0b;

/** So many numbers follow each of these; of others see `special`. */
const IMMEDIATE_COUNTS = new Map([
  ...each(0, 0x00, 0x01, 0x05, 0x0a, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1, 0xd3, ...range(0x45, 0xc4)),
  ...each(1, 0x07, 0x08, 0x09, 0x0c, 0x0d, 0x10, 0x12, 0x18, ...range(0x20, 0x26), 0x3f, 0x40, 0x41, 0x42, 0xd0, 0xd2),
  ...each(2, 0x11, 0x13, ...range(0x28, 0x3e)),
]);
/** The same of those that begin with 0xfc. */
const MISCELLANEOUS = new Map([...each(0, ...range(0, 7)), ...each(1, 9, 11, 13, 15, 16, 17), ...each(2, 8, 10, 12, 14)]);

function each(count, ...codes) {
  return codes.map((code) => [code, count]);
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export function isBlock(code) {
  return (code >= 0x02 && code <= 0x04) || code === 0x06 || code === 0x1f;
}

/** Loads and stores, which name an alignment and an offset. */
export function isMemoryAccess(code) {
  return code >= 0x28 && code <= 0x3e;
}

/** Whether a block has parameters or more than one result: then it names a type, and no single kind of value. */
export function namesType(bytes, at) {
  return bytes[at] > 127 || !(bytes[at] & 0x40);
}

/** Yields [code, its place, the place behind the instruction]. */
export function* instructions(body) {
  for (let at = bodyStart(body); at < body.length;) {
    const end = skipInstruction(body, at);
    yield [body[at], at, end];
    at = end;
  }
}

/** Behind the list of local variables. */
export function bodyStart(body) {
  let [count, at] = readUleb128(body, 0);
  while (count--) {
    at = skipLeb128(body, at);
    if (body[at++] < 0x6f) throw new Error('variables of types of the module are not supported');
  }
  return at;
}

export function skipInstruction(bytes, at) {
  const code = bytes[at++];
  const count = IMMEDIATE_COUNTS.get(code);
  return count === undefined ? skipOtherImmediates(code, bytes, at) : skipNumbers(count, bytes, at);
}

function skipNumbers(count, bytes, at) {
  while (count--) at = skipLeb128(bytes, at);
  return at;
}

function skipOtherImmediates(code, bytes, at) {
  if (code === 0x0e) return skipVector(1, bytes, at); // the labels of a table, and the one for all else
  if (code === 0x1c) return skipVector(0, bytes, at); // the kinds of values to select from
  if (code === 0x1f) return skipCatchClauses(bytes, skipBlockType(bytes, at));
  if (isBlock(code)) return skipBlockType(bytes, at);
  if (code === 0x43) return at + 4;
  if (code === 0x44) return at + 8;
  if (code === 0xfc) return miscellaneous(bytes, at);
  throw new Error(`instruction 0x${code.toString(16)} is not supported`);
}

/** A list of numbers, and some more behind it. */
function skipVector(more, bytes, at) {
  const [count, first] = readUleb128(bytes, at);
  return skipNumbers(count + more, bytes, first);
}

function skipBlockType(bytes, at) {
  if (bytes[at] === 0x63 || bytes[at] === 0x64) throw new Error('blocks that give typed references are not supported');
  return skipLeb128(bytes, at);
}

/** The handlers of try_table: a kind, a tag unless it takes all, a label. */
function skipCatchClauses(bytes, at) {
  let [count, next] = readUleb128(bytes, at);
  while (count--) next = skipNumbers(bytes[next] < 2 ? 2 : 1, bytes, next + 1);
  return next;
}

function miscellaneous(bytes, at) {
  const [code, next] = readUleb128(bytes, at);
  if (!MISCELLANEOUS.has(code)) throw new Error(`instruction 0xfc ${code} is not supported`);
  return skipNumbers(MISCELLANEOUS.get(code), bytes, next);
}
