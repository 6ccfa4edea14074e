/** What the expert makes of a deal, thought out in slices while somebody waits for it, and remembered for this visit. */

import { sleep } from '../browser/sleep';
import { ask } from '../engine/ask';

const SLICE = 25;
const known = new Map<string, number>();

/** The stars, or how far it has thought. */
export interface Par {
  stars: number | null;
  share: number;
}

/** Tells each step; ends when the stars are known, or nobody waits any more. */
export async function askPar(deal: string, isWanted: () => boolean, tell: (par: Par) => void): Promise<void> {
  const before = known.get(deal);
  if (before !== undefined) return tell({ stars: before, share: 1 });
  while (isWanted()) {
    const answer = await ask({ do: 'expert', deal, ms: SLICE }).catch(() => null);
    if (!answer?.ok) return;
    if (answer.stars !== undefined) known.set(deal, answer.stars);
    if (isWanted()) tell({ stars: answer.stars ?? null, share: answer.share });
    if (!answer.busy) return;
    await sleep();
  }
}
