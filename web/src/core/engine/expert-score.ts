/** The expert's stars with a deal, from a game that the engine plays in slices. They are stored on this device. */

import { storedValue } from '../browser/local-storage';
import { sleep } from '../browser/sleep';
import { array, object, numberBetween, parseOrNull, string } from '../state/schema';
import { ask } from './ask';

const SLICE_MS = 25;
/** Deals whose score is stored, the latest first. */
const MAX_STORED = 100;

/** The expert's stars and those for bronze, silver and gold; null and none until its game is finished. `progress` is from 0 to 1. */
export interface ExpertScore {
  stars: number | null;
  medals: readonly number[];
  progress: number;
}

/** The length of a slice and of the pause after it, in milliseconds. */
export interface Pace {
  slice: number;
  pause: number;
}

const stars = numberBetween(-10_000, 10_000);
const parseScores = array(object({ deal: string(200), stars, medals: array(stars, 3) }), MAX_STORED);
const storedScores = storedValue(
  'expert',
  () => ({ scores: parseScores([]) }),
  ({ scores }) => ({ scores: parseOrNull(parseScores, scores) ?? [] }),
);

function knownExpertScore(deal: string): ExpertScore | null {
  const score = storedScores.read().scores.find((each) => each.deal === deal);
  return score ? { ...score, progress: 1 } : null;
}

/** Reports the score after each slice, until it is complete or no longer wanted. */
export async function loadExpertScore(
  deal: string,
  isWanted: () => boolean,
  report: (score: ExpertScore) => void,
  { slice, pause }: Pace = { slice: SLICE_MS, pause: 0 },
): Promise<void> {
  const known = knownExpertScore(deal);
  if (known) return report(known);
  while (isWanted()) {
    const response = await ask({ do: 'expert-game', deal, ms: slice }).catch(() => null);
    if (!response?.ok) return;
    const { stars = null, medals = null, progress, busy } = response;
    if (stars !== null && medals)
      storedScores.write({ scores: [{ deal, stars, medals }, ...storedScores.read().scores].slice(0, MAX_STORED) });
    if (isWanted()) report({ stars, medals: medals ?? [], progress });
    if (!busy) return;
    await sleep(pause);
  }
}
