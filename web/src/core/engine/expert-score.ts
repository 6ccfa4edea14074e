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
    const response = await ask({ do: 'expert-game', deal, ms: SLICE }).catch(() => null);
    if (!response?.ok) return;
    const par: ExpertScore = {
      stars: response.stars ?? null,
      progress: response.progress,
      ...(response.record && { record: response.record }),
    };
    if (par.stars !== null) scores.set(deal, par);
    if (isWanted()) report(par);
    if (!response.busy) return;
    await sleep();
  }
}
