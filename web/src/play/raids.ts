/** Raids: who has drawn monsters on another seat's map, and what they cost. */

import type { Play } from './play';
import { CATALOGUE } from '../core/contract/generated/catalogue';
import type { DrawnEvent, Event, View } from '../core/contract/generated/messages';
import { seatName } from '../core/words/names';
import { cardName } from '../core/words/sentences';
import { sentences, t } from '../core/words/texts';

/** Whether the event is an ambush that another seat has drawn on the map of this seat. */
export function isRaid(event: Event, seat: number): event is DrawnEvent {
  return event.kind === 'drawn' && event.on === seat && event.by !== seat && event.card in CATALOGUE.ambush;
}

/** Returns the raids on the map of a seat since its player last drew on it. */
export function unseenRaids(view: View, seat: number): DrawnEvent[] {
  const lastOwnDrawing = view.log.findLastIndex((event) => event.kind === 'drawn' && event.by === seat && event.on === seat);
  return view.log.slice(lastOwnDrawing + 1).filter((event): event is DrawnEvent => isRaid(event, seat));
}

export function raidTitle(play: Play, event: DrawnEvent): string {
  return t('play-ambush-on-you', { player: seatName(play.game.seats, event.by) });
}

/** The bots that compare all placements and so choose the one that costs most. */
const EXHAUSTIVE_BOTS: ReadonlySet<string> = new Set(['greedy', 'expert']);

/** Returns a sentence with the stars that a raid costs; for a bot that compares all placements, with that as its reason. */
export function raidCosts(play: Play, view: View, event: DrawnEvent): string {
  const lost = event.changes
    .filter((change) => change.change < 0)
    .map((change) => {
      const id = view.edicts.find(({ letter }) => letter === change.letter)?.id ?? '';
      return t('play-edict-loses', { edict: cardName(id), stars: -change.change });
    });
  if (event.toll > 0) lost.push(t('extra-toll-more', { stars: event.toll }));
  if (!lost.length) return t('table-raid-nothing');
  const bot = play.game.seats[event.by]?.bot ?? '';
  return t(EXHAUSTIVE_BOTS.has(bot) ? 'table-raid-why' : 'table-raid-costs', { costs: sentences(lost) });
}
