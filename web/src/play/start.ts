/** Begins a visit: the game comes to the table, and what follows from its changes is done as long as it lies there. */

import { freshHand } from '../state/game';
import { followUndo, goToNext } from './act';
import { followOnward } from './onward';
import { lay, now, type Play } from './play';

export function start(play: Play): Play {
  const { reading, uses } = now().hand;
  play.set({ hand: { ...freshHand(), reading, uses } });
  lay(play);
  play.follow(['game', 'stage', 'busy'], () => followUndo(play));
  play.follow(['game', 'stage', 'hand', 'where', 'page', 'school', 'settings', 'busy'], () => followOnward(() => goToNext(play), play));
  return play;
}
