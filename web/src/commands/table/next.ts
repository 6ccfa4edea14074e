/** Another table after a game: the same setup, and everyone on the seat that they had. */

import { freshTable, type SavedTable } from '../../state/table/stored';
import type { Peer } from './peer';

/** Devices keep their keys, so that seats can be held for them; anyone who opens it lays it. */
export function nextTable({ kept, lobby, identity }: Peer, secret: string): SavedTable {
  const seats = (lobby?.seats ?? kept.seats).map((seat) => ({ ...seat }));
  const others = seats.filter(({ bot, key }) => !bot && key !== identity.key).map(({ key }) => key);
  return {
    ...freshTable(secret, kept.way, true, [...kept.people]),
    setup: lobby?.setup ?? kept.setup,
    seats,
    awaited: [...new Set(others)],
  };
}
