// Finds the constants that only cold functions use, such as tables of encodings, names of characters and docstrings. They
// move to the secondary module with the functions that read them.
//
// A module does not record where a constant begins and ends. So each address that a function or a variable contains begins
// a constant, addresses near to each other belong to one constant, and only long stretches are removed that no hot function
// reaches through its code or through pointers. tests/site/watch_data.mjs tests this with running programs.
import { readSleb128, readUleb128 } from './leb128.mjs';
import { initialMemory } from './data.mjs';
import { I32_CONST, instructions, isMemoryAccess } from './instructions.mjs';

/** In bytes: addresses that are nearer to each other belong to one constant. */
const NEAR = 256;
/** Bytes that stay before and after a constant: compilers fold small offsets into addresses. */
const MARGIN = 1024;
const SHORTEST = 4096;
/** Stretches are whole pages of this size, because a snapshot restores memory page by page. */
const PAGE = 256;

/**
 * Returns stretches [start, end) of cold data. `memory` is that of the started program; constants end and variables, which
 * all stay, begin at `end`.
 */
export function coldData(module, hot, memory, end) {
  const picture = initialMemory(module.data);
  const first = Math.min(...module.data.map(({ offset }) => offset));
  const isDataAddress = (number) => number >= first && number < picture.length;
  const all = new Set(module.code.flatMap((body) => possibleAddresses(body).filter(isDataAddress)));
  const before = wordsOf(picture);
  const after = wordsOf(memory);
  const variables = { from: end >> 2, to: picture.length >> 2 };
  for (let i = variables.from; i < variables.to; i++) for (const word of [before[i], after[i]]) if (isDataAddress(word)) all.add(word);

  const constants = new Constants(all, picture.length);
  const isText = (address) => address < end && looksLikeText(picture, address);
  // Hot code, variables that the start has changed, and the heap, where many numbers only look like addresses.
  for (const number of hot)
    possibleAddresses(module.code[number])
      .filter(isDataAddress)
      .forEach((address) => constants.reach(address));
  for (let i = variables.from; i < variables.to; i++) if (after[i] !== before[i] && isDataAddress(after[i])) constants.reach(after[i]);
  for (let i = variables.to; i < after.length; i++) if (all.has(after[i]) && !isText(after[i])) constants.reach(after[i]);
  for (const [start, behind] of constants.waiting())
    for (let i = start >> 2; i < Math.min(behind >> 2, variables.to); i++)
      for (const word of [before[i], after[i]]) if (all.has(word) && !isText(word)) constants.reach(word);
  return unusedRanges(constants.reached(), first, end);
}

/** Returns the numbers in a function that may be addresses. */
function possibleAddresses(body) {
  const addresses = [];
  for (const [code, at] of instructions(body)) {
    if (code === I32_CONST) addresses.push(readSleb128(body, at + 1)[0]);
    else if (isMemoryAccess(code)) addresses.push(readUleb128(body, readUleb128(body, at + 1)[1])[0]);
  }
  return addresses;
}

function wordsOf(bytes) {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
}

/** Texts that only data refers to, such as docstrings, do not count as reached: the functions that read them are cold. */
function looksLikeText(picture, address) {
  let at = address;
  while (picture[at] >= 32 || (picture[at] >= 9 && picture[at] <= 13)) at++;
  return at > address && picture[at] === 0;
}

/** Constants: each begins at an address that something contains, and ends before the next one that is not near. */
class Constants {
  #starts = [];
  #reached = new Set();
  #waiting = [];

  constructor(addresses, end) {
    this.end = end;
    let last = -Infinity;
    for (const address of Uint32Array.from(addresses).sort()) {
      if (address - last >= NEAR) this.#starts.push(address);
      last = address;
    }
  }

  reach(address) {
    const index = this.#indexOf(address);
    if (index < 0 || this.#reached.has(index)) return;
    this.#reached.add(index);
    this.#waiting.push(index);
  }

  /** Yields the constants that were reached since; reading them may reach others. */
  *waiting() {
    while (this.#waiting.length) yield this.#extent(this.#waiting.pop());
  }

  reached() {
    return [...this.#reached].sort((a, b) => a - b).map((index) => this.#extent(index));
  }

  #extent(index) {
    return [this.#starts[index], this.#starts[index + 1] ?? this.end];
  }

  /** Returns the index of the last start that is not behind the address: a binary search, because millions are looked up. */
  #indexOf(address) {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle] > address) high = middle;
      else low = middle + 1;
    }
    return low - 1;
  }
}

/** Returns long stretches of whole pages between the data that is used. */
function unusedRanges(used, first, end) {
  const ranges = [];
  let at = first;
  for (const [start, behind] of [...used, [end, end]]) {
    const from = Math.ceil(at / PAGE) * PAGE;
    const to = Math.floor(Math.min(start - MARGIN, end) / PAGE) * PAGE;
    if (to - from >= SHORTEST) ranges.push([from, to]);
    at = Math.max(at, behind + MARGIN);
  }
  return ranges;
}
