/** Bots of the player's own at the table. What asks them comes with the later screens; the game only knows when to ask. */

import type { View, ViewAnswer } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { isGuest } from '../state/seats';
import { fetchRestQuietly } from './navigate';
import { tell } from './page';

export interface OwnBots {
  /** They will be asked soon. */
  wake(): void;
  /** The game after the action of the one whose turn it is; null, and the player has been told why, if it cannot act. */
  act(view: View, visit: AbortSignal): Promise<ViewAnswer | null>;
}

/** Plays on where one of the player's own cannot. */
const STAND_IN = 'novice';

let here: OwnBots | null = null;

export function setOwnBots(given: OwnBots): void {
  here = given;
}

/** Whether it is the turn of one of them. */
export function isOwnBotsTurn({ phase, bots, seat }: View): boolean {
  return phase === 'bot' && isGuest(bots[seat]);
}

export async function wakeOwnBots({ bots }: View): Promise<void> {
  if (!bots.some(isGuest)) return;
  await fetchRestQuietly();
  here?.wake();
}

/** Whatever comes of it, the game goes on: one of ours takes the seat for as long as the game stays open. */
export async function askOwnBot(view: View, visit: AbortSignal): Promise<ViewAnswer | null> {
  await fetchRestQuietly();
  if (!here) tell('load-failed');
  const answer = await here?.act(view, visit);
  if (answer || visit.aborted) return answer ?? null;
  const bots = view.bots.map((bot, seat) => (seat === view.seat ? STAND_IN : bot));
  const opened = await ask({ do: 'open', record: view.record, bots });
  return opened.ok ? { ...opened, events: [] } : null;
}
