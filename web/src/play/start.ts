/** Begins a visit: the game comes to the table, and what follows from its changes is done as long as it lies there. */

import { initialInput } from '../core/state/game';
import { runQueuedUndo, goToNextCard } from './player-actions';
import { updateAutoAdvance } from './auto-advance';
import { makeCurrent, currentPlay, type Play } from './play';

export function startPlay(play: Play): Play {
  const { focusedCell, useCounts } = currentPlay().input;
  play.set({ input: { ...initialInput(), focusedCell, useCounts } });
  makeCurrent(play);
  play.watch(['game', 'display', 'busyCount'], () => runQueuedUndo(play));
  play.watch(['game', 'display', 'input', 'navigation', 'notices', 'lesson', 'settings', 'busyCount'], () =>
    updateAutoAdvance(play, () => goToNextCard(play)),
  );
  return play;
}
