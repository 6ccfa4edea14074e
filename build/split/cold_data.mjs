// Which constants does nothing but cold functions use? Tables of encodings, names of characters, docstrings and the like
// can go with the functions that read them.
//
// A module does not say where one constant ends and the next begins, so this is careful: a constant begins where any
// function or variable refers to; whatever lies near it belongs to it; and only long stretches are taken out that no hot
// function reaches, neither by its code nor through pointers. tests/site/watch_data.mjs proves it on running programs.
import { readSleb128, readUleb128 } from './leb128.mjs';
import { initialMemory } from './data.mjs';
import { I32_CONST, instructions, isMemoryAccess } from './instructions.mjs';

/** Bytes. What is nearer to each other than this is taken for one thing. */
const NEAR = 256;
/** Bytes left before and after a constant: compilers fold small offsets into addresses. */
const MARGIN = 1024;
const SHORTEST = 4096;
/** Stretches are whole pages of this size, so that a memory can be restored page by page whether they are there or not. */
const PAGE = 256;

/**
 * `memory`: of the program when it has started. `end`: where constants end and variables begin; those all stay.
 * → stretches [start, end).
 */
export function coldData(module, hot, memory, end) {
  const picture = initialMemory(module.data);
  const first = Math.min(...module.data.map(({ offset }) => offset));
  const isDataAddress = (number) => number >= first && number < picture.length;
  const all = new Set(module.code.flatMap((body) => possibleAddresses(body).filter(isDataAddress)));
  const before = wordsOf(picture);
  const now = wordsOf(memory);
  const variables = { from: end >> 2, to: picture.length >> 2 };
  for (let i = variables.from; i < variables.to; i++) for (const word of [before[i], now[i]]) if (isDataAddress(word)) all.add(word);

  const things = new Constants(all, picture.length);
  const isText = (place) => place < end && looksLikeText(picture, place);
  // From the code, from what the start has changed, and from the heap: there many a number only looks like a place.
  for (const number of hot)
    possibleAddresses(module.code[number])
      .filter(isDataAddress)
      .forEach((place) => things.reach(place));
  for (let i = variables.from; i < variables.to; i++) if (now[i] !== before[i] && isDataAddress(now[i])) things.reach(now[i]);
  for (let i = variables.to; i < now.length; i++) if (all.has(now[i]) && !isText(now[i])) things.reach(now[i]);
  for (const [start, behind] of things.waiting())
    for (let i = start >> 2; i < Math.min(behind >> 2, variables.to); i++)
      for (const word of [before[i], now[i]]) if (all.has(word) && !isText(word)) things.reach(word);
  return unusedRanges(things.reached(), first, end);
}

/** Numbers in a function that may be places in memory. */
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

/** Texts that only data points at may be read by any function; those that read docstrings are cold. */
function looksLikeText(picture, place) {
  let at = place;
  while (picture[at] >= 32 || (picture[at] >= 9 && picture[at] <= 13)) at++;
  return at > place && picture[at] === 0;
}

/** What begins at the places that anything refers to, and reaches to the next of them that is not near. */
class Constants {
  #starts = [];
  #reached = new Set();
  #waiting = [];

  constructor(places, end) {
    this.end = end;
    let last = -Infinity;
    for (const place of Uint32Array.from(places).sort()) {
      if (place - last >= NEAR) this.#starts.push(place);
      last = place;
    }
  }

  reach(place) {
    const index = this.#before(place);
    if (index < 0 || this.#reached.has(index)) return;
    this.#reached.add(index);
    this.#waiting.push(index);
  }

  /** Those that were reached and not looked into yet; looking may reach others. */
  *waiting() {
    while (this.#waiting.length) yield this.#extent(this.#waiting.pop());
  }

  reached() {
    return [...this.#reached].sort((a, b) => a - b).map((index) => this.#extent(index));
  }

  #extent(index) {
    return [this.#starts[index], this.#starts[index + 1] ?? this.end];
  }

  /** The last start that is not behind the place. */
  #before(place) {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle] > place) high = middle;
      else low = middle + 1;
    }
    return low - 1;
  }
}

/** Whole pages between the remaining data, if there are many. */
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
