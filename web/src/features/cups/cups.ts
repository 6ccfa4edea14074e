/** The cups of this device: creates, joins, leaves and updates them, and draws their rounds. */

import { linkFailure } from '../../core/page/links';
import { showFailure } from '../../core/page/notices';
import { setScreenHash } from '../../core/browser/address';
import { onReset, storedCupNews } from '../../core/browser/local-storage';
import { sleep } from '../../core/browser/sleep';
import { requestPersistence } from '../../core/browser/database';
import type { CupLinkResponse, CupRow, SetupJson } from '../../core/contract/generated/messages';
import type { TextKey } from '../../core/contract/generated/text-keys';
import { ask } from '../../core/engine/ask';
import { bytesOf, randomHex } from '../../core/network/bytes';
import { eraseStoredLog, readStoredLog } from '../../core/network/stored-log';
import { finishedGame } from '../../core/state/games';
import { localState } from '../../core/state/local-state';
import { isGame } from '../../core/state/route';
import { isResumable } from '../../core/state/saved-games';
import { requestRedraw, state, watch } from '../../core/state/store';
import { openDeal, openOwnRecord, openSave } from '../../play/open-game';
import { Cup, type CupEnvironment } from './cup';
import { readCup, readCups, removeCup, type SavedCup, writeCup } from './cup-store';

/** Milliseconds that an update waits until the relays have stored its entries. */
const SENDING_MS = 20_000;
const CHECK_MS = 200;

/** A cup whose link the player has opened without being a member. */
export interface Invitation {
  link: CupLinkResponse;
  title: string;
  entries: readonly string[];
  members: readonly CupRow[];
  full: boolean;
  isRead: boolean;
}

interface CupsOnScreen {
  rows: readonly SavedCup[];
  open: Cup | null;
  invitation: Invitation | null;
}

export const cups = localState<CupsOnScreen>({ rows: [], open: null, invitation: null });

const environment: CupEnvironment = {
  ask,
  async store(cup) {
    if (await writeCup(cup)) requestPersistence();
    await listCups();
  },
  changed: () => {
    const unsent = cups.value.open?.delivery.unsent ?? 0;
    const { cups: known, unsent: before } = storedCupNews.read();
    if (before !== unsent > 0) storedCupNews.write({ cups: known, unsent: unsent > 0 });
    requestRedraw();
  },
};

/** Reads the stored cups. */
export async function listCups(): Promise<void> {
  const rows = await readCups();
  const { cups: known, unsent } = storedCupNews.read();
  if (rows.length !== known) storedCupNews.write({ cups: rows.length, unsent });
  cups.update({ rows });
}

export function newCup(response: CupLinkResponse, title: string, member: string, entries: readonly string[]): SavedCup {
  const { link, secret, context, deals, together, card_seconds: cardSeconds } = response;
  return {
    ...{ link, secret, context, title, deals, together, cardSeconds, member, isOrganiser: false },
    ...{ entries: [...entries], hidden: [], news: { members: 0, open: 0, finished: 0 }, when: Date.now() },
  };
}

/** Opens a cup. Its games that were drawn without it are added first. */
async function openSavedCup(saved: SavedCup): Promise<Cup> {
  closeCup();
  const cup = new Cup(saved, environment);
  cups.update({ open: cup, invitation: null });
  await cup.add([]);
  const round = Math.max(1, currentRound(cup));
  if (round !== cup.round) await cup.show(round);
  if (cups.value.open === cup) cup.connect();
  await addDrawnGames(cup);
  return cup;
}

/** Returns the first open round that the own member has not finished, or the last open one. */
function currentRound({ view }: Cup): number {
  const open = view?.open ?? 0;
  const next = (view?.own_seasons ?? []).slice(0, open).findIndex((seasons) => seasons < 4);
  return next < 0 ? open : next + 1;
}

/** Adds the games of this device that the cup does not have yet. */
async function addDrawnGames(cup: Cup): Promise<void> {
  for (const round of cup.saved.deals.keys()) {
    const id = gameId(cup.saved, round + 1);
    const game = finishedGame(id) ?? state.stored.saves.find((save) => save.id === id && !save.damaged);
    if (game && (cup.view?.own_seasons[round] ?? 0) < 4) await cup.addGame(round + 1, game.record);
  }
}

export function closeCup(): void {
  const { open: before, invitation } = cups.value;
  if (!before && !invitation) return;
  before?.close();
  sent.reset();
  setScreenHash('');
  cups.update({ open: null, invitation: null });
}

/** The cup stays connected while one of its rounds is drawn. */
function closeWhenLeft(): void {
  const { route } = state.navigation;
  if (route.to === 'cup') return;
  setScreenHashOf(null);
  if (!isGame(route) || state.game.origin.cup?.secret !== cups.value.open?.saved.secret) closeCup();
}

function setScreenHashOf(cup: Cup | null): void {
  if (cup) setScreenHash(`#cup=${cup.saved.link}${cup.saved.title ? `&name=${encodeURIComponent(cup.saved.title)}` : ''}`);
  else if (cups.value.open) setScreenHash('');
}

watch(['navigation'], () => cups.value.open && closeWhenLeft());

/** Opens the cup of a link, or an invitation if it is not on this device. Returns the text key of an error, or null. */
export async function openCup(text: string, title: string): Promise<TextKey | null> {
  const link = await ask({ do: 'cup-parse', link: text.trim() });
  if (!link.ok) return linkFailure(link, 'cups-bad-link');
  const { open } = cups.value;
  const saved = await readCup(link.secret);
  if (saved && open?.saved.secret === saved.secret) await open.show(Math.max(1, open.round));
  else if (saved) await openSavedCup(saved);
  else await showInvitation(link, title);
  setScreenHashOf(cups.value.open);
  return null;
}

/** Shows an invitation, and reads who is in the cup; nothing is sent. */
async function showInvitation(link: CupLinkResponse, title: string): Promise<void> {
  closeCup();
  const invitation: Invitation = { link, title, entries: [], members: [], full: false, isRead: false };
  cups.update({ invitation });
  const entries = await readStoredLog(bytesOf(link.secret), link.context);
  const request = { link: link.link, member: '', round: 1, sees_all: false, hidden: [], board: true, ms: 0 };
  const response = await ask({ do: 'cup-read', entries: [...entries], ...request });
  if (!response.ok || !response.cup || cups.value.invitation !== invitation) return;
  const { rows: members, full, entries: read } = response.cup;
  cups.update({ invitation: { ...invitation, entries: read, members, full, isRead: true } });
}

/** Joins the cup of an invitation: as a new player, as a member from another device, or to watch. */
export async function joinCup({ link, title, entries }: Invitation, as: { player?: string; member?: string } = {}): Promise<void> {
  const member = as.member ?? (as.player ? randomHex(4) : '');
  await enterCup(newCup(link, title, member, entries), as.player ?? '');
}

async function enterCup(saved: SavedCup, player: string): Promise<void> {
  if (!(await writeCup(saved))) showFailure('stored-refused');
  await listCups();
  const cup = await openSavedCup(saved);
  if (player) await cup.setPlayer(player);
  setScreenHashOf(cup);
}

export interface CupForm {
  title: string;
  setup: SetupJson;
  rounds: number;
  together: boolean;
  cardSeconds: number;
  /** Crest and name of the organiser as a member; empty for an organiser who only watches. */
  player: string;
}

export async function makeCup({ title, setup, rounds, together, cardSeconds, player }: CupForm): Promise<TextKey | null> {
  const link = await ask({ do: 'cup-link', secret: randomHex(16), setup, rounds, together, card_seconds: together ? cardSeconds : 0 });
  if (!link.ok) return 'cups-failed';
  await enterCup({ ...newCup(link, title, player ? randomHex(4) : '', []), isOrganiser: true }, player);
  return null;
}

/** Makes somebody who only watches a member. */
export async function drawAlong(cup: Cup, player: string): Promise<void> {
  await enterCup({ ...cup.saved, member: randomHex(4) }, player);
}

/** Removes the cup from this device, and asks the relays to delete what this device has stored there. */
export async function leaveCup({ secret, context }: SavedCup): Promise<void> {
  closeCup();
  await removeCup(secret);
  await listCups();
  await eraseStoredLog(bytesOf(secret), context).catch(() => false);
}

/** Asks the relays to delete the entries of all cups, before everything on this device is deleted. */
export async function eraseCups(): Promise<void> {
  closeCup();
  await Promise.all((await readCups()).map(({ secret, context }) => eraseStoredLog(bytesOf(secret), context).catch(() => false)));
}

/** Sends what was drawn while there was no connection. */
export async function updateCups(): Promise<void> {
  storedCupNews.write({ cups: storedCupNews.read().cups, unsent: false });
  for (const saved of await readCups()) {
    if (cups.value.open) return;
    const cup = new Cup(structuredClone(saved), environment);
    await cup.add([]);
    await addDrawnGames(cup);
    cup.connect();
    const end = performance.now() + SENDING_MS;
    do await sleep(CHECK_MS);
    while (performance.now() < end && !cups.value.open && (cup.delivery.unsent > 0 || !cup.isRead));
    if (cup.delivery.unsent > 0) storedCupNews.write({ cups: storedCupNews.read().cups, unsent: true });
    cup.close();
  }
}

// ---------- drawing ----------

/** The id of the save of a round on this device. */
function gameId({ secret }: SavedCup, round: number): string {
  return `cup-${secret.slice(0, 12)}-${round}`;
}

/** Starts the map of a round, or continues it: on this device, or from the last season that another device has sent. */
export async function drawRound({ saved, view }: Cup, round: number): Promise<void> {
  const id = gameId(saved, round);
  const origin = { kind: 'cup', cup: { secret: saved.secret, round } } as const;
  const save = state.stored.saves.find((each) => each.id === id && isResumable(each));
  if (save) await openSave(save);
  else if (view?.record) await openOwnRecord(view.record, origin, id);
  else await openDeal(saved.deals[round - 1] ?? '', origin, id);
}

/** The game and the number of its seasons that were sent last. */
const sent = localState<{ id: string; seasons: number }>({ id: '', seasons: 0 });

/** Sends the game on the screen to its cup whenever one more season of it is over. */
export async function followCupGame(): Promise<void> {
  const { view, id, origin } = state.game;
  const { cup: where } = origin;
  if (!view || !where) return;
  const seasons = view.players[0]?.seasons.length ?? 0;
  if (sent.value.id === id && sent.value.seasons === seasons && cups.value.open) return;
  sent.update({ id, seasons });
  const open = cups.value.open?.saved.secret === where.secret ? cups.value.open : await openInBackground(where.secret);
  if (!open) return;
  if (open.round !== where.round) await open.show(where.round);
  if (seasons) await open.addGame(where.round, view.record);
}

async function openInBackground(secret: string): Promise<Cup | null> {
  const saved = await readCup(secret);
  return saved && state.game.origin.cup?.secret === secret ? openSavedCup(saved) : null;
}

onReset(() => {
  closeCup();
  cups.update({ rows: [] });
});
