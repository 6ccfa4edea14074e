/** The time of the page, which stands still until a test lets it pass. */

interface Wait {
  at: number;
  every: number | null;
  work: () => void;
}

const waiting = new Map<number, Wait>();
const frames: (() => void)[] = [];
const immediately = setImmediate;
let now = 0;
let last = 0;

function wait(work: () => void, ms: number, every: number | null): number {
  waiting.set(++last, { at: now + ms, every, work });
  return last;
}

function clear(id: number | undefined): void {
  if (id !== undefined) waiting.delete(id);
}

type Work = (...given: unknown[]) => void;

/** What the page finds instead of the real ones. */
export const TIMERS = {
  setTimeout: (work: Work, ms = 0, ...given: unknown[]) => wait(() => work(...given), ms, null),
  setInterval: (work: Work, ms = 0, ...given: unknown[]) => wait(() => work(...given), ms, ms),
  clearTimeout: clear,
  clearInterval: clear,
  requestAnimationFrame: (work: () => void) => frames.push(work),
};

export function time(): number {
  return now;
}

/** Until everything that can be done without time passing is done. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 12; i++) await new Promise((resolve) => immediately(resolve));
}

function next(until: number): [number, Wait] | undefined {
  const due = [...waiting].filter(([, { at }]) => at <= until);
  return due.sort(([a, first], [b, second]) => first.at - second.at || a - b)[0];
}

/** Lets so many milliseconds pass; whatever comes due happens in its order, with all that follows from it at once. */
export async function pass(ms: number): Promise<void> {
  const until = now + ms;
  await settled();
  for (let due = next(until); due; due = next(until)) {
    const [id, one] = due;
    now = Math.max(now, one.at);
    if (one.every === null) waiting.delete(id);
    else one.at = now + Math.max(1, one.every);
    one.work();
    await settled();
  }
  now = until;
}

/** Lets time pass until something is so, and tells how long that took. */
export async function until(isSo: () => boolean): Promise<number> {
  const from = now;
  await settled();
  while (!isSo()) {
    const due = next(Infinity);
    if (!due) throw new Error('nothing more will happen');
    await pass(due[1].at - now);
  }
  return now - from;
}

/** One frame of the screen. */
export async function frame(): Promise<void> {
  for (const work of frames.splice(0)) work();
  await settled();
}

/** How many timers run: what is over leaves none behind. */
export function timers(): number {
  return waiting.size;
}
