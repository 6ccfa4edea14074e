/** The finished map lives while it is looked at. */

import { motionEnabled } from '../../core/browser/preferences';
import { parseMap } from '../../core/contract/cells';
import { localState } from '../../core/state/local-state';
import { state } from '../../core/state/store';
import type { Overlay } from '../../core/ui/overlay';
import { currentPlay, perPlay } from '../../play/play';
import { paintScene } from './scene';

/** Milliseconds between two pictures. */
const TICK_MS = 125;

/** The number of the picture. */
const life = localState({ tick: 0 });
/** Whether the next picture is asked for. */
const schedule = perPlay(() => ({ isPending: false }));

function mayMove(): boolean {
  return motionEnabled(state.settings) && !document.hidden && state.navigation.route.to === 'final' && !state.navigation.dialog;
}

function scheduleNext(): void {
  const next = schedule(currentPlay());
  if (next.isPending) return;
  next.isPending = true;
  setTimeout(() => {
    next.isPending = false;
    life.update({ tick: life.value.tick + 1 });
  }, TICK_MS);
}

/** Returns what moves on a finished map now, and asks for its next picture; nothing without motion, and while the page is hidden. */
function livingMap(map: string): Overlay[] {
  if (!mayMove()) return [];
  scheduleNext();
  const { tick } = life.value;
  return [{ kind: 'painted', key: `life${tick}`, paint: (ctx, o) => paintScene(ctx, parseMap(map), (tick * TICK_MS) / 1000, o) }];
}

export const parts = { livingMap };
