// Takes out of Python's memory what remake.ts recomputes, and proves that it does. Only what comes back as it was is taken
// out; the rest stays, and costs its bytes.
import { ours } from './ours.mjs';

const { DICT, LINKED, TEXT, UNKNOWN, eachBlock, fillSlots, hashText, link, remake, tableAt } = await ours('remake');
const FLAGS = 3;

/** `found`: addresses of the heap and of the types of texts and dicts; `hash`: Python's own. → where things lie. */
export function leaveOut(memory, found, hash) {
  const words = new Uint32Array(memory.buffer);
  const blocks = [];
  eachBlock(words, found.heap, (...block) => blocks.push(block));
  const texts = blocks.filter(([start]) => words[start + 1] === found.text);
  const { list, members } = listOf(words, blocks, found.heap);
  if (blocks.some(([start]) => words[start] === LINKED || words[start + 2] === LINKED)) throw new Error('the mark of a link is taken');
  link(words, list, members);
  for (const [start, end] of texts) hashText(words, start, end, hash);
  const whole = memory.slice();

  for (const keys of tablesIn(words, blocks, found)) emptyTable(memory, words, keys, found);
  for (const [start, end] of texts) forgetHash(words, start, end, hash);
  for (const member of members) words.set([LINKED, 0], member);
  words.fill(0, list >> 2, (list >> 2) + 2);
  const places = { ...found, list };
  prove(memory.slice(), whole, places, hash);
  return places;
}

function prove(memory, whole, places, hash) {
  remake(memory.buffer, places, hash);
  const other = memory.findIndex((byte, place) => byte !== whole[place]);
  if (other >= 0) throw new Error(`the memory is not the same again at ${other}`);
}

function forgetHash(words, start, end, hash) {
  const at = start + TEXT.hash;
  const before = words[at];
  words[at] = UNKNOWN;
  hashText(words, start, end, hash);
  words[at] = words[at] === before ? UNKNOWN : before;
}

/** The addresses of what dicts find their entries by. */
function tablesIn(words, blocks, { dict, heap }) {
  const dicts = blocks.filter(([start]) => words[start + DICT.type] === dict);
  return dicts.map(([start]) => words[start + DICT.keys]).filter((keys) => keys > heap);
}

function emptyTable(memory, words, keys, { text }) {
  const table = tableAt(memory.buffer, words, keys);
  if (!table || !hasTexts(words, table, text)) return;
  const filled = { ...table, slots: table.slots.slice() };
  fillSlots(words, filled);
  if (table.slots.every((entry, slot) => entry === filled.slots[slot])) table.slots.fill(0);
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
