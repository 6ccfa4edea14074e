/** Finds the next puzzle in slices while the present one is played. */

import { puzzleState } from './state';
import { sleep } from '../../core/browser/sleep';
import { ask } from '../../core/engine/ask';
import { isPreviewing } from '../../play/aim';
import type { Play } from '../../play/play';

const SLICE_MS = 20; // during which previews wait
const PAUSE_MS = 8;

/** Has the engine find the puzzle of a code, until it is found or no longer wanted. */
export async function preparePuzzle(play: Play, code: string, isWanted: () => boolean): Promise<void> {
  while (isWanted()) {
    await sleep(PAUSE_MS);
    if (!isWanted() || isPreviewing(play) || play.display.animation || puzzleState.value.isOpening) continue;
    const response = await ask({ do: 'puzzle-prefetch', code, ms: SLICE_MS }).catch(() => null);
    if (!response?.ok || !response.busy) return;
  }
}
