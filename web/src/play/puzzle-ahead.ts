/** The next puzzle is looked for in slices while the present one is played. */

import { sleep } from '../browser/sleep';
import { ask } from '../engine/ask';
import { state } from '../state/store';
import { isPreviewing } from './hand';

const SLICE = 20; // milliseconds in which a preview may have to wait
const REST = 8;

/** Until it is found, or it is not wanted any more. */
export async function lookAhead(code: string, isWanted: () => boolean): Promise<void> {
  while (isWanted()) {
    await sleep(REST);
    if (!isWanted() || isPreviewing() || state.stage.moment || state.puzzle.opening) continue;
    const answer = await ask({ do: 'puzzle-ahead', code, ms: SLICE }).catch(() => null);
    if (!answer?.ok || !answer.busy) return;
  }
}
