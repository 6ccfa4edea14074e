/** A timer that fails if it is not restarted in time: a start that hangs sends no messages. */
export class Watchdog {
  /** Rejects when the time is up; never resolves. */
  readonly failed: Promise<never>;
  private reject: (error: unknown) => void = () => {};
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly timeout: number) {
    this.failed = new Promise<never>((_, reject) => (this.reject = reject));
    this.failed.catch(() => {}); // there may be no listener any more
    this.restart();
  }

  restart(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fail(new Error(`no message for ${this.timeout} ms`)), this.timeout);
  }

  fail(error: unknown): void {
    this.stop();
    this.reject(error);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
