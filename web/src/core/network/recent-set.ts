/** Remembers what has been here, for a while: the same again is a double. */

export class RecentSet {
  #seen = new Set<string>();

  constructor(private readonly most: number) {}

  has(key: string): boolean {
    return this.#seen.has(key);
  }

  /** Whether this is the first time. The oldest is forgotten when there are too many. */
  first(key: string): boolean {
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    if (this.#seen.size > this.most) this.#seen.delete(this.#seen.values().next().value ?? '');
    return true;
  }
}
