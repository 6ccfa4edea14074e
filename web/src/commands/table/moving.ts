/** A seat moves to another device of the same player: a link contains the keys of the device that gives it up. */

import { keyDigest, readTicket } from '../../peers/connection';
import type { Person } from '../../state/table/said';
import { freshTable, type SavedTable, type StoredTable } from '../../state/table/stored';
import { keysFrom, newKeys, privatePart } from './identity';

/** Ticket, public key, private key, and how many entries were written with it: the new device writes nothing before it has them. */
const FORM = /^([\w-]{22}\.[\w-]{16})\.([\w-]{87})\.([\w-]{43})\.(\d{1,4})$/;

export async function seatText({ secret, digest, wrote }: SavedTable, key: string, keys: CryptoKeyPair): Promise<string> {
  return [secret, digest, key, await privatePart(keys), wrote].join('.');
}

/** The public key of the device that a seat moved away from. */
export function movedKey(text: string): string {
  return FORM.exec(text)?.[2] ?? '';
}

/** The table as the device that takes the seat stores it; null where the text is not a seat. */
export async function takenSeat(text: string, before: StoredTable | null, person: Person): Promise<StoredTable | null> {
  const [, written = '', key = '', part = '', wrote = ''] = FORM.exec(text.trim()) ?? [];
  const ticket = readTicket(written);
  const keys = ticket && (await keysFrom(key, part));
  if (!ticket || !keys) return null;
  const host = (await keyDigest(key)) === ticket.digest ? key : (before?.host ?? '');
  const table = { ...freshTable(ticket.secret, 'relays', false, before?.people.length ? before.people : [person]), ...known(before) };
  return { ...table, digest: ticket.digest, host, ready: true, wrote: Number(wrote), keys };
}

/** What the device that gives its seat up stores: it watches, with other keys. */
export async function givenUp(kept: SavedTable, key: string, link: string): Promise<StoredTable> {
  const host = kept.opener ? key : kept.host;
  const { secret, digest, way } = kept;
  return { ...freshTable(secret, way, false, []), ...known(kept), digest, host, moved: link, keys: await newKeys() };
}

type Known = Pick<SavedTable, 'setup' | 'seats' | 'terms' | 'entries' | 'tallied' | 'stage'>;

function known(table: SavedTable | null): Partial<Known> {
  if (!table) return {};
  const { setup, seats, terms, entries, tallied, stage } = table;
  return { setup, seats, terms, entries, tallied, stage };
}
