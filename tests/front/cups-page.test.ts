/** The page as a device of a cup: what it decides, stores and sends. */

import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeEach, test, vi } from 'vitest';
import { CHUNKS } from '../../web/src/chunks';
import { deleteAll } from '../../web/src/app/export-import';
import { addChunks } from '../../web/src/app/router';
import { provideLazyParts } from '../../web/src/core/lazy-parts';
import { goTo } from '../../web/src/core/page/navigate';
import { openGameStorage } from '../../web/src/core/page/game-storage';
import { clearLocalStorage, storedCupNews } from '../../web/src/core/browser/local-storage';
import type { View, ViewResponse } from '../../web/src/core/contract/generated/messages';
import { state, update } from '../../web/src/core/state/store';
import { loadLazyTexts } from '../../web/src/core/words/texts';
import { readCup, readCups, removeCup, type SavedCup, writeCup } from '../../web/src/features/cups/cup-store';
import * as page from '../../web/src/features/cups/cups';
import { finalPart } from '../../web/src/features/cups/game';
import { currentPlay } from '../../web/src/play/play';
import '../../web/src/together';
// the clock of the tests does not wait for a chunk
import { frame, pass, settled } from './clock';
import * as members from './cup-relay';
import { save, storedGame } from './game';
import { rendered, ROUTER, showGame } from './page-state';
import { Python } from './python';
import { answerRequests, refusal, requestsOf } from './scripted-engine';
import { clearStores, putStored } from './stores';
import { screen } from '../../web/src/features/cups/screen';

vi.mock('../../web/src/core/network/member-log', () => import('./cup-relay'));
vi.mock('../../web/src/core/network/stored-log', () => import('./cup-relay'));

const { relay } = members;
const python = new Python();
afterAll(() => python.end());

const SECRET = '0f'.repeat(16);
/** Two rounds, open at any time; and the same rounds, all at once. */
const LINK = `1.${SECRET}.cup.bA1.2a0.7c9a`;
const TOGETHER = `1.${SECRET}.cup.bA1.2t0.a471`;
const KEY = members.keyOf(new Uint8Array(16).fill(15), '1.cup.bA1.2a0');
const DEALS = ['bA1-cec3364503415d55', 'bA1-72c99d3fe87f4070'];
/** Random games of both rounds after their first season and at their end, packed without the deal. */
const FIRST = { season: 'n-v9MAnrQE0pmSN', result: 'si4XsAnrg_m6BrDUqAdAqnei1CZG' };
const SECOND = { season: '0CNdKAW543DLd', result: 'Sx2FqAW5AypVKUQ6XvMCl5-ljfJ' };
const BENS = '9XtisA4Wvgjy2DCcH6Rg9tUvZQwIzF';
const BEN = ['member bbbbbbbb 1 tower Ben', `result 1 bbbbbbbb ${BENS}`];
const recordOf = (round: number, payload: string): string => `~2${DEALS[round - 1]}.${payload}`;
const cupOrigin = (round: number) => ({ kind: 'cup', cup: { secret: SECRET, round } }) as const;
const gameId = (round: number): string => `cup-${SECRET.slice(0, 12)}-${round}`;

const KINDS = ['link', 'parse', 'game', 'member', 'open', 'read'].map((kind) => `cup-${kind}`);
const dispatch = (message: object): Promise<object> => python.ask('page', message);
const SCRIPT = Object.fromEntries(
  [...KINDS, 'deal', 'open', 'view', 'summary', 'statistics', 'preview', 'score-map'].map((kind) => [kind, dispatch]),
);

beforeEach(async () => {
  await loadLazyTexts();
  relay.reset();
  clearLocalStorage();
  for (const { secret } of await readCups()) await removeCup(secret);
  await clearStores();
  await openGameStorage();
  provideLazyParts({ router: ROUTER });
  addChunks(CHUNKS);
  answerRequests(SCRIPT);
  update('engine', { status: 'ready' });
  await goTo({ to: 'cup', all: true });
  await idle();
});

afterEach(async () => {
  page.closeCup();
  await idle();
});

/** Waits until everything that was asked is answered, and what follows from that. */
async function idle(ms = 1000): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await python.ask('nobody', { do: 'daily', day: '2026-12-01' });
    await pass(ms / 4);
    for (let turn = 0; turn < 4; turn++) await settled();
    await frame();
  }
}

async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 100 && !isSo(); i++) await idle(400);
  assert.ok(isSo());
}

/** Answers requests until the promise is fulfilled. */
async function done<Result>(work: Promise<Result>): Promise<Result> {
  let isDone = false;
  void work.finally(() => (isDone = true)).catch(() => undefined);
  for (let i = 0; i < 200 && !isDone; i++) await idle(200);
  return work;
}

const opened = () => page.cups.value.open!;
const row = (id: string) => opened().view?.rows.find((each) => each.id === id);
const stored = () => relay.read(KEY);

/** Opens the link, and joins as Ada. */
async function joinAsAda(link = LINK): Promise<string> {
  await done(page.openCup(link, '7b'));
  await done(page.joinCup(page.cups.value.invitation!, { player: 'ship Ada' }));
  await idle();
  return opened().saved.member;
}

async function viewOf(round: number, payload: string): Promise<View> {
  const response = await python.ask<ViewResponse>('player', { do: 'open', record: recordOf(round, payload) });
  return response.view;
}

/** Shows a game of a round, as if the player were drawing it. */
async function showRound(round: number, payload: string): Promise<void> {
  showGame(await viewOf(round, payload), { id: gameId(round), origin: cupOrigin(round) });
  await done(page.followCupGame());
}

const rendering = (): HTMLElement => rendered(screen());

// ---------- making and opening ----------

const FORM = { title: '7b', setup: { set: 'base' } as never, rounds: 3, together: false, cardSeconds: 60, player: 'ship Ada' };

test('a new cup is open, stored, in the address and known to home', async () => {
  assert.equal(await done(page.makeCup(FORM)), null);
  await idle();
  const { saved, view } = opened();
  assert.deepEqual([saved.isOrganiser, saved.deals.length, saved.title, view?.rows.length], [true, 3, '7b', 1]);
  assert.deepEqual(await readCup(saved.secret), saved);
  assert.equal(location.hash, `#cup=${saved.link}&name=7b`);
  assert.deepEqual(storedCupNews.read(), { cups: 1, unsent: false });
});

test('cards have a time only in a cup that all draw at once', async () => {
  await done(page.makeCup(FORM));
  assert.equal(opened().saved.cardSeconds, 0);
  await done(page.makeCup({ ...FORM, together: true }));
  assert.equal(opened().saved.cardSeconds, 60);
});

test('an organiser who only watches is no member', async () => {
  await done(page.makeCup({ ...FORM, player: '' }));
  await idle();
  assert.deepEqual([opened().saved.member, opened().view?.rows], ['', []]);
});

test('a cup that the engine refuses is reported', async () => {
  assert.equal(await done(page.makeCup({ ...FORM, rounds: 9 })), 'cups-failed');
  assert.equal(page.cups.value.open, null);
});

test('a cup that the browser refuses to store is reported, and opens', async () => {
  await putStored('cups' as never, SECRET, { damaged: true });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await done(page.openCup(LINK, ''));
  await done(page.joinCup(page.cups.value.invitation!, { player: 'ship Ada' }));
  put.mockRestore();
  assert.equal(state.notices.failure?.text, 'stored-refused');
  assert.equal(opened().view?.rows.length, 1);
});

test('truncated, outdated and foreign cup links are refused with different texts', async () => {
  assert.equal(await done(page.openCup(LINK.slice(0, -3), '')), 'together-cut-link');
  assert.equal(await done(page.openCup(`7${LINK.slice(1)}`, '')), 'together-old-link');
  assert.equal(await done(page.openCup('hello', '')), 'cups-bad-link');
  answerRequests({ ...SCRIPT, 'cup-parse': () => refusal('engine') });
  assert.equal(await done(page.openCup(LINK, '')), 'together-failed');
});

test('a damaged stored cup is not listed, and its link opens an invitation', async () => {
  await putStored('cups' as never, SECRET, { link: LINK, secret: SECRET, entries: 7 });
  await done(page.listCups());
  assert.deepEqual(page.cups.value.rows, []);
  await done(page.openCup(LINK, ''));
  assert.ok(page.cups.value.invitation);
});

test('the link of the open cup keeps it open', async () => {
  await joinAsAda();
  const before = opened();
  await done(page.openCup(LINK, 'other title'));
  assert.equal(page.cups.value.open, before);
  assert.equal(relay.connections(KEY), 1);
});

test('a stored cup opens with the round that is to be drawn next', async () => {
  relay.put(KEY, BEN);
  const member = await joinAsAda();
  await done(opened().addGame(1, recordOf(1, FIRST.result)));
  page.closeCup();
  await done(page.openCup(LINK, ''));
  assert.equal(opened().round, 2);
  await idle();
  assert.deepEqual([row(member)?.seasons, row('bbbbbbbb')?.seasons], [[4, 0], [4, 0]]); // prettier-ignore
});

// ---------- the invitation ----------

test('an invitation shows who is in the cup and sends nothing', async () => {
  relay.put(KEY, BEN);
  await done(page.openCup(LINK, '7b'));
  await idle();
  const invitation = page.cups.value.invitation!;
  assert.deepEqual([invitation.title, invitation.full, invitation.isRead], ['7b', false, true]);
  assert.deepEqual(invitation.members.map(({ id }) => id), ['bbbbbbbb']); // prettier-ignore
  assert.deepEqual([await readCups(), stored()], [[], BEN]);
});

test('whoever joins sends the name, and sees the board of the others', async () => {
  relay.put(KEY, BEN);
  const member = await joinAsAda();
  assert.ok(stored().includes(`member ${member} 1 ship Ada`));
  assert.equal(row('bbbbbbbb')?.seasons[0], 4);
  assert.equal(row('bbbbbbbb')?.stars[0], null, 'the stars are shown when the own season is finished');
});

test('the link comes first for an organiser who is alone, and what is to be drawn for a member', async () => {
  const firstHeading = (): string => rendering().querySelector('.plate h2')?.textContent ?? '';
  await joinAsAda();
  assert.equal(firstHeading(), 'Round 1');
  await done(page.makeCup(FORM));
  assert.equal(firstHeading(), 'Invite');
});

test('whoever only watches sends nothing, and can draw along later', async () => {
  relay.put(KEY, BEN);
  await done(page.openCup(LINK, ''));
  await done(page.joinCup(page.cups.value.invitation!));
  await idle();
  assert.deepEqual([opened().saved.member, stored()], ['', BEN]);
  assert.equal(await opened().addGame(1, recordOf(1, FIRST.result)), false);
  await done(page.drawAlong(opened(), 'ship Ada'));
  await idle();
  assert.ok(stored().includes(`member ${opened().saved.member} 1 ship Ada`));
});

test('a member who comes from another device continues the game from the last season', async () => {
  relay.put(KEY, ['member bbbbbbbb 1 tower Ben', `season 1 bbbbbbbb ${FIRST.season}`]);
  await done(page.openCup(LINK, ''));
  await done(page.joinCup(page.cups.value.invitation!, { member: 'bbbbbbbb' }));
  await idle();
  assert.deepEqual(opened().view?.own_seasons, [1, 0]);
  await done(page.drawRound(opened(), 1));
  assert.deepEqual([state.game.view?.season_index, state.game.id, state.game.origin.kind], [1, gameId(1), 'cup']);
});

test('a cup of a hundred members says that it is full, and can be watched', async () => {
  relay.put(
    KEY,
    Array.from({ length: 100 }, (_, i) => `member ${i.toString(16).padStart(8, '0')} 1 tower Otter ${i}`),
  );
  await done(page.openCup(LINK, ''));
  await idle();
  assert.equal(page.cups.value.invitation?.full, true);
  assert.match(rendering().textContent, /This cup is full: it has 100 members/);
  assert.equal(rendering().querySelectorAll('[data-act=join-cup]').length, 0);
});

test('the 101st member, who has joined all the same, is told so', async () => {
  relay.isOpen = false;
  const member = await joinAsAda();
  relay.isOpen = true;
  const others = Array.from({ length: 100 }, (_, i) => i.toString(16).padStart(8, '0'));
  relay.put(KEY, others.flatMap((id) => [`member ${id} 1 tower Otter`, `season 1 ${id} ${FIRST.season}`])); // prettier-ignore
  await until(() => row(member) === undefined);
  assert.match(rendering().querySelector('[data-show=outside]')?.textContent ?? '', /full/);
});

// ---------- the rounds ----------

test('a member can open the next round for an organiser who never comes back', async () => {
  await joinAsAda(TOGETHER);
  assert.equal(opened().view?.open, 0);
  assert.match(rendering().textContent, /Waiting for round 1/);
  rendering().querySelector<HTMLElement>('[data-act=open-round]')?.click();
  await idle();
  assert.equal(opened().view?.open, 1);
  assert.ok(opened().view?.own.includes('open 1'));
});

test('a round that the cup does not have cannot be opened', async () => {
  await joinAsAda(TOGETHER);
  await done(opened().openRound(5));
  assert.equal(opened().view?.open, 0);
});

test('a round that was not begun starts with its deal, and one that was begun continues', async () => {
  await joinAsAda();
  await done(page.drawRound(opened(), 2));
  assert.equal(state.game.view?.deal, DEALS[1]);
  assert.deepEqual(state.game.origin, cupOrigin(2));
  const begun = save(gameId(1), { record: recordOf(1, FIRST.season), origin: cupOrigin(1), tallied: 1 });
  await putStored('saves', begun.id, begun);
  await done(openGameStorage());
  await done(page.drawRound(opened(), 1));
  assert.deepEqual([state.game.id, state.game.view?.season_index], [gameId(1), 1]);
});

test('each season is sent once when it is over', async () => {
  const member = await joinAsAda();
  await showRound(1, FIRST.season);
  await idle();
  assert.ok(stored().includes(`season 1 ${member} ${FIRST.season}`));
  const before = requestsOf('cup-game').length;
  await done(page.followCupGame());
  assert.equal(requestsOf('cup-game').length, before);
  await showRound(1, FIRST.result);
  await idle();
  assert.deepEqual(stored().filter((entry) => entry.startsWith('result')), [`result 1 ${member} ${FIRST.result}`]); // prettier-ignore
});

test('a game that is continued after a reload opens its cup again and is sent', async () => {
  const member = await joinAsAda();
  page.closeCup();
  await showRound(2, SECOND.season);
  await idle();
  assert.equal(opened().round, 2);
  assert.ok(stored().includes(`season 2 ${member} ${SECOND.season}`));
});

test('a game of a cup that was left is drawn on, and nothing is sent', async () => {
  await joinAsAda();
  await done(page.leaveCup(opened().saved));
  await showRound(1, FIRST.result);
  await idle();
  assert.deepEqual([page.cups.value.open, requestsOf('cup-game')], [null, []]);
});

test('a game that belongs to no cup is not sent', async () => {
  await joinAsAda();
  showGame(await viewOf(1, FIRST.result), { id: 'free' });
  await done(page.followCupGame());
  assert.deepEqual(requestsOf('cup-game'), []);
});

test('the end of a round says the place and leads to the board', async () => {
  relay.put(KEY, BEN);
  await joinAsAda();
  await showRound(1, FIRST.result);
  await idle();
  assert.match(rendered(finalPart.lead?.(await viewOf(1, FIRST.result), currentPlay())).textContent, /Place 1 of 2 · decided in: /);
});

// ---------- offline, and home ----------

test('a round that was finished offline is sent from home', async () => {
  const member = await joinAsAda();
  relay.isOpen = false;
  await done(opened().addGame(1, recordOf(1, FIRST.result)));
  await idle();
  assert.deepEqual([opened().delivery.unsent, storedCupNews.read().unsent], [1, true]);
  page.closeCup();
  relay.isOpen = true;
  await done(page.updateCups());
  assert.ok(stored().includes(`result 1 ${member} ${FIRST.result}`));
  assert.equal(storedCupNews.read().unsent, false);
  assert.equal(relay.connections(KEY), 0);
});

test('what could not be sent from home is tried again later', async () => {
  await joinAsAda();
  page.closeCup();
  update('stored', { history: [storedGame(gameId(2), { record: recordOf(2, SECOND.result) })] });
  relay.isOpen = false;
  const updating = page.updateCups();
  await idle(30_000);
  await done(updating);
  assert.equal(storedCupNews.read().unsent, true);
});

test('a cup that is opened meanwhile ends the update from home', async () => {
  await joinAsAda();
  page.closeCup();
  relay.isOpen = false;
  const updating = page.updateCups();
  await idle(400);
  await done(page.openCup(LINK, ''));
  await done(updating);
  await done(page.updateCups());
  assert.equal(relay.connections(KEY), 1);
});

// ---------- leaving ----------

test('going home closes the cup and its address, and a game of the cup keeps it open', async () => {
  await joinAsAda();
  assert.match(location.hash, /^#cup=/);
  await showRound(1, FIRST.season);
  assert.ok(page.cups.value.open);
  await goTo({ to: 'home' });
  await idle();
  assert.deepEqual([page.cups.value.open, location.hash, relay.connections(KEY)], [null, '', 0]);
});

// Guarantee: network
test('leaving a cup and “Delete all” ask the relays to erase its entries', async () => {
  await joinAsAda();
  await done(page.leaveCup(opened().saved));
  assert.deepEqual([relay.erased, await readCups()], [[KEY], []]);
  await joinAsAda();
  await done(deleteAll());
  assert.deepEqual([relay.erased, await readCups()], [[KEY, KEY], []]);
  assert.equal(storedCupNews.read().cups, 0);
});

// Guarantee: network
test('a cup that is left while it is read is neither stored nor sent again', async () => {
  await joinAsAda();
  const cup = opened();
  const reading = cup.add(BEN);
  await settled(); // the engine has been asked
  await done(page.leaveCup(cup.saved));
  await done(reading);
  await cup.add(['open 1']);
  assert.deepEqual(await readCups(), []);
});

// ---------- bad input ----------

test('garbage of somebody with the link is neither stored nor read twice', async () => {
  await joinAsAda();
  const garbage = ['result', `result 1 bbbbbbbb ${FIRST.season}`, `result 2 bbbbbbbb ${FIRST.result}`, 'x'.repeat(900), 'member  0 x'];
  relay.put(KEY, ['member bbbbbbbb 1 tower Ben', ...garbage]);
  await idle(4000);
  const before = requestsOf('cup-read').length;
  relay.put(KEY, garbage);
  await idle(2000);
  assert.equal(requestsOf('cup-read').length, before);
  assert.deepEqual(row('bbbbbbbb')?.seasons, [0, 0]);
  const [{ entries } = { entries: [] }] = await readCups();
  assert.deepEqual(entries.filter((entry) => garbage.includes(entry)), []); // prettier-ignore
});

test('entries that arrive while the engine is lost are read when it is back', async () => {
  const member = await joinAsAda();
  answerRequests({ ...SCRIPT, 'cup-read': () => Promise.reject(new Error('lost')) });
  relay.put(KEY, BEN);
  await idle(2000);
  answerRequests({ ...SCRIPT, 'cup-read': () => refusal('engine') });
  await done(opened().add(['member cccccccc 1 tower Cyd']));
  assert.equal(row('bbbbbbbb'), undefined);
  answerRequests(SCRIPT);
  await done(opened().show(1));
  await idle();
  assert.deepEqual([...(opened().view?.rows ?? [])].map(({ id }) => id).sort(), [member, 'bbbbbbbb', 'cccccccc'].sort());
});

test('an own name that the engine refuses is not sent', async () => {
  await joinAsAda();
  const before = stored();
  assert.equal(await done(opened().setPlayer(' ')), false);
  assert.deepEqual(stored(), before);
});

test('names are shown at once, and games while they are replayed', async () => {
  await joinAsAda();
  const boards: string[] = [];
  const members = Array.from({ length: 30 }, (_, i) => (i + 1).toString(16).padStart(8, '0'));
  answerRequests({
    ...SCRIPT,
    'cup-read': async (message) => {
      const response = (await dispatch({ ...message, ms: 0 })) as { busy: boolean; cup: { rows: { unread: boolean }[] } | null };
      const unread = response.cup?.rows.filter((each) => each.unread).length;
      if (response.cup) boards.push(`${response.cup.rows.length} rows, ${unread ? 'some' : 'none'} unread`);
      return response;
    },
  });
  relay.put(KEY, members.flatMap((id) => [`member ${id} 1 tower M${id}`, `result 1 ${id} ${BENS}`])); // prettier-ignore
  const before = requestsOf('cup-read').length;
  await idle(500);
  await done(opened().show(1));
  assert.equal(boards[0], '31 rows, some unread');
  assert.match(rendering().textContent, /being checked/);
  await until(() => boards.at(-1) === '31 rows, none unread');
  assert.ok(requestsOf('cup-read').length - before >= 30 && boards.length < 20, `${boards.length} boards`);
});

test('two tabs with one cup keep the entries of both', async () => {
  await joinAsAda();
  const saved = (await readCup(SECRET)) as SavedCup;
  await writeCup({ ...saved, entries: [...saved.entries, 'open 1'] }); // the other tab
  await done(opened().add(BEN));
  await idle();
  const entries = (await readCup(SECRET))?.entries ?? [];
  assert.ok(entries.includes('open 1') && BEN.every((entry) => entries.includes(entry)));
});

test('a hidden member leaves the board of this device only, and can come back', async () => {
  relay.put(KEY, BEN);
  await joinAsAda();
  await done(opened().hide('bbbbbbbb', true));
  assert.equal(row('bbbbbbbb'), undefined);
  assert.deepEqual((await readCup(SECRET))?.hidden, ['bbbbbbbb']);
  await done(opened().hide('bbbbbbbb', false));
  assert.equal(row('bbbbbbbb')?.seasons[0], 4);
});

test('a projector shows the stars of everyone', async () => {
  relay.put(KEY, BEN);
  await joinAsAda();
  await done(opened().showAll(true));
  assert.equal(row('bbbbbbbb')?.stars[0], 24);
  await done(opened().showAll(false));
  assert.equal(row('bbbbbbbb')?.stars[0], null);
});
