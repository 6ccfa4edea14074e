/** What the expert makes of a deal, thought out in slices while someone waits for it, and remembered for this visit. */

import { sleep } from '../browser/sleep';
import { ask } from './ask';

const SLICE = 25;
const scores = new Map<string, ExpertScore>();

/** The stars and the record, or how far it has thought. */
export interface ExpertScore {
  stars: number | null;
  progress: number;
  record?: string;
}

/** Reports each step; ends when the stars are known, or no one waits any more. */
export async function loadExpertScore(deal: string, isWanted: () => boolean, report: (par: ExpertScore) => void): Promise<void> {
  const cached = scores.get(deal);
  if (cached) return report(cached);
  while (isWanted()) {
    const answer = await ask({ do: 'expert-game', deal, ms: SLICE }).catch(() => null);
    if (!answer?.ok) return;
    const par: ExpertScore = { stars: answer.stars ?? null, progress: answer.progress, ...(answer.record && { record: answer.record }) };
    if (par.stars !== null) scores.set(deal, par);
    if (isWanted()) report(par);
    if (!answer.busy) return;
    await sleep();
  }
}
