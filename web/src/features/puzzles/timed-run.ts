/** The clock of a run, which is stopped while the next puzzle is opened. */

import { puzzleState } from './state';

export const RUN_SECONDS = 300;
const TICK = 200;

export class TimedRunClock {
  private msLeft = RUN_SECONDS * 1000;
  private lastTick = performance.now();
  private readonly timer = setInterval(() => this.tick(), TICK);

  /** `show` gets the whole seconds that are left. */
  constructor(private readonly show: (seconds: number) => void) {}

  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    const passed = performance.now() - this.lastTick;
    this.lastTick += passed;
    if (puzzleState.value.isOpening) return;
    this.msLeft -= passed;
    const seconds = Math.max(0, Math.ceil(this.msLeft / 1000));
    if (!seconds) this.stop();
    this.show(seconds);
  }
}
