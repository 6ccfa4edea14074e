/** Bots of the player's own at the table. What asks them comes with the later screens; the game only knows when to ask. */

import type { View, ViewAnswer } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { feature } from '../features';
import { isGuest } from '../state/seats';
import { fetchRestQuietly } from '../commands/navigate';
import { tell } from '../commands/page';
import type { Play } from './play';

export interface OwnBots {
  /** They will be asked soon. */
  wake(play: Play): void;
  /** The game after the action of the one whose turn it is; null, and the player has been shown why, if it cannot act. */
  act(play: Play, view: View): Promise<ViewAnswer | null>;
}

declare module '../features' {
  interface Features {
    ownBots: OwnBots;
  }
}

/** Plays on where one of the player's own cannot. */
const STAND_IN = 'novice';

/** Whether it is the turn of one of them. */
export function isOwnBotsTurn({ phase, bots, seat }: View): boolean {
  return phase === 'bot' && isGuest(bots[seat]);
}

export async function wakeOwnBots(play: Play, { bots }: View): Promise<void> {
  if (!bots.some(isGuest)) return;
  await fetchRestQuietly();
  feature('ownBots')?.wake(play);
}

/** Whatever comes of it, the game continues: one of ours takes the seat for as long as the game stays open. */
export async function askOwnBot(play: Play, view: View): Promise<ViewAnswer | null> {
  await fetchRestQuietly();
  const ours = feature('ownBots');
  if (!ours) tell('load-failed');
  const answer = await ours?.act(play, view);
  if (answer || play.isOver) return answer ?? null;
  const bots = view.bots.map((bot, seat) => (seat === view.seat ? STAND_IN : bot));
  const opened = await ask({ do: 'open', record: view.record, bots });
  return opened.ok ? { ...opened, events: [] } : null;
}
