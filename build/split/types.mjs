// The types of functions that a module uses, renumbered.
import { list, unsigned } from './leb128.mjs';
import { SECTION } from './module.mjs';

export class Types {
  #indices = new Map();
  #raw = [];

  constructor({ types }) {
    this.types = types;
  }

  /** The new number of a type of the old module. */
  use(type) {
    return this.#number(this.types[type].raw);
  }

  add(params, results) {
    return this.#number(Buffer.from([0x60, ...unsigned(params.length), ...params, ...unsigned(results.length), ...results]));
  }

  section() {
    return list(SECTION.types, this.#raw);
  }

  #number(raw) {
    const key = Buffer.from(raw).toString('hex');
    if (!this.#indices.has(key)) this.#indices.set(key, this.#raw.push(raw) - 1);
    return this.#indices.get(key);
  }
}
