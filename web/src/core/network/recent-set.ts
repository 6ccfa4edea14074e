/** The latest texts of a stream, by which repeated ones are recognised. */

export class RecentSet {
  #seen = new Set<string>();

  constructor(private readonly maxSize: number) {}

  has(key: string): boolean {
    return this.#seen.has(key);
  }

  /** Adds a text and returns whether it is new. The oldest one is forgotten when there are too many. */
  add(key: string): boolean {
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    if (this.#seen.size > this.maxSize) this.#seen.delete(this.#seen.values().next().value ?? '');
    return true;
  }
}
