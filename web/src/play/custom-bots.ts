/** Bots of the player's own at the table. What asks them comes with the later screens; the game only knows when to ask. */

import type { View, ViewResponse } from '../core/contract/generated/messages';
import { ask } from '../core/engine/ask';
import { lazyPart } from '../core/lazy-parts';
import { isCustomBot } from '../core/state/seats';
import { preloadLazyParts } from '../core/page/navigate';
import { notify } from '../core/page/notices';
import type { Play } from './play';

export interface CustomBotRunner {
  /** They will be asked soon. */
  wake(play: Play): void;
  /** The game after the action of the one whose turn it is; null, and the player has been shown why, if it cannot act. */
  act(play: Play, view: View): Promise<ViewResponse | null>;
}

declare module '../core/lazy-parts' {
  interface Features {
    ownBots: CustomBotRunner;
  }
}

/** Plays on where one of the player's own cannot. */
const SUBSTITUTE_BOT = 'novice';

/** Whether it is the turn of one of them. */
export function isCustomBotTurn({ phase, bots, seat }: View): boolean {
  return phase === 'bot' && isCustomBot(bots[seat]);
}

export async function preloadCustomBots(play: Play, { bots }: View): Promise<void> {
  if (!bots.some(isCustomBot)) return;
  await preloadLazyParts();
  lazyPart('ownBots')?.wake(play);
}

/** Whatever comes of it, the game continues: one of ours takes the seat for as long as the game stays open. */
export async function playCustomBot(play: Play, view: View): Promise<ViewResponse | null> {
  await preloadLazyParts();
  const runner = lazyPart('ownBots');
  if (!runner) notify('load-failed');
  const answer = await runner?.act(play, view);
  if (answer || play.isClosed) return answer ?? null;
  const bots = view.bots.map((bot, seat) => (seat === view.seat ? SUBSTITUTE_BOT : bot));
  const opened = await ask({ do: 'open', record: view.record, bots });
  return opened.ok ? { ...opened, events: [] } : null;
}
