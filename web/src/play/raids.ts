/** Monsters that someone drew on another's map: who, what it costs, and how it is announced. */

import { CATALOGUE } from '../core/contract/generated/catalogue';
import type { DrawnEvent, Event, View } from '../core/contract/generated/messages';
import { state } from '../core/state/store';
import { seatName } from '../core/words/names';
import { cardName } from '../core/words/sentences';
import { sentences, t } from '../core/words/texts';

export function isRaid(event: Event, seat: number): event is DrawnEvent {
  return event.kind === 'drawn' && event.on === seat && event.by !== seat && event.card in CATALOGUE.ambush;
}

/** Raids since the owner last drew on this map, who has not seen them: on two ambushes in a row it is away twice. */
export function unseenRaids(view: View, seat: number): DrawnEvent[] {
  const last = view.log.findLastIndex((event) => event.kind === 'drawn' && event.by === seat && event.on === seat);
  return view.log.slice(last + 1).filter((event): event is DrawnEvent => isRaid(event, seat));
}

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
