/** What people do before a table begins, and to seats while it is played. */

import type { SetupJson } from '../../contract/generated/messages';
import { state } from '../../state/store';
import { MOST_SEATS, type LobbySeat, type Person } from '../../state/table/said';
import { changeSettings } from '../settings';
import { cleanName } from '../links';
import { freeSeat } from './seats';
import { peerNow } from './session';

/** Lays the seats again. Only the device that opened the table can. */
function lay(change: (seats: readonly LobbySeat[]) => readonly LobbySeat[]): void {
  peerNow()?.laying.lay(change);
}

export function addSeat(bot = ''): void {
  lay((seats) => (seats.length < MOST_SEATS ? [...seats, { ...freeSeat(seats.length), bot }] : seats));
}

export function removeSeat(index: number): void {
  lay((seats) => (seats.length > 2 && !isOwn(seats[index]) ? recoloured(seats.filter((_, i) => i !== index)) : seats));
}

/** The opener keeps a seat. */
function isOwn(seat: LobbySeat | undefined): boolean {
  return seat !== undefined && !seat.bot && seat.key === peerNow()?.identity.key;
}

function recoloured(seats: readonly LobbySeat[]): LobbySeat[] {
  return seats.map((seat, index) => ({ ...seat, colour: freeSeat(index).colour }));
}

/** A seat for a person, or for a bot of that strength. */
export function changeSeat(index: number, bot: string): void {
  lay((seats) => seats.map((seat, i) => (i === index && !isOwn(seat) ? { ...freeSeat(index), bot } : seat)));
}

export function changeSetup(part: Partial<SetupJson>): void {
  const peer = peerNow();
  if (peer?.lobby) peer.laying.lay((seats) => seats, { ...peer.lobby.setup, ...part });
}

/** Who is at this device. The first of them is also who plays here otherwise. */
export async function comeAs(people: readonly Person[], want?: number): Promise<void> {
  const [first] = people;
  if (first) changeSettings({ name: cleanName(first.name), crest: first.crest });
  await peerNow()?.laying.come([...people], want);
}

export function wantSeat(index: number): void {
  const { now } = state.table;
  if (now) void comeAs(now.people.length ? now.people : [ownPerson()], index);
}

function ownPerson(): Person {
  return { name: cleanName(state.settings.name), crest: state.settings.crest };
}

export function lookOn(): void {
  void peerNow()?.laying.come([], -1);
}

export function takeSeat(): void {
  void peerNow()?.laying.come([ownPerson()], -1);
}

/** One more person at this device. */
export function addPerson(): void {
  const { now } = state.table;
  if (now && now.people.length < MOST_SEATS) void comeAs([...now.people, { name: '', crest: '' }]);
}

export function removePerson(index: number): void {
  const { now } = state.table;
  if (now) void comeAs(now.people.filter((_, i) => i !== index));
}

export function changePerson(index: number, part: Partial<Person>): void {
  const { now } = state.table;
  if (now) void comeAs(now.people.map((each, i) => (i === index ? { ...each, ...part } : each)));
}

export function beReady(ready: boolean): void {
  void peerNow()?.laying.beReady(ready);
}

export function begin(): void {
  void peerNow()?.laying.start();
}

export function layAnew(): void {
  void peerNow()?.laying.layAnew();
}
