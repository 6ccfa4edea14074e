/**
 * Recomputes parts of Python's memory that are not downloaded: the hashes of strings, the index tables of dicts, and the garbage
 * collector's list of objects. strip_derived.mjs removes them and verifies that every byte comes back. The numbers below are words of
 * 32 bits, in the layout of CPython's objects in this module.
 */

/** Addresses in memory. */
export interface MemoryAddresses {
  /** The first allocated block. */
  heap: number;
  /** The types `str` and `dict`. */
  text: number;
  dict: number;
  /** The head of the collector's list, with the flag of all members in its lowest bit. */
  list: number;
}

/** Python's hash function for bytes in memory. */
export type Hash = (address: number, length: number) => number;

/** Replaces the links of a member of the collector's list. */
export const LINK_PLACEHOLDER = 0x676c6e6b;
/** Python's value for a hash that was never computed. */
export const UNKNOWN = 0xffffffff;
export const TEXT = { length: 2, hash: 3, state: 4 };
const COMPACT = 0x20;
const ASCII = 0x40;
/** After the two words of the collector. */
export const DICT = { type: 3, keys: 8 };
const IN_USE = 2;
const SIZE = ~7;
const LEAST = 16;

/** Calls `visit` with the first word of each block in use and the word after its end. The heap is a sequence of blocks. */
export function eachBlock(words: Uint32Array, heap: number, visit: (start: number, end: number) => void): void {
  for (let at = (heap >> 2) + 2; at < words.length;) {
    const head = words[at - 1]!;
    if (head < LEAST) return;
    const next = at + ((head & SIZE) >> 2);
    if (head & IN_USE) visit(at, next - 1);
    at = next;
  }
}

export function rebuildMemory(memory: ArrayBuffer, places: MemoryAddresses, hash: Hash): void {
  const words = new Uint32Array(memory);
  const dicts: number[] = [];
  const members: number[] = [];
  eachBlock(words, places.heap, (start, end) => {
    // An object with a dict of its own has two words before the collector's.
    if (words[start] === LINK_PLACEHOLDER) members.push(start);
    else if (words[start + 2] === LINK_PLACEHOLDER) members.push(start + 2);
    if (words[start + 1] === places.text) hashText(words, start, end, hash);
    else if (words[start + DICT.type] === places.dict) dicts.push(words[start + DICT.keys]!);
  });
  linkList(words, places.list, members);
  for (const keys of dicts) if (keys > places.heap) fillTable(memory, words, keys);
}

/** Sets the hash of a string, if the block is one that fits into it and whose hash is not computed. */
export function hashText(words: Uint32Array, start: number, end: number, hash: Hash): void {
  const state = words[start + TEXT.state]!;
  if (words[start + TEXT.hash] !== UNKNOWN || !(state & COMPACT) || state > 127) return;
  const address = start * 4 + (state & ASCII ? 20 : 28);
  const length = words[start + TEXT.length]! * ((state >> 2) & 7);
  if (address + length < end * 4) words[start + TEXT.hash] = hash(address, length);
}

/** Links all members into a ring, each with its next and previous one; the head has no flag. */
export function linkList(words: Uint32Array, list: number, members: number[]): void {
  const flag = list & 1;
  const head = (list - flag) >> 2;
  let last = head;
  for (const member of [...members, head]) {
    words[last] = (member * 4) | (last === head ? 0 : flag);
    words[member + 1] = last * 4;
    last = member;
  }
}

interface Table {
  slots: Int8Array | Int16Array | Int32Array;
  /** The first entry, which is a key and a value, and the number of entries. */
  first: number;
  count: number;
}

/** Returns the index table of a dict whose keys are strings. */
export function tableAt(memory: ArrayBuffer, words: Uint32Array, keys: number): Table | null {
  const shape = words[keys >> 2]! && words[(keys >> 2) + 1]!;
  const [slots, bytes, kind] = [1 << (shape & 31), 1 << ((shape >> 8) & 31), (shape >> 16) & 255];
  if (!shape || kind < 1 || kind > 2 || keys + 20 + bytes > memory.byteLength) return null;
  const Kind = bytes === slots ? Int8Array : bytes === 2 * slots ? Int16Array : Int32Array;
  return { slots: new Kind(memory, keys + 20, slots), first: (keys + 20 + bytes) >> 2, count: words[(keys >> 2) + 4]! };
}

/** Fills a table that the build has emptied; other tables have at most one zero. */
function fillTable(memory: ArrayBuffer, words: Uint32Array, keys: number): void {
  if (words[(keys >> 2) + 5] || words[(keys >> 2) + 6]) return;
  const table = tableAt(memory, words, keys);
  if (table) fillSlots(words, table);
}

/** Assigns each entry to the first free slot in Python's probing order for its hash. */
export function fillSlots(words: Uint32Array, { slots, first, count }: Table): void {
  const mask = slots.length - 1;
  slots.fill(-1);
  for (let entry = 0; entry < count; entry++) {
    let perturb = words[(words[first + 2 * entry]! >> 2) + TEXT.hash]!;
    let slot = perturb & mask;
    while (slots[slot] !== -1) {
      perturb >>>= 5;
      slot = (slot * 5 + perturb + 1) & mask;
    }
    slots[slot] = entry;
  }
}
