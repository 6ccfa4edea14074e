/** How often two devices that cannot agree on what they have talk about it: less and less, until something changes. */

/** Exchanges in a row without any change that are made at once. */
const AT_ONCE = 4;
/** Milliseconds: the first pause, which duplicates, and the longest. */
const PAUSE = 5000;
const LONGEST = 120_000;

export class Patience {
  private last = '';
  private tries = 0;
  private next = 0;

  /** Whether to answer now. `what` is what both have: as long as it changes, there is no reason to wait. */
  mayAnswer(what: string, now: number): boolean {
    if (what !== this.last) {
      this.last = what;
      this.tries = 0;
      this.next = 0;
    }
    if (now < this.next) return false;
    this.tries++;
    if (this.tries >= AT_ONCE) this.next = now + Math.min(LONGEST, PAUSE * 2 ** (this.tries - AT_ONCE));
    return true;
  }
}
