/** Reads the memory snapshot that make_snapshot.mjs writes. */

import { type Hash, rebuildMemory } from './rebuild-memory';

const MAGIC = 0x4d415033;
const HEADER_WORDS = 12;

export interface Snapshot {
  heapLength: number;
  /** The build of Pyodide whose memory this is. */
  buildId: string;
  /** Identifies the two halves of the module that this memory belongs to. */
  pair: string;
  /** The JavaScript objects that Python referred to, in Pyodide's own format. */
  state: object;
  /** Writes the pages into a new memory and recomputes the parts that follow from them. */
  restore(heap: Uint8Array<ArrayBuffer>, hash: Hash): void;
}

/** Checks the whole file before anything of it is used; throws when it is damaged. */
export function parseSnapshot(buffer: ArrayBuffer): Snapshot {
  if (buffer.byteLength < HEADER_WORDS * 4) throw new Error('the snapshot is too short');
  const words = new Uint32Array(buffer, 0, buffer.byteLength >> 2);
  const [magic, heapLength, page, runCount, headLength, checksum, length, pair, ...addresses] = words.subarray(
    0,
    HEADER_WORDS,
  ) as unknown as number[];
  if (magic !== MAGIC) throw new Error('this is no snapshot');
  if (length !== buffer.byteLength) throw new Error('the snapshot is cut short');
  if (checksum !== sum(words)) throw new Error('the snapshot is damaged');

  const runs = words.subarray(HEADER_WORDS, HEADER_WORDS + runCount! * 2);
  const head = (HEADER_WORDS + runCount! * 2) * 4;
  const pages = head + headLength!;
  return {
    heapLength: heapLength!,
    buildId: hex(words.subarray(head / 4 + 4, head / 4 + 12)),
    pair: hex(Uint32Array.of(pair!)),
    state: JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, head + 48, words[head / 4 + 2]!))) as object,
    restore(heap, hash) {
      let offset = pages;
      for (let run = 0; run < runs.length; run += 2) {
        const size = runs[run + 1]! * page!;
        heap.set(new Uint8Array(buffer, offset, size), runs[run]! * page!);
        offset += size;
      }
      const [first, text, dict, list] = addresses as [number, number, number, number];
      rebuildMemory(heap.buffer, { heap: first, text, dict, list }, hash);
    },
  };
}

/** The checksum of everything after the header, as in make_snapshot.mjs. */
function sum(words: Uint32Array): number {
  let total = 0;
  for (let i = HEADER_WORDS; i < words.length; i++) total = (Math.imul(total, 31) + words[i]!) | 0;
  return total >>> 0;
}

function hex(words: Uint32Array): string {
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
