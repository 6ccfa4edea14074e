/** The open table of this tab: opens, joins and leaves tables. */

import { linkFailure } from '../../core/page/links';
import { notify } from '../../core/page/notices';
import { setScreenHash } from '../../core/browser/address';
import { requestPersistence } from '../../core/browser/database';
import { readTable, writeTable } from './table-store';
import type { LinkResponse, SetupJson } from '../../core/contract/generated/messages';
import type { TextKey } from '../../core/contract/generated/text-keys';
import { ask } from '../../core/engine/ask';
import { randomHex } from '../../core/network/bytes';
import { playerText } from '../../core/state/player-text';
import { type SavedTable, tableState, type OnlineTable } from './state';
import { state } from '../../core/state/store';
import { showArrival, startTableBots, showTableGame, tablePlayId, updateSeats } from './online-play';
import { type Environment, SharedTable } from './shared-table';
import { listTables } from './tables';
import { notificationsOn, setTabTitle, showSystemNotification } from '../../core/browser/system-notifications';
import { localState } from '../../core/state/local-state';
import { t } from '../../core/words/texts';
import { playGameSound } from '../../play/effects';

/** Milliseconds between two checks which players are away. */
const TICK_MS = 2000;

let open: SharedTable | null = null;
let refreshTimer = 0;

export function currentTable(): SharedTable | null {
  return open;
}

/** The text key of the reason why a table was not opened; null if it was. */
type Refusal = TextKey | null;

/** Returns the player of this device as the text of an entry. */
function ownPlayer(): string {
  return playerText(state.settings.name, state.settings.crest);
}

/** Opens a new table with the player of this device on the first seat, and shows the first card. */
export async function openNewTable(setup: SetupJson, bots: readonly string[]): Promise<Refusal> {
  const link = await ask({ do: 'table-link', secret: randomHex(16), setup: { ...setup, players: bots.length }, bots: [...bots] });
  if (!link.ok) return linkFailure(link, 'together-bad-link');
  const refusal = await switchTo(link, newTable(link, [0]), false);
  if (refusal) return refusal;
  await open?.takeSeat(0, ownPlayer());
  await showGame();
  return null;
}

/** Opens the table of a link. `seat` is the player's own, if the link is from their other device. */
export async function joinTable(text: string, seat: number | null = null): Promise<Refusal> {
  const link = await ask({ do: 'table-parse', link: text.trim() });
  if (!link.ok) return linkFailure(link, 'together-bad-link');
  if (open?.link.link === link.link) {
    if (!open.isWelcome) await showGame();
    return null;
  }
  const saved = await readTable(link.secret);
  const refusal = await switchTo(link, saved ?? newTable(link, []), !saved);
  if (refusal || !open) return refusal;
  if (seat !== null && link.bots[seat] === '') await open.continueOn(seat);
  if (!open.isWelcome) await showGame();
  return null;
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
    hints: 0,
    drafts: {},
    names: [],
    waitingFor: [],
    over: false,
    season: '',
    isUnsent: false,
    when: Date.now(),
  };
}

async function switchTo(link: LinkResponse, saved: SavedTable, isNew: boolean): Promise<Refusal> {
  await leaveTable();
  const wasUnsent = saved.isUnsent;
  const table = await SharedTable.open(link, saved, isNew, environment());
  if (!(table instanceof SharedTable)) return linkFailure(table, 'together-bad-link');
  open = table;
  refreshTimer = window.setInterval(refresh, TICK_MS);
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
      await listTables(); // so that home knows whose turn it is, even if the page is closed now
    },
    now: Date.now,
    changed: refresh,
    arrived: (events) => open && showArrival(open, events),
    notCounted: () => notify('together-not-counted'),
  };
}

/** Shows the present state of the table, and leaves it if the player has gone home or to another game. */
function refresh(): void {
  if (!open) return;
  const table = open.snapshot();
  if (JSON.stringify(table) !== JSON.stringify(tableState.value.open)) tableState.update({ open: table });
  showTurn(table);
  updateSeats(open);
  startTableBots(open);
  const { to } = state.navigation.route;
  const isElsewhere = (to === 'play' || to === 'final') && state.game.id !== tablePlayId(open);
  if (to === 'home' || isElsewhere) void leaveTable();
}

/** Opens the play screen with the game of the open table. */
async function showGame(): Promise<void> {
  if (open) await showTableGame(open);
}

/** Takes a seat of the open table, and shows its game. */
export async function chooseSeat(seat: number): Promise<void> {
  if (open?.view.names[seat]) await open.continueOn(seat);
  else await open?.takeSeat(seat, ownPlayer());
  await showGame();
}

export async function watchTable(): Promise<void> {
  await open?.watch();
  await showGame();
}

/** Draws the present card for an absent player. */
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

/** Opens the table after this one; if another player has already opened it, that one. */
export async function openNextTable(): Promise<Refusal> {
  const before = open;
  if (!before) return 'together-failed';
  if (!before.view.next) await before.write({ do: 'table-next' });
  const { next, names } = before.view;
  const link = await ask({ do: 'table-parse', link: next });
  if (!link.ok) return linkFailure(link, 'together-bad-link');
  const { mine } = before.saved;
  const refusal = await switchTo(link, (await readTable(link.secret)) ?? newTable(link, [...mine]), false);
  if (refusal || !open) return refusal;
  for (const [seat, name] of names.entries()) if (name) await open.write({ do: 'table-name', seat, name });
  const [own] = mine;
  if (own === undefined) await open.watch();
  else await open.takeSeat(own, names[own] ?? ownPlayer());
  await showGame();
  return null;
}

export async function leaveTable(): Promise<void> {
  const before = open;
  if (!before) return;
  open = null;
  clearInterval(refreshTimer);
  await (state.settings.autoContinue ? before.endDrawnTurn() : before.settled());
  before.close();
  showTurn(null);
  setScreenHash('');
  tableState.update({ open: null });
  await listTables();
}

const alertState = localState({ isTurn: false });

/** Reports when it becomes the turn of this device, and when it no longer is. */
export function showTurn(table: OnlineTable | null): void {
  const isTurn = table !== null && !table.over && !table.isWelcome && table.waitingFor.some((seat) => table.ownSeats.includes(seat));
  if (isTurn === alertState.value.isTurn) return;
  alertState.update({ isTurn });
  setTabTitle(isTurn ? t('together-line-turn') : '');
  if (!isTurn || !document.hidden || !table) return;
  playGameSound('coin');
  if (notificationsOn())
    void showSystemNotification(t('together-line-turn'), notificationText(table), `table ${table.link.slice(0, 12)}`).catch(
      () => undefined,
    );
}

function notificationText({ seats }: OnlineTable): string {
  const players = seats.map(({ name }) => name).filter(Boolean);
  return players.length ? t('together-turn-body', { players: players.join(', ') }) : t('together-turn-alone');
}
