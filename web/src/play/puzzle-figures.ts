/** Keeps what came of the puzzles that were answered. */

import { onForget } from '../browser/local';
import { storedFigures } from '../browser/puzzles';
import { today } from '../state/origin';
import { type Figures, withDay, withGiven, withRating } from '../state/puzzle-figures';
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

/** The rating after the first answer to a puzzle; returns by how much it has changed, or null for the first of all. */
export function keepRating(rating: number): number | null {
  const before = figures().ratings.at(-1);
  keep((found) => withRating(found, rating));
  return before === undefined ? null : rating - before;
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
