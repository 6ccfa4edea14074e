/** Monsters that somebody drew on this map: who, and what it costs. */

import { CATALOGUE } from '../contract/generated/catalogue';
import type { Event, View } from '../contract/generated/messages';

export function isRaid(event: Event, seat: number): boolean {
  return event.kind === 'drawn' && event.on === seat && event.by !== seat && (event.card ?? '') in CATALOGUE.ambush;
}

/** Raids since the owner last drew on this map, who has not seen them: on two ambushes in a row it is away twice. */
export function raidsOn(view: View, seat: number): Event[] {
  const last = view.log.findLastIndex(({ kind, by, on }) => kind === 'drawn' && by === seat && on === seat);
  return view.log.slice(last + 1).filter((event) => isRaid(event, seat));
}
