/**
 * Recomputes the parts of Python's memory that follow from the others and are not in the snapshot: the hashes of texts, the
 * tables by which dicts find their entries, and the garbage collector's list of all objects. strip_derived.mjs removes them and
 * checks that every byte is restored. Numbers below are words of 32 bits, in CPython's layout of objects in this module.
 */

/** Addresses in Python's memory. */
export interface MemoryAddresses {
  /** The first block that was allocated. */
  heap: number;
  /** The type objects of texts and dicts. */
  text: number;
  dict: number;
  /** The head of the collector's list; the lowest bit is the flag of all its members. */
  list: number;
}

/** Python's own hash of `length` bytes. */
export type Hash = (address: number, length: number) => number;

/** The value that the snapshot has in place of the links of a member of the collector's list. */
export const LINK_PLACEHOLDER = 0x676c6e6b;
/** Python's own value for a hash that was never computed. */
export const UNKNOWN = 0xffffffff;
export const TEXT = { length: 2, hash: 3, state: 4 };
const COMPACT = 0x20;
const ASCII = 0x40;
/** Offsets in a dict, which begins with the two words of the collector. */
export const DICT = { type: 3, keys: 8 };
const IN_USE = 2;
const SIZE = ~7;
const SMALLEST_BLOCK = 16;

/** Visits each block in use with its first word and the word after its last. The blocks of the heap follow each other without gaps. */
export function eachBlock(words: Uint32Array, heap: number, visit: (start: number, end: number) => void): void {
  for (let at = (heap >> 2) + 2; at < words.length;) {
    const head = words[at - 1]!;
    if (head < SMALLEST_BLOCK) return;
    const next = at + ((head & SIZE) >> 2);
    if (head & IN_USE) visit(at, next - 1);
    at = next;
  }
}

/** Restores hashes, tables and the collector's list in a memory. */
export function rebuildMemory(memory: ArrayBuffer, addresses: MemoryAddresses, hash: Hash): void {
  const words = new Uint32Array(memory);
  const dicts: number[] = [];
  const members: number[] = [];
  eachBlock(words, addresses.heap, (start, end) => {
    // An object that has its own dict begins with two more words.
    if (words[start] === LINK_PLACEHOLDER) members.push(start);
    else if (words[start + 2] === LINK_PLACEHOLDER) members.push(start + 2);
    if (words[start + 1] === addresses.text) hashText(words, start, end, hash);
    else if (words[start + DICT.type] === addresses.dict) dicts.push(words[start + DICT.keys]!);
  });
  linkList(words, addresses.list, members);
  for (const keys of dicts) if (keys > addresses.heap) fillTable(memory, words, keys);
}

/** Sets the missing hash of a block that begins like a text, if the text fits into the block. */
export function hashText(words: Uint32Array, start: number, end: number, hash: Hash): void {
  const state = words[start + TEXT.state]!;
  if (words[start + TEXT.hash] !== UNKNOWN || !(state & COMPACT) || state > 127) return;
  const address = start * 4 + (state & ASCII ? 20 : 28);
  const length = words[start + TEXT.length]! * ((state >> 2) & 7);
  if (address + length < end * 4) words[start + TEXT.hash] = hash(address, length);
}

/** Links all members in a ring, each with the next and the previous one. The head has no flag. */
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
  /** The first word of the entries, each of which is a key and a value. */
  first: number;
  count: number;
}

/** The table of a dict whose keys are texts. */
export function tableAt(memory: ArrayBuffer, words: Uint32Array, keys: number): Table | null {
  const shape = words[keys >> 2]! && words[(keys >> 2) + 1]!;
  const [slots, bytes, kind] = [1 << (shape & 31), 1 << ((shape >> 8) & 31), (shape >> 16) & 255];
  if (!shape || kind < 1 || kind > 2 || keys + 20 + bytes > memory.byteLength) return null;
  const Kind = bytes === slots ? Int8Array : bytes === 2 * slots ? Int16Array : Int32Array;
  return { slots: new Kind(memory, keys + 20, slots), first: (keys + 20 + bytes) >> 2, count: words[(keys >> 2) + 4]! };
}

/** Fills a table that the snapshot has left empty. A table in use contains 0 at most once, so its first two words are not both zero. */
function fillTable(memory: ArrayBuffer, words: Uint32Array, keys: number): void {
  if (words[(keys >> 2) + 5] || words[(keys >> 2) + 6]) return;
  const table = tableAt(memory, words, keys);
  if (table) fillSlots(words, table);
}

/** Follows Python's algorithm: each entry takes the first free slot of the sequence that the hash of its key gives. */
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
