/** Keeps what came of the puzzles that were answered. */

import { onForget } from '../browser/local';
import { storedFigures } from '../browser/puzzles';
import { today } from '../state/origin';
import { type Figures, withDay, withGiven } from '../state/puzzle-figures';
import { local } from '../state/local';
import { state } from '../state/store';

const known = local<{ figures: Figures | null }>({ figures: null });

export function figures(): Figures {
  return known.now.figures ?? refreshFigures();
}

/** Reads them again: another tab may have solved some. */
export function refreshFigures(): Figures {
  const figures = storedFigures.read();
  known.change({ figures });
  return figures;
}

onForget(refreshFigures);

function keep(change: (before: Figures) => Figures): void {
  const after = change(storedFigures.read());
  storedFigures.write(after);
  known.change({ figures: after });
}

/** An answer to the puzzle on the table; only the first one of a visit counts as tried, and the first right one as solved. */
export function keepAnswer(short: number, first: boolean, solved: boolean): void {
  const { way, of } = state.puzzle;
  keep((before) => {
    const edicts = way === 'edict' && solved ? { ...before.edicts, [of]: (before.edicts[of] ?? 0) + 1 } : before.edicts;
    const after = { ...before, edicts, tried: before.tried + Number(first), solved: before.solved + Number(solved) };
    return way === 'day' ? withDay(after, of, short, today()) : after;
  });
}

export function keepGiven(): void {
  const { way, of } = state.puzzle;
  if (way === 'day') keep((before) => withGiven(before, of));
}

/** True if it is the best so far. */
export function keepRun(solved: number): boolean {
  const best = solved > figures().run;
  if (best) keep((before) => ({ ...before, run: solved }));
  return best;
}
