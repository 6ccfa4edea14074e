/** Finds the next puzzle in slices while the present one is played. */

import { sleep } from '../../core/browser/sleep';
import { ask } from '../../core/engine/ask';
import { state } from '../../core/state/store';
import { isPreviewing } from '../../play/aim';
import { currentPlay } from '../../play/play';

const SLICE = 20; // milliseconds in which a preview may have to wait
const REST = 8;

/** Until it is found, or it is not wanted any more. */
export async function preparePuzzle(code: string, isWanted: () => boolean): Promise<void> {
  while (isWanted()) {
    await sleep(REST);
    if (!isWanted() || isPreviewing(currentPlay()) || state.display.animation || state.puzzle.openingCode) continue;
    const answer = await ask({ do: 'puzzle-prefetch', code, ms: SLICE }).catch(() => null);
    if (!answer?.ok || !answer.busy) return;
  }
}
