/** Monsters that someone drew on this map: who, and what it costs. */

import { CATALOGUE } from '../contract/generated/catalogue';
import type { DrawnEvent, Event, View } from '../contract/generated/messages';

export function isRaid(event: Event, seat: number): event is DrawnEvent {
  return event.kind === 'drawn' && event.on === seat && event.by !== seat && event.card in CATALOGUE.ambush;
}

/** Raids since the owner last drew on this map, who has not seen them: on two ambushes in a row it is away twice. */
export function unseenRaids(view: View, seat: number): DrawnEvent[] {
  const last = view.log.findLastIndex((event) => event.kind === 'drawn' && event.by === seat && event.on === seat);
  return view.log.slice(last + 1).filter((event): event is DrawnEvent => isRaid(event, seat));
}
