// Finds the functions and globals that a function's body names, and gives them other numbers.
import { readSleb128, readUleb128, signed, unsigned } from './leb128.mjs';
import {
  CALL,
  CALL_INDIRECT,
  GLOBAL_GET,
  GLOBAL_SET,
  REF_FUNC,
  RETURN_CALL,
  RETURN_CALL_INDIRECT,
  instructions,
  isBlock,
  namesType,
} from './instructions.mjs';

function namesFunction(code) {
  return code === CALL || code === RETURN_CALL || code === REF_FUNC;
}

function namesGlobal(code) {
  return code === GLOBAL_GET || code === GLOBAL_SET;
}

export function functionsReferencedBy(body) {
  return indicesOf(body, namesFunction);
}

export function globalsReferencedBy(body) {
  return indicesOf(body, namesGlobal);
}

/** The indices that the instructions of one kind name. */
function indicesOf(body, isOfKind) {
  return [...instructions(body)].filter(([code]) => isOfKind(code)).map(([, at]) => readUleb128(body, at + 1)[0]);
}

/** `functions(index, code)` returns a whole instruction, `globals(index)` a number, `types` is a list of Types. */
export function renumber(body, names) {
  const parts = [];
  let copied = 0;
  for (const [code, at, end] of instructions(body)) {
    const change = replacementFor(body, code, at, end, names);
    if (!change) continue;
    const [start, behind, bytes] = change;
    parts.push(body.subarray(copied, start), Buffer.from(bytes));
    copied = behind;
  }
  return Buffer.concat([...parts, body.subarray(copied)]);
}

/** Returns [from, to, replacement] if the instruction names something that has another number, otherwise null. */
function replacementFor(body, code, at, end, { functions, globals, types }) {
  if (namesFunction(code)) return [at, end, functions(readUleb128(body, at + 1)[0], code)];
  if (namesGlobal(code)) return [at + 1, end, unsigned(globals(readUleb128(body, at + 1)[0]))];
  if (code === CALL_INDIRECT || code === RETURN_CALL_INDIRECT) {
    const [type, behind] = readUleb128(body, at + 1);
    return [at + 1, behind, unsigned(types.use(type))];
  }
  if (!isBlock(code) || !namesType(body, at + 1)) return null;
  const [type, behind] = readSleb128(body, at + 1);
  return [at + 1, behind, signed(types.use(type))];
}
