/** Monsters that somebody drew on this map: who, and what it costs. */

import { CATALOGUE } from '../generated/catalogue';
import type { Event, View } from '../generated/messages';
import { state } from '../store';
import { list, t } from '../texts';
import { cardName } from '../words';
import { seatName } from './seats';

export function isRaid(event: Event, seat: number): boolean {
  return event.kind === 'drawn' && event.on === seat && event.by !== seat && (event.card ?? '') in CATALOGUE.ambush;
}

/** Raids since the owner last drew on this map, who has not seen them: on two ambushes in a row it is away twice. */
export function raidsOn(view: View, seat: number): Event[] {
  const last = view.log.findLastIndex(({ kind, by, on }) => kind === 'drawn' && by === seat && on === seat);
  return view.log.slice(last + 1).filter((event) => isRaid(event, seat));
}

export function raidTitle(event: Event): string {
  return t('play-ambush-on-you', { player: seatName(state.table.seats, event.by ?? 0) });
}

/** What the raid costs, edict by edict; for a bot it is also the reason. */
export function raidCosts(view: View, event: Event): string {
  const lost = (event.changes ?? [])
    .filter((change) => change.gain < 0)
    .map((change) => {
      const id = view.edicts.find(({ letter }) => letter === change.letter)?.id ?? '';
      return t('play-edict-loses', { edict: cardName(id), stars: -change.gain });
    });
  if ((event.toll ?? 0) > 0) lost.push(t('extra-toll-more', { stars: event.toll ?? 0 }));
  if (!lost.length) return t('table-raid-nothing');
  const bot = state.table.seats[event.by ?? 0]?.bot;
  return t(bot ? 'table-raid-why' : 'table-raid-costs', { costs: list(lost) });
}
