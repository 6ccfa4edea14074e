/** A rate limit: a bucket that refills over time. What does not fit into it is dropped. */

export class TokenBucket {
  #tokens: number;
  #refilledAt: number;

  /** Allows `burst` tokens at once, and `rate` a second in the long run. */
  constructor(
    private readonly rate: number,
    private readonly burst: number,
    private readonly now = () => performance.now(),
  ) {
    this.#tokens = burst;
    this.#refilledAt = now();
  }

  /** Takes a token. Returns false if there is none. */
  take(): boolean {
    const now = this.now();
    this.#tokens = Math.min(this.burst, this.#tokens + ((now - this.#refilledAt) / 1000) * this.rate);
    this.#refilledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
