/** The table that is open in this tab: opened, joined, left, and followed by another one. */

import { linkFailure } from '../../core/page/links';
import { notify } from '../../core/page/notices';
import { showTable } from '../../app/online-status';
import { setScreenHash } from '../../core/browser/address';
import { requestPersistence } from '../../core/browser/database';
import { readTable, writeTable } from '../../core/browser/table-store';
import type { LinkResponse, SetupJson } from '../../core/contract/generated/messages';
import type { TextKey } from '../../core/contract/generated/text-keys';
import { ask } from '../../core/engine/ask';
import { randomHex } from '../../core/network/bytes';
import { parsePlayer, playerText, type SavedTable } from '../../core/state/online';
import { state } from '../../core/state/store';
import { showArrival, startTableBots, takePlace, tablePlayId, updateSeats } from './online-play';
import { type Environment, SharedTable } from './shared-table';
import { listTables } from './tables';
import { showTurn } from './turn-alert';

/** How often it is checked who is away. */
const TICK_MS = 2000;

let open: SharedTable | null = null;
let ticking = 0;

export function currentTable(): SharedTable | null {
  return open;
}

/** What keeps a table from being opened: a text to show, or null. */
type Outcome = TextKey | null;

/** The player of this device as others see them. */
function ownPlayer(): string {
  return playerText(state.settings.name, state.settings.crest);
}

/** Opens a new table with the player of this device on the first seat, and shows the first card. */
export async function openNewTable(setup: SetupJson, bots: readonly string[]): Promise<Outcome> {
  const link = await ask({ do: 'table-link', secret: randomHex(16), setup: { ...setup, players: bots.length }, bots: [...bots] });
  if (!link.ok) return linkFailure(link, 'together-bad-link');
  const outcome = await sitDown(link, newTable(link, [0]), false);
  if (outcome) return outcome;
  await open?.takeSeat(0, ownPlayer());
  await showGame();
  return null;
}

/** Joins by a link, or comes back. `seat` is one's own seat on another device. */
export async function joinTable(text: string, seat: number | null = null): Promise<Outcome> {
  const link = await ask({ do: 'table-parse', link: text.trim() });
  if (!link.ok) return linkFailure(link, 'together-bad-link');
  if (open?.link.link === link.link) {
    if (!open.isWelcome) await showGame();
    return null;
  }
  const saved = await readTable(link.secret);
  const outcome = await sitDown(link, saved ?? newTable(link, []), !saved);
  if (outcome || !open) return outcome;
  if (seat !== null && link.bots[seat] === '') await continueOn(seat);
  if (!open.isWelcome) await showGame();
  return null;
}

/** The name of the seat is already known, or comes from the other device later. */
async function continueOn(seat: number): Promise<void> {
  if (!open) return;
  open.saved.mine = [seat];
  await open.watch();
}

function newTable({ link, secret, context }: LinkResponse, mine: number[]): SavedTable {
  return {
    link,
    secret,
    context,
    entries: [],
    written: [],
    acknowledged: [],
    mine,
    seen: {},
    tallied: 0,
    names: [],
    waitingFor: [],
    over: false,
    season: '',
    isUnsent: false,
    when: Date.now(),
  };
}

async function sitDown(link: LinkResponse, saved: SavedTable, isNew: boolean): Promise<Outcome> {
  await leaveTable();
  const wasUnsent = saved.isUnsent;
  const table = await SharedTable.open(link, saved, isNew, environment());
  if (!(table instanceof SharedTable)) return linkFailure(table, 'together-bad-link');
  open = table;
  ticking = window.setInterval(refresh, TICK_MS);
  table.connect();
  if (wasUnsent) notify('together-sending-now');
  setScreenHash(`#table=${link.link}`);
  refresh();
  return null;
}

function environment(): Environment {
  return {
    ask,
    store: async (table) => {
      if (!(await writeTable({ ...table }))) notify('stored-refused');
      else requestPersistence();
      await listTables(); // home says whose turn it is even if the page is simply closed
    },
    now: Date.now,
    changed: refresh,
    arrived: (events) => open && showArrival(open, events),
    notCounted: () => notify('together-not-counted'),
  };
}

function refresh(): void {
  if (!open) return;
  const table = open.snapshot();
  showTable(table);
  showTurn(table);
  updateSeats(open);
  startTableBots(open);
  const { to } = state.navigation.route;
  const isElsewhere = (to === 'play' || to === 'final') && state.game.id !== tablePlayId(open);
  if (to === 'home' || isElsewhere) void leaveTable();
}

/** Shows the game from one's own seat, or from that of somebody whose card is drawn here. */
async function showGame(): Promise<void> {
  if (open) await takePlace(open);
}

/** Somebody chooses a seat on the welcome page: one press later the first card is there. */
export async function chooseSeat(seat: number): Promise<void> {
  await open?.takeSeat(seat, ownPlayer());
  await showGame();
}

export async function watchTable(): Promise<void> {
  await open?.watch();
  await showGame();
}

/** The map of somebody who is away, for this card. */
export async function drawFor(seat: number): Promise<void> {
  if (!open) return;
  open.drawingFor = seat;
  refresh();
  await showGame();
}

export async function letBotDraw(seat: number, on: boolean): Promise<void> {
  await open?.write({ do: 'table-bot', seat, on });
  if (!on) await showGame();
}

/** Opens the table after this one, or follows somebody who has opened it: both lead to the same table. */
export async function openNextTable(): Promise<Outcome> {
  const before = open;
  if (!before) return 'together-failed';
  if (!before.view.next) await before.write({ do: 'table-next' });
  const { next, names } = before.view;
  const link = await ask({ do: 'table-parse', link: next });
  if (!link.ok) return linkFailure(link, 'together-bad-link');
  const { mine } = before.saved;
  const outcome = await sitDown(link, (await readTable(link.secret)) ?? newTable(link, [...mine]), false);
  if (outcome || !open) return outcome;
  for (const [seat, name] of names.entries()) if (name) await open.write({ do: 'table-name', seat, name });
  const [own] = mine;
  if (own === undefined) await open.watch();
  else await open.takeSeat(own, names[own] ?? ownPlayer());
  await showGame();
  return null;
}

/** The name by which the players of the open table know this device's player. */
export function playerOn(seat: number): string {
  return parsePlayer(open?.view.names[seat] ?? '').name;
}

export async function leaveTable(): Promise<void> {
  const before = open;
  if (!before) return;
  open = null;
  clearInterval(ticking);
  await before.settled();
  before.close();
  showTurn(null);
  setScreenHash('');
  showTable(null);
  await listTables();
}
