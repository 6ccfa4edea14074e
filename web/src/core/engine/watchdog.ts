/** Fails when it has not been restarted for too long: a start that hangs sends no messages. */
export class Watchdog {
  /** Rejects when the time is up; never resolves. */
  readonly failed: Promise<never>;
  private reject: (error: unknown) => void = () => {};
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly patience: number) {
    this.failed = new Promise<never>((_, reject) => (this.reject = reject));
    this.failed.catch(() => {}); // there may be no listener any more
    this.restart();
  }

  restart(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fail(new Error(`no message for ${this.patience} ms`)), this.patience);
  }

  fail(error: unknown): void {
    this.stop();
    this.reject(error);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
