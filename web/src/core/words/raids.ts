/** What is said of monsters that someone drew on another’s map. */

import type { DrawnEvent, View } from '../contract/generated/messages';
import { state } from '../state/store';
import { seatName } from './names';
import { cardName } from './sentences';
import { sentences, t } from './texts';

export function raidTitle(event: DrawnEvent): string {
  return t('play-ambush-on-you', { player: seatName(state.game.seats, event.by) });
}

/** Bots that compare every place: a novice looks at eight, and no one knows what a player's own bot does. */
const EXHAUSTIVE_BOTS: ReadonlySet<string> = new Set(['greedy', 'expert']);

/** What the raid costs, edict by edict; for a bot that seeks the worst place it is also the reason. */
export function raidCosts(view: View, event: DrawnEvent): string {
  const lost = event.changes
    .filter((change) => change.change < 0)
    .map((change) => {
      const id = view.edicts.find(({ letter }) => letter === change.letter)?.id ?? '';
      return t('play-edict-loses', { edict: cardName(id), stars: -change.change });
    });
  if (event.toll > 0) lost.push(t('extra-toll-more', { stars: event.toll }));
  if (!lost.length) return t('table-raid-nothing');
  const bot = state.game.seats[event.by]?.bot ?? '';
  return t(EXHAUSTIVE_BOTS.has(bot) ? 'table-raid-why' : 'table-raid-costs', { costs: sentences(lost) });
}
