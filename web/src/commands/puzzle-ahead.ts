/** The next puzzle is looked for in slices while the present one is played. */

import { sleep } from '../browser/sleep';
import { ask } from '../engine/ask';
import { state } from '../state/store';
import { isPreviewing } from './hand';

const SLICE = 20; // milliseconds in which a preview may have to wait
const REST = 8;

let wanted = '';

/** Whoever asks for another code, or for none, ends the search for this one. */
export async function lookAhead(code: string): Promise<void> {
  if (code === wanted) return;
  wanted = code;
  while (code && wanted === code) {
    await sleep(REST);
    if (wanted !== code || isPreviewing() || state.stage.moment || state.puzzle.opening) continue;
    const answer = await ask({ do: 'puzzle-ahead', code, ms: SLICE }).catch(() => null);
    if (!answer?.ok || !answer.busy) return;
  }
}
