/** One thing after the other, and none too often. */

/** Work that is done in the order in which it came. */
export class Serial {
  /** How much is waiting or being done. */
  waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.waiting += 1;
    const done = this.last.then(work);
    this.last = done.then(
      () => (this.waiting -= 1),
      () => (this.waiting -= 1),
    );
    return done;
  }

  /** When all that came so far is done. */
  async settled(): Promise<void> {
    await this.last;
  }
}

/** Work that is done once in a while, however often it is requested. */
export class Soon {
  private readonly names = new Set<string>();

  constructor(private readonly later: (work: () => void, ms: number) => void) {}

  run(name: string, work: () => Promise<void>, ms: number): void {
    if (this.names.has(name)) return;
    this.names.add(name);
    this.later(() => {
      this.names.delete(name);
      void work().catch(() => undefined);
    }, ms);
  }
}
