// Takes out of Python's memory what remake.ts makes anew, and proves that it does. Only what comes back as it was is taken
// out; the rest stays, and costs its bytes.
import { ours } from './ours.mjs';

const FLAGS = 3;
const HASH = 3;
const UNKNOWN = 0xffffffff;

/** `found`: addresses of the heap and of the types of texts and dicts; `hash`: Python's own. → where things lie. */
export async function leaveOut(memory, found, hash) {
  const { LINKED, blocks, fillSlots, hashText, lettersIn, link, remake, tableAt } = await ours('remake');
  const words = new Uint32Array(memory.buffer);
  const all = [...blocks(words, found.heap)];
  const { list, members } = listOf(words, all, found.heap);
  const places = { ...found, list };
  link(words, list, members);
  for (const [start, end] of all) hashText(words, start, end, found.text, hash);
  const whole = memory.slice();

  for (const [start] of all) if ([words[start], words[start + 2]].includes(LINKED)) throw new Error('the mark of a link is taken');
  emptyTables();
  for (const [start, end] of all) if (comesBack(start, end)) words[start + HASH] = UNKNOWN;
  for (const member of members) words.set([LINKED, 0], member);
  words.fill(0, (list & ~FLAGS) >> 2, ((list & ~FLAGS) >> 2) + 2);

  const again = memory.slice();
  remake(again.buffer, places, hash);
  const other = again.findIndex((byte, place) => byte !== whole[place]);
  if (other >= 0) throw new Error(`the memory is not the same again at ${other}`);
  return places;

  function comesBack(start, end) {
    const letters = lettersIn(words, start, end, found.text);
    return letters && hash(...letters) >>> 0 === words[start + HASH];
  }

  function emptyTables() {
    for (const [start] of all) {
      const keys = words[start + 3] === found.dict ? words[start + 8] : 0;
      const table = keys > found.heap && tableAt(memory.buffer, words, keys);
      if (!table || !keysAreTexts(table)) continue;
      const filled = { ...table, slots: table.slots.slice() };
      fillSlots(words, filled);
      if (table.slots.every((entry, slot) => entry === filled.slots[slot])) table.slots.fill(0);
    }
  }

  /** Who has no hash, or was deleted, leads nowhere; and a table without entries has nothing to make anew. */
  function keysAreTexts({ first, count, slots }) {
    const keys = Array.from({ length: count }, (_, entry) => words[first + 2 * entry] >> 2);
    return count && count < slots.length && keys.every((key) => key && words[key + 1] === found.text && words[key + HASH] !== UNKNOWN);
  }
}

/** Of the collector's lists the longest, with its members in the order of their addresses: the collector asks for none. */
function listOf(words, all, heap) {
  const starts = new Set(all.flatMap(([start]) => [start, start + 2]));
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
