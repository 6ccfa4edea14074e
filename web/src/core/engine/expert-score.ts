/** The expert's game with a deal, which the engine plays in slices, and which is remembered during this visit. */

import { sleep } from '../browser/sleep';
import { ask } from './ask';

const SLICE_MS = 25;
const scores = new Map<string, ExpertScore>();

/** The expert's stars and record; null and missing until the game is finished. `progress` is from 0 to 1. */
export interface ExpertScore {
  stars: number | null;
  progress: number;
  record?: string;
}

/** Reports the score after each slice, until it is complete or no longer wanted. */
export async function loadExpertScore(deal: string, isWanted: () => boolean, report: (score: ExpertScore) => void): Promise<void> {
  const cached = scores.get(deal);
  if (cached) return report(cached);
  while (isWanted()) {
    const response = await ask({ do: 'expert-game', deal, ms: SLICE_MS }).catch(() => null);
    if (!response?.ok) return;
    const { stars = null, progress, record, busy } = response;
    const score: ExpertScore = { stars, progress, ...(record && { record }) };
    if (stars !== null) scores.set(deal, score);
    if (isWanted()) report(score);
    if (!busy) return;
    await sleep();
  }
}
