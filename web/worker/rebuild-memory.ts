/**
 * What of Python's memory follows from the rest is not sent but recomputed: the hashes of texts, the tables by which dicts
 * find their entries, and the list of all objects that the garbage collector knows. strip_derived.mjs takes them out, and
 * proves that every byte comes back. Numbers below are words of 32 bits, as CPython lays its objects out in this module.
 */

/** Where things lie in memory. */
export interface MemoryAddresses {
  /** The first block that was allocated. */
  heap: number;
  /** The types of texts and dicts. */
  text: number;
  dict: number;
  /** The head of the collector's list, and in its lowest bit the flag that all members bear. */
  list: number;
}

/** Python's own hash of so many bytes. */
export type Hash = (address: number, length: number) => number;

/** Stands in a member of the collector's list instead of its links. */
export const LINK_PLACEHOLDER = 0x676c6e6b;
/** A text whose hash was never computed; Python's own mark. */
export const UNKNOWN = 0xffffffff;
export const TEXT = { length: 2, hash: 3, state: 4 };
const COMPACT = 0x20;
const ASCII = 0x40;
/** Behind the collector's two words. */
export const DICT = { type: 3, keys: 8 };
const IN_USE = 2;
const SIZE = ~7;
const LEAST = 16;

/** The words of each block in use, from its first to the one behind it: the heap is one block after the other. */
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
    // Two words come before those of an object that has its own dict.
    if (words[start] === LINK_PLACEHOLDER) members.push(start);
    else if (words[start + 2] === LINK_PLACEHOLDER) members.push(start + 2);
    if (words[start + 1] === places.text) hashText(words, start, end, hash);
    else if (words[start + DICT.type] === places.dict) dicts.push(words[start + DICT.keys]!);
  });
  linkList(words, places.list, members);
  for (const keys of dicts) if (keys > places.heap) fillTable(memory, words, keys);
}

/** In a block that begins as a text does, if it is one that fits into it and whose hash is not known. */
export function hashText(words: Uint32Array, start: number, end: number, hash: Hash): void {
  const state = words[start + TEXT.state]!;
  if (words[start + TEXT.hash] !== UNKNOWN || !(state & COMPACT) || state > 127) return;
  const address = start * 4 + (state & ASCII ? 20 : 28);
  const length = words[start + TEXT.length]! * ((state >> 2) & 7);
  if (address + length < end * 4) words[start + TEXT.hash] = hash(address, length);
}

/** A ring of all members, each with the one behind it and the one before it; the head bears no flag. */
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
  /** Where the entries begin, a key and a value each, and how many there are. */
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

/** Fills a table that was emptied; one that is in use has at most one zero. */
function fillTable(memory: ArrayBuffer, words: Uint32Array, keys: number): void {
  if (words[(keys >> 2) + 5] || words[(keys >> 2) + 6]) return;
  const table = tableAt(memory, words, keys);
  if (table) fillSlots(words, table);
}

/** As Python does: each entry takes the first free slot on the way that its key's hash leads. */
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
