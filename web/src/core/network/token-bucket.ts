/** A rate limit: a bucket that refills over time. What does not fit into it is dropped. */

export class TokenBucket {
  #left: number;
  #at: number;

  /** At most `burst` at once, and `rate` a second in the long run. */
  constructor(
    private readonly rate: number,
    private readonly burst: number,
    private readonly now = () => performance.now(),
  ) {
    this.#left = burst;
    this.#at = now();
  }

  take(): boolean {
    const now = this.now();
    this.#left = Math.min(this.burst, this.#left + ((now - this.#at) / 1000) * this.rate);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
