// Removes from Python's memory what rebuild-memory.ts recomputes, and compares the result with the original, byte by byte.
import { importTypeScript } from './import_typescript.mjs';
import { isUsed, misfit } from './mechanisms.mjs';

const { DICT, LINK_PLACEHOLDER, TEXT, UNKNOWN, eachBlock, fillSlots, hashText, linkList, rebuildMemory, tableAt } =
  await importTypeScript('worker/rebuild-memory');
const FLAGS = 3;
/** With these addresses the browser rebuilds nothing. */
const NOTHING_TO_REBUILD = { heap: 0x7fffff00, text: 0, dict: 0, list: 0 };
/** With Pyodide 314.0.7 there are 18,700 hashes, 2,300 tables and 24,900 members of the collector's list. */
const MIN_LEFT_OUT = { hashes: 8000, tables: 500, members: 8000 };

/** `addresses`: those of the heap and of the types of texts and dicts; `hash`: Python's own. → where things lie. */
export function stripDerived(memory, addresses, hash) {
  if (!isUsed('strip_derived')) return NOTHING_TO_REBUILD;
  const words = new Uint32Array(memory.buffer);
  const blocks = [];
  eachBlock(words, addresses.heap, (...block) => blocks.push(block));
  const texts = blocks.filter(([start]) => words[start + 1] === addresses.text);
  const { list, members } = listOf(words, blocks, addresses.heap);
  if (blocks.some(([start]) => words[start] === LINK_PLACEHOLDER || words[start + 2] === LINK_PLACEHOLDER))
    throw new Error('the mark of a link is taken');
  linkList(words, list, members);
  for (const [start, end] of texts) hashText(words, start, end, hash);
  const whole = memory.slice();

  const tables = tablesIn(words, blocks, addresses).filter((keys) => emptyTable(memory, words, keys, addresses));
  const hashes = texts.filter(([start, end]) => clearHash(words, start, end, hash));
  for (const member of members) words.set([LINK_PLACEHOLDER, 0], member);
  words.fill(0, list >> 2, (list >> 2) + 2);
  assertEnough({ hashes: hashes.length, tables: tables.length, members: members.length });
  const places = { ...addresses, list };
  assertRestored(memory.slice(), whole, places, hash);
  return places;
}

function assertEnough(counts) {
  for (const [what, count] of Object.entries(counts))
    if (count < MIN_LEFT_OUT[what]) throw misfit('strip_derived', `only ${count} ${what} can be left out`);
}

function assertRestored(memory, whole, places, hash) {
  rebuildMemory(memory.buffer, places, hash);
  const other = memory.findIndex((byte, place) => byte !== whole[place]);
  if (other >= 0) throw new Error(`the memory is not the same again at ${other}`);
}

function clearHash(words, start, end, hash) {
  const at = start + TEXT.hash;
  const before = words[at];
  words[at] = UNKNOWN;
  hashText(words, start, end, hash);
  words[at] = words[at] === before ? UNKNOWN : before;
  return words[at] === UNKNOWN;
}

/** The addresses of what dicts find their entries by. */
function tablesIn(words, blocks, { dict, heap }) {
  const dicts = blocks.filter(([start]) => words[start + DICT.type] === dict);
  return dicts.map(([start]) => words[start + DICT.keys]).filter((keys) => keys > heap);
}

function emptyTable(memory, words, keys, { text }) {
  const table = tableAt(memory.buffer, words, keys);
  if (!table || !hasTexts(words, table, text)) return false;
  const filled = { ...table, slots: table.slots.slice() };
  fillSlots(words, filled);
  const isRebuilt = table.slots.every((entry, slot) => entry === filled.slots[slot]);
  if (isRebuilt) table.slots.fill(0);
  return isRebuilt;
}

/** Entries without a hash or deleted ones lead nowhere, and an empty table needs no recomputing. */
function hasTexts(words, { first, count, slots }, text) {
  const keys = Array.from({ length: count }, (_, entry) => words[first + 2 * entry] >> 2);
  const isText = (key) => key && words[key + 1] === text && words[key + TEXT.hash] !== UNKNOWN;
  return count > 0 && count < slots.length && keys.every(isText);
}

/** Of the collector's lists the longest, with its members in the order of their addresses: the collector asks for none. */
function listOf(words, blocks, heap) {
  const starts = new Set(blocks.flatMap(([start]) => [start, start + 2]));
  const lists = [];
  for (let head = 0; head < heap >> 2; head++) {
    const next = (words[head] & ~FLAGS) >> 2;
    if (starts.has(next) && (words[next + 1] & ~FLAGS) >> 2 === head) lists.push(membersFrom(words, head));
  }
  if (!lists.length) throw misfit('strip_derived', 'the garbage collector has no list');
  const { head, members } = lists.sort((a, b) => b.members.length - a.members.length)[0];
  const flag = words[members[0]] & FLAGS;
  const isPlain = (member) => (words[member] & FLAGS) === flag && !(words[member + 1] & FLAGS);
  if (flag > 1 || words[head] & FLAGS || !members.every(isPlain)) throw new Error('the collector is at work');
  return { list: (head * 4) | flag, members: members.sort((a, b) => a - b) };
}

function membersFrom(words, head) {
  const members = [];
  for (let at = (words[head] & ~FLAGS) >> 2; at !== head; at = (words[at] & ~FLAGS) >> 2) members.push(at);
  return { head, members };
}
