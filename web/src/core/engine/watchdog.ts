/** Barks when nothing has been heard for too long: a start that hangs says nothing at all. */
export class Watchdog {
  /** Rejects when the dog barks; never resolves. */
  readonly barked: Promise<never>;
  private reject: (error: unknown) => void = () => {};
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly patience: number) {
    this.barked = new Promise<never>((_, reject) => (this.reject = reject));
    this.barked.catch(() => {}); // there may be no listener any more
    this.heard();
  }

  heard(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.bark(new Error(`nothing heard for ${this.patience} ms`)), this.patience);
  }

  bark(error: unknown): void {
    this.stop();
    this.reject(error);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
