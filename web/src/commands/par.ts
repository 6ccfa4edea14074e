/** What the expert makes of a deal, thought out in slices while someone waits for it, and remembered for this visit. */

import { sleep } from '../browser/sleep';
import { ask } from '../engine/ask';

const SLICE = 25;
const known = new Map<string, Par>();

/** The stars and the record, or how far it has thought. */
export interface Par {
  stars: number | null;
  share: number;
  record?: string;
}

/** Reports each step; ends when the stars are known, or no one waits any more. */
export async function askPar(deal: string, isWanted: () => boolean, tell: (par: Par) => void): Promise<void> {
  const before = known.get(deal);
  if (before) return tell(before);
  while (isWanted()) {
    const answer = await ask({ do: 'expert', deal, ms: SLICE }).catch(() => null);
    if (!answer?.ok) return;
    const par: Par = { stars: answer.stars ?? null, share: answer.share, ...(answer.record && { record: answer.record }) };
    if (par.stars !== null) known.set(deal, par);
    if (isWanted()) tell(par);
    if (!answer.busy) return;
    await sleep();
  }
}
