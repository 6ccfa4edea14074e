/** A run of puzzles against the clock, which stands still while the next one is looked for. */

import { announce } from '../browser/announce';
import { state } from '../state/store';
import { t } from '../words/texts';
import { goTo } from './navigate';
import { changeRun, nextCode, onRunLeft, openPuzzle } from './puzzle';
import { keepRun } from './puzzle-figures';

const RUN_SECONDS = 300;
const TICK = 200;

/** What a run came to; `best` if it was never better. */
export interface RunResult {
  solved: number;
  tried: number;
  best: boolean;
}

let timer = 0;
let left = 0;
let before = 0;
let last: RunResult | null = null;

/** The run that ended last, until another begins. */
export function lastRun(): RunResult | null {
  return last;
}

export async function startRun(): Promise<void> {
  if (!(await openPuzzle({ code: nextCode('run', ''), way: 'run' }))) return;
  last = null;
  left = RUN_SECONDS * 1000;
  before = performance.now();
  changeRun({ left: RUN_SECONDS, solved: 0, tried: 0 });
  clearInterval(timer);
  timer = window.setInterval(tick, TICK);
}

function tick(): void {
  const now = performance.now();
  const { run, opening } = state.puzzle;
  const passed = now - before;
  before = now;
  if (!run) return clearInterval(timer);
  if (opening) return;
  left -= passed;
  const seconds = Math.max(0, Math.ceil(left / 1000));
  if (seconds !== run.left) changeRun({ ...run, left: seconds });
  if (seconds > 0) return;
  clearInterval(timer);
  announce(t('puzzles-run-over', { count: run.solved }));
  void goTo({ to: 'puzzles' });
}

/** Whoever leaves early keeps what was solved until then. */
onRunLeft(({ solved, tried }) => {
  clearInterval(timer);
  last = { solved, tried, best: keepRun(solved) };
});
