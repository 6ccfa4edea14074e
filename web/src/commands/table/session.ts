/** The one table on several devices that is open in this tab: opened, joined, resumed and left. */

import { holdTable, readTable, readTables, removeTable, writeTable } from '../../browser/tables';
import type { TableTermsAnswer } from '../../contract/generated/messages';
import { ask } from '../../engine/ask';
import { isSecret, newSecret, type Offer } from '../../peers/line';
import { preset } from '../../state/form';
import { state, update } from '../../state/store';
import { freshTable, type KeptTable, type StoredTable } from '../../state/table/kept';
import type { MadeSign, TableLine } from '../../state/table/now';
import { type Person, plainName, type Sign } from '../../state/table/said';
import { askToPersist } from '../../browser/storage';
import { showTableInAddress } from '../links';
import { tell } from '../page';
import { tellTurns } from '../turns';
import type { Around } from './around';
import { identityOf, newKeys } from './identity';
import { mirrored, namesOf } from './mirror';
import { Peer } from './peer';
import { idOf, isAtTable, letBotsThink, showArrival, takePlace } from './place';
import { type Taken, Wires } from './wires';

const TICK = 1000;
/** How long a sign stays on the screen. */
const SIGN_SHOWN = 4500;

interface Open {
  peer: Peer;
  wires: Wires;
  release: () => void;
  timer: number;
  /** The place was taken once: whoever goes back to the lobby stays there. */
  placed: boolean;
}

let open: Open | null = null;
/** At how many other tables it is the turn of somebody here. */
let turnsElsewhere = 0;
let signs: MadeSign[] = [];
let signed = 0;

export function peerNow(): Peer | null {
  return open?.peer ?? null;
}

/** Who plays at this device by default. */
export function self(): Person {
  const { name, crest } = state.settings;
  return { name: plainName(name), crest };
}

async function versions(): Promise<{ protocol: number; rules: number }> {
  const seats = [
    { writer: 0, key: 'versions-0' },
    { writer: 1, key: 'versions-1' },
  ];
  const answer = await ask<TableTermsAnswer>({ do: 'table-terms', name: 'versions', setup: { ...preset('base'), players: 2 }, seats });
  if (!answer.ok) throw new Error(answer.error.code);
  return { protocol: answer.protocol, rules: answer.rules };
}

function refresh(): void {
  if (!open) return;
  const { peer, wires } = open;
  update('table', { now: mirrored(peer, wires.health(), signs) });
  countTurns(peer);
  letBotsThink(peer);
  const { stage } = peer.feeds?.view ?? {};
  if (stage !== 'play' && stage !== 'over') return;
  if (open.placed || state.where.route.to !== 'table' || !peer.game.isWhole()) return;
  open.placed = true;
  void goToPlace();
}

/** Home says so even if this page is simply closed. */
function countTurns({ kept }: Peer): void {
  const turns = turnsElsewhere + Number(kept.stage === 'play' && kept.myTurn);
  if (turns !== state.table.turns) tellTurns(turns);
}

/** To one's place at the table, as soon as cards are dealt. */
export async function goToPlace(): Promise<void> {
  const { now } = state.table;
  if (open && now)
    await takePlace(
      open.peer,
      now.seats.map(({ name, colour, crest, bot }) => ({ name, colour, crest, bot })),
    );
}

function around(keys: CryptoKeyPair, wires: () => Wires): Around {
  return {
    ask,
    send: (data) => wires().send(data),
    keep: async (table) => {
      if (!(await writeTable({ ...table, keys }))) tell('stored-refused');
      else askToPersist();
    },
    now: Date.now,
    random: Math.random,
    later: (work, ms) => void setTimeout(work, ms),
    changed: refresh,
    arrived: (_view, events) => open && isAtTable(open.peer) && showArrival(open.peer, events),
    signed: showSign,
  };
}

function showSign(key: string, sign: Sign): void {
  const other = open?.peer.others.get(key);
  const id = ++signed;
  signs = [...signs.slice(-2), { id, name: other ? namesOf(other) : '', sign }];
  setTimeout(() => {
    signs = signs.filter((each) => each.id !== id);
    refresh();
  }, SIGN_SHOWN);
  refresh();
}

export async function makeSign(sign: Sign): Promise<void> {
  await open?.peer.makeSign(sign);
  showSign('', sign);
}

/** What became of an attempt to sit at a table: a text to show, or nothing. */
type Outcome = 'together-busy' | 'together-bad-link' | null;

async function begin(stored: StoredTable, taken?: Taken): Promise<Outcome> {
  await leaveTable();
  const release = await holdTable(stored.secret);
  if (!release) return 'together-busy';
  const { keys, ...kept } = stored;
  await listTables();
  turnsElsewhere = state.table.lines.filter((line) => line.secret !== stored.secret && isTurn(line)).length;
  const wires = new Wires(stored.secret, { hear: (data, from) => open?.peer.hear(data, from), changed: refresh });
  const peer = new Peer(
    kept,
    await identityOf(keys),
    await versions(),
    around(keys, () => wires),
  );
  open = { peer, wires, release, timer: window.setInterval(tick, TICK), placed: false };
  if (taken) wires.adopt(taken);
  void wires.openRelays().catch(() => refresh());
  showTableInAddress(stored.secret);
  await peer.open();
  refresh();
  return null;
}

function tick(): void {
  if (!open) return;
  void open.peer.tick().catch(() => undefined);
  const { to } = state.where.route;
  const elsewhere = (to === 'play' || to === 'final') && state.game.id !== idOf(open.peer);
  if (to === 'home' || elsewhere) void leaveTable();
}

/** Opens a new table with the set-up of the form. */
export async function openTable(): Promise<Outcome> {
  const kept = freshTable(newSecret(), 'relays', true, [self()]);
  kept.setup = { ...state.form.setup };
  const outcome = await begin({ ...kept, keys: await newKeys() });
  open?.peer.laying.lay(() => firstSeats());
  return outcome;
}

function firstSeats(): KeptTable['seats'] {
  return [0, 1].map((index) => ({ ...plain(index), key: '' }));
}

function plain(index: number): Omit<KeptTable['seats'][number], 'key'> {
  return { name: '', crest: '', bot: '', colour: index ? 'blue' : 'red' };
}

/** Joins by a link, or resumes: whoever was there before has the same keys. */
export async function joinTable(secret: string, taken?: Taken): Promise<Outcome> {
  if (!isSecret(secret)) return 'together-bad-link';
  if (open?.peer.kept.secret === secret) return null;
  const stored = await readTable(secret);
  return begin(stored ?? { ...freshTable(secret, taken ? 'direct' : 'relays', false, [self()]), keys: await newKeys() }, taken);
}

/** A place for one guest in this room, by codes. */
export function offerPlace(): Promise<Offer> | null {
  return open?.wires.offer() ?? null;
}

export async function leaveTable(): Promise<void> {
  if (!open) return;
  const { peer, wires, release, timer } = open;
  open = null;
  clearInterval(timer);
  await peer.close().catch(() => undefined);
  setTimeout(() => wires.close(), 300); // the last word is still on its way
  release();
  signs = [];
  showTableInAddress('');
  update('table', { now: null });
  await listTables();
}

/** The tables that are kept here, and at how many it is somebody's turn. */
export async function listTables(): Promise<void> {
  const lines = (await readTables()).map(lineOf);
  tellTurns(lines.filter(isTurn).length);
  update('table', { lines });
}

function isTurn({ stage, myTurn }: TableLine): boolean {
  return stage === 'play' && myTurn;
}

function lineOf({ secret, seats, stage, myTurn, when }: KeptTable): TableLine {
  const names = seats.map(({ name }) => name).filter(Boolean);
  return { secret, names: names.join(', '), stage, myTurn, when };
}

export async function forgetTable(secret: string): Promise<void> {
  await removeTable(secret);
  await listTables();
}
