/** Who gets which seat before a table begins: the opener lays it, by what the others say. Plain data in and out. */

import type { SetupJson, TableSeat } from '../../contract/generated/messages';
import { COLOURS } from '../../state/seats';
import type { Here, LobbySeat, Person } from '../../state/table/said';

/** A device that is at the table. */
export interface Guest {
  key: string;
  here: Here;
  /** Nothing was heard of it for long. */
  gone: boolean;
}

export function freeSeat(index: number): LobbySeat {
  return { name: '', crest: '', key: '', bot: '', colour: COLOURS[index % COLOURS.length] ?? 'red' };
}

/** The seats with everyone on one who wants one and fits: who sat stays, who left before they were ready leaves theirs free.
 *  Those of people who are awaited are held for them. */
export function arranged(seats: readonly LobbySeat[], own: Guest, guests: readonly Guest[], awaited: readonly string[] = []): LobbySeat[] {
  const here = [own, ...guests.filter((guest) => !guest.gone || guest.here.ready)];
  const isHeld = ({ key, bot }: LobbySeat): boolean => !bot && awaited.includes(key);
  const laid = seats.map((seat) => (seat.bot ? { ...seat, key: own.key } : isHeld(seat) ? { ...seat } : { ...seat, name: '', crest: '' }));
  for (const { key } of laid.filter((seat) => !seat.bot && !isHeld(seat))) {
    const guest = here.find((each) => each.key === key);
    const taken = laid.filter((seat) => !seat.bot && seat.key === key);
    for (const seat of taken.slice(guest ? guest.here.people.length : 0)) seat.key = '';
  }
  for (const guest of here) seatGuest(laid, guest);
  return laid;
}

function seatGuest(laid: LobbySeat[], { key, here }: Guest): void {
  const mine = (): LobbySeat[] => laid.filter((seat) => !seat.bot && seat.key === key);
  const free = (seat: LobbySeat | undefined): seat is LobbySeat => seat !== undefined && !seat.bot && !seat.key;
  const wanted = laid[here.want];
  if (free(wanted) && here.people.length) {
    const [before] = mine();
    if (before && mine().length >= here.people.length) before.key = '';
    wanted.key = key;
  }
  while (mine().length < here.people.length) {
    const next = laid.find(free);
    if (!next) break;
    next.key = key;
  }
  for (const [index, seat] of mine().entries()) Object.assign(seat, here.people[index] satisfies Person | undefined);
}

/** The seats as a guest may expect them: its people on free ones, until the host says otherwise, who may be away. */
export function expected(seats: readonly LobbySeat[], guest: Guest): LobbySeat[] {
  const laid = seats.map((seat) => ({ ...seat }));
  if (!laid.some(({ key, bot }) => !bot && key === guest.key)) seatGuest(laid, guest);
  return laid;
}

/** Whether every seat has someone, and all of them said that they are ready. */
export function mayBegin(seats: readonly LobbySeat[], own: Guest, guests: readonly Guest[]): boolean {
  const ready = (key: string): boolean => guests.some((guest) => guest.key === key && guest.here.ready && isOfAge(own.here, guest.here));
  return seats.length > 1 && seats.every(({ bot, key }) => bot || key === own.key || (key !== '' && ready(key)));
}

/** Whether two devices speak of the same game. */
export function isOfAge(ours: Here, theirs: Here): boolean {
  return ours.protocol === theirs.protocol && ours.rules === theirs.rules;
}

/** Whose is the older version: they must update. */
export function older(ours: Here, theirs: Here): 'ours' | 'theirs' | null {
  if (isOfAge(ours, theirs)) return null;
  return theirs.protocol < ours.protocol || (theirs.protocol === ours.protocol && theirs.rules < ours.rules) ? 'theirs' : 'ours';
}

/** The seats as the terms name them. */
export function termsSeats(seats: readonly LobbySeat[]): TableSeat[] {
  const home = (key: string): number => seats.findIndex((seat) => !seat.bot && seat.key === key);
  return seats.map(({ key, bot }, index) => {
    const writer = home(key);
    return { writer, ...(bot ? { bot } : writer === index ? { key } : {}) };
  });
}

export function setupFor(setup: SetupJson, seats: readonly LobbySeat[]): SetupJson {
  return { ...setup, players: seats.length };
}
