/** The one table on several devices that is open in this tab: opened, joined, resumed and left. */

import { holdTable, readTable, writeTable } from '../../browser/tables';
import { PROTOCOL, RULES } from '../../contract/generated/tables';
import { ask } from '../../engine/ask';
import { keyDigest, newRelayKey, newSecret, type Offer, readTicket, type Ticket, ticketText } from '../../peers/connection';
import { state } from '../../state/store';
import { freshTable, type StoredTable } from '../../state/table/stored';
import type { MadeSign } from '../../state/table/now';
import { type Person, plainName, type Sign } from '../../state/table/said';
import { askToPersist } from '../../browser/storage';
import { showTableInAddress } from '../links';
import { tell } from '../page';
import { showTable, tellTurns } from '../turns';
import type { Around } from './around';
import { identityOf, newKeys } from './identity';
import { mirrored, namesOf } from './mirror';
import { isTurnAt, showTurn } from './my-turn';
import { givenUp, seatText, takenSeat } from './moving';
import { Peer } from './peer';
import { nextTable } from './next';
import { idOf, letBotsThink, showArrival, takePlace } from '../../play/company';
import { freeSeat } from './seats';
import { listTables, turnsBeside } from './tables';
import { type Listener, type Taken, Wires } from './wires';

const TICK = 1000;
/** How long a sign stays on the screen. */
const SIGN_SHOWN = 4500;

interface Open {
  peer: Peer;
  wires: Wires;
  keys: CryptoKeyPair;
  release: () => void;
  timer: number;
  /** The place was taken once: anyone who goes back to the lobby stays there. */
  placed: boolean;
  /** At how many other tables it is the turn of someone here. */
  turnsElsewhere: number;
  /** It is the turn of someone here. */
  isTurn: boolean;
  signs: MadeSign[];
  /** Ends with the table. */
  ending: AbortController;
}

let open: Open | null = null;
/** The table before, after whose game another was opened here: anyone who stays there hears of it until that one begins. */
let behind: Open | null = null;

export function peerNow(): Peer | null {
  return open?.peer ?? null;
}

/** Who plays at this device by default. */
export function self(): Person {
  const { name, crest } = state.settings;
  return { name: plainName(name), crest };
}

function refresh(): void {
  if (!open) return;
  const { peer, wires, signs } = open;
  if (peer.feeds) leaveBehind();
  showTable(mirrored(peer, wires.health(), signs, behind?.peer));
  countTurns(open);
  letBotsThink(peer);
  const { stage } = peer.feeds?.view ?? {};
  if (stage !== 'play' && stage !== 'over') return;
  if (open.placed || state.where.route.to !== 'table' || !peer.game.isWhole()) return;
  open.placed = true;
  void goToPlace();
}

/** Home says so even if this page is simply closed. */
function countTurns(at: Open): void {
  const isTurn = isTurnAt(at.peer.kept);
  if (isTurn !== at.isTurn) showTurn(at.peer.kept);
  at.isTurn = isTurn;
  const turns = at.turnsElsewhere + Number(isTurn);
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
    post: (data) => wires().post(data),
    keep: async (table) => {
      if (!(await writeTable({ ...table, keys }))) tell('stored-refused');
      else askToPersist();
    },
    now: Date.now,
    random: Math.random,
    later: (work, ms) => void setTimeout(work, ms),
    changed: refresh,
    arrived: (_view, events) => open && showArrival(open.peer, events),
    signed: showSign,
  };
}

function showSign(key: string, sign: Sign): void {
  const at = open;
  if (!at) return;
  const other = at.peer.others.get(key);
  const id = 1 + (at.signs.at(-1)?.id ?? 0);
  at.signs = [...at.signs.slice(-2), { id, key, name: other ? namesOf(other) : '', sign }];
  setTimeout(() => {
    at.signs = at.signs.filter((each) => each.id !== id);
    refresh();
  }, SIGN_SHOWN);
  refresh();
}

export async function makeSign(sign: Sign): Promise<void> {
  await open?.peer.makeSign(sign);
  showSign('', sign);
}

/** What became of an attempt to sit at a table: a text to show, or nothing. */
type Outcome = 'together-busy' | 'together-bad-link' | 'together-old-link' | 'together-move-bad' | null;

/** A letter is of one of them: the other cannot read it. */
const listener: Listener = {
  hear: (data, from) => {
    for (const each of [open, behind]) each?.peer.hear(data, from);
  },
  hearStored: (data) => {
    for (const each of [open, behind]) each?.peer.hearStored(data);
  },
  changed: refresh,
  opened: () => void open?.peer.greet(),
};

async function begin(stored: StoredTable, taken?: Taken): Promise<Outcome> {
  await leaveTable();
  return sitDown(stored, new Wires(await ticketOf(stored), listener), taken);
}

/** A table of an older version names no digest, but may know its host. */
async function ticketOf(stored: StoredTable): Promise<Ticket> {
  const host = stored.opener ? (await identityOf(stored.keys)).key : stored.host;
  if (host) stored.digest = await keyDigest(host);
  return stored;
}

async function sitDown(stored: StoredTable, wires: Wires, taken?: Taken): Promise<Outcome> {
  const release = await holdTable(stored.secret);
  if (!release) return 'together-busy';
  const { keys, ...kept } = stored;
  kept.relayKey ||= newRelayKey();
  await listTables();
  const peer = new Peer(
    kept,
    await identityOf(keys),
    { protocol: PROTOCOL, rules: RULES },
    around(keys, () => wires),
  );
  open = {
    peer,
    wires,
    keys,
    release,
    timer: window.setInterval(tick, TICK),
    placed: false,
    turnsElsewhere: turnsBeside(stored.secret),
    isTurn: false,
    signs: [],
    ending: new AbortController(),
  };
  document.addEventListener('visibilitychange', postIfHidden, { signal: open.ending.signal });
  if (taken) wires.adopt(taken);
  void wires
    .openRelays(kept.relayKey)
    .then(() => peer.greet())
    .catch(() => refresh());
  showTableInAddress(ticketText(kept));
  await peer.open();
  refresh();
  return null;
}

function tick(): void {
  if (!open) return;
  for (const each of [open, behind]) void each?.peer.tick().catch(() => undefined);
  const { to } = state.where.route;
  const elsewhere = (to === 'play' || to === 'final') && state.game.id !== idOf(open.peer);
  if (to === 'home' || elsewhere) void leaveTable();
}

/** Opens a new table with the setup of the form. */
export async function openTable(): Promise<Outcome> {
  const kept = freshTable(newSecret(), 'relays', true, [self()]);
  kept.setup = { ...state.form.setup };
  const outcome = await begin({ ...kept, keys: await newKeys() });
  open?.peer.laying.lay(() => [freeSeat(0), freeSeat(1)]);
  return outcome;
}

/** Joins by a link, or resumes: a device that was there before has the same keys. A code leads there again if the connection broke. */
export async function joinTable(text: string, taken?: Taken): Promise<Outcome> {
  const ticket = readTicket(text);
  if (!ticket) return 'together-bad-link';
  if (open?.peer.kept.secret === ticket.secret) {
    if (taken) adopt(open, taken);
    return null;
  }
  const stored = await readTable(ticket.secret);
  if (stored) return begin(stored, taken);
  if (!ticket.digest) return 'together-old-link';
  const fresh = { ...freshTable(ticket.secret, taken ? 'direct' : 'relays', false, [self()]), digest: ticket.digest };
  return begin({ ...fresh, keys: await newKeys() }, taken);
}

/* ---------- another device ---------- */

/** Gives up the seat of this device, which only watches from now on. Its list of tables has the link for the other device. */
export async function giveUpSeat(): Promise<Outcome> {
  if (!open?.keys.privateKey.extractable) return 'together-move-bad';
  const { peer, keys } = open;
  await peer.settled();
  await leaveTable();
  await peer.settled();
  const { key } = peer.identity;
  await writeTable(await givenUp(peer.kept, key, await seatText(peer.kept, key, keys)));
  const outcome = await joinTable(ticketText(peer.kept));
  if (open) open.placed = true; // to show the link, not the game
  return outcome;
}

/** Takes over a seat from another device of the same player, or takes it back. */
export async function takeOverSeat(text: string): Promise<Outcome> {
  const ticket = readTicket(text.split('.').slice(0, 2).join('.'));
  if (!ticket) return 'together-move-bad';
  await leaveTable();
  const stored = await takenSeat(text, await readTable(ticket.secret), self());
  return stored ? begin(stored) : 'together-move-bad';
}

/* ---------- after the game ---------- */

/** Opens another table with the same people on the same seats. */
export async function openNext(): Promise<Outcome> {
  const before = rise();
  if (!before) return openTable();
  leaveBehind();
  const stored = { ...nextTable(before.peer, newSecret()), keys: before.keys };
  behind = before;
  await before.peer.moveOn(stored.secret);
  return sitDown(stored, before.wires.movedTo(await ticketOf(stored), listener));
}

/** Follows someone to the table that they have opened. */
export async function joinNext(key: string): Promise<Outcome> {
  const invitation = state.table.now?.invitations.find((each) => each.key === key);
  if (!invitation) return 'together-bad-link';
  const before = behind ?? open;
  const left = rise();
  if (!before || !left) return 'together-bad-link';
  const { people, way } = before.peer.kept;
  const stored = (await readTable(invitation.secret)) ?? {
    ...freshTable(invitation.secret, way, false, [...people]),
    host: key,
    keys: before.keys,
  };
  const wires = left.wires.movedTo(await ticketOf(stored), listener);
  leaveBehind();
  await farewell(left);
  return sitDown(stored, wires);
}

/** Leaves the table that is open, but neither its connections nor those who are there. */
function rise(): Open | null {
  const before = open;
  open = null;
  if (before) clearInterval(before.timer);
  before?.ending.abort();
  showTurn(null);
  return before;
}

async function farewell({ peer, wires, release }: Open): Promise<void> {
  await peer.close().catch(() => undefined);
  setTimeout(() => wires.close(), 300); // the last word is still on its way
  release();
}

function leaveBehind(): void {
  if (behind) void farewell(behind);
  behind = null;
}

/** Dials the relays at once, instead of after a pause. */
export function retryRelays(): void {
  open?.wires.retry();
}

/** A hidden page may be closed at any time: what was inked here is stored at the relays. */
function postIfHidden(): void {
  if (document.hidden) void open?.peer.post().catch(() => undefined);
}

/** A place for one guest in this room, by codes. */
export function offerPlace(): Promise<Offer> | null {
  if (!open) return null;
  open.peer.kept.way = 'direct';
  return open.wires.offer();
}

function adopt({ peer, wires }: Open, taken: Taken): void {
  peer.kept.way = 'direct';
  wires.adopt(taken);
  void peer.greet();
}

export async function leaveTable(): Promise<void> {
  const before = rise();
  if (!before) return;
  leaveBehind();
  await farewell(before);
  showTableInAddress('');
  showTable(null);
  await listTables();
}
