/** Tests of saving after every action, of the history of finished games, and of exports and imports. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { readWorkshop } from '../../web/src/core/browser/bot-store';
import { SaveStore } from '../../web/src/core/browser/game-store';
import { storedAtlas } from '../../web/src/core/browser/stored-atlas';
import { addMissingSummaries, deleteAll, exportAll, importAll } from '../../web/src/app/export-import';
import { afterNextSave } from '../../web/src/play/save-game';
import {
  recordFirstAttempt,
  hasUnsaved,
  reloadStored,
  openGameStorage,
  addFinishedGame,
  markDamaged,
  storeSave,
  claimSave,
} from '../../web/src/core/page/game-storage';
import { today } from '../../web/src/core/state/origin';
import { defaultSeat } from '../../web/src/core/state/seats';
import { state, update } from '../../web/src/core/state/store';
import { saveGame, showGame } from './page-state';
import { settled } from './clock';
import { answerRequests, requestsOf, refusal } from './scripted-engine';
import { BLANK, mapWith, storedGame, player, save, score, summary, view } from './game';
import { clearStores, putStored } from './stores';
import type { Save } from '../../web/src/core/state/saved-games';
import { currentPlay } from '../../web/src/play/play';
import { addToHistory } from '../../web/src/core/page/history';

const summaries = { summary: () => ({ ok: true, summary: summary() }) };
const { put } = IDBObjectStore.prototype;

beforeEach(async () => {
  IDBObjectStore.prototype.put = put;
  await clearStores();
  await openGameStorage();
  answerRequests(summaries);
});

const disk = (): Promise<Save[]> => new SaveStore().all();

test('a save contains everything that the list of games shows', async () => {
  showGame(view(), { id: 'mine', talliedSeasons: 1, origin: { kind: 'challenge' } });
  let saveCount = 0;
  afterNextSave(currentPlay(), () => saveCount++);
  const map = mapWith({ a1: 'F' });
  await saveGame(view({ record: 'r.1', time: 5, players: [player(0, { map, stars: 12 })] }));
  const [stored] = await disk();
  assert.ok(stored);
  assert.deepEqual(
    { ...stored, saved_at: 0 },
    save('mine', { record: 'r.1', map, time: 5, stars: 12, tallied: 1, hints: 0, saved_at: 0, origin: { kind: 'challenge' } }),
  );
  assert.equal(state.stored.saves[0]?.id, 'mine');
  assert.equal(currentPlay().latest?.record, 'r.1');
  await saveGame(view({ record: 'r.1.2' }));
  assert.deepEqual([(await disk()).length, saveCount], [1, 1]);
});

test('the save of a local game has its seats and the map of the first person', async () => {
  const seats = [defaultSeat(0, 'greedy'), { ...defaultSeat(1), name: 'Ada' }];
  const several = view({ players: [player(0, { map: mapWith({ a1: 'F' }) }), player(1, { stars: 4 })] });
  showGame(several, { seats });
  await saveGame(several);
  const [stored] = await disk();
  assert.deepEqual([stored?.map, stored?.stars, stored?.seats], [BLANK, 4, seats]);
});

test('a daily game that another tab has continued is saved separately as practice', async () => {
  showGame(view(), { id: 'day', origin: { kind: 'daily', day: '2026-11-15' } });
  await saveGame(view({ record: 'r.1' }));
  const other = new SaveStore();
  await other.take(save('day'));
  await other.put(save('day', { record: 'r.1.9' }));
  await saveGame(view({ record: 'r.1.2' }));
  assert.notEqual(state.game.id, 'day');
  assert.deepEqual(state.game.origin, { kind: 'practice', day: '2026-11-15' });
  assert.equal(state.notices.notice, 'extra-other-tab');
  assert.deepEqual((await disk()).map(({ record }) => record).sort(), ['r.1.2', 'r.1.9']); // prettier-ignore
});

// Guarantee: storage
test('a refused write shows a notice, and the game continues', async () => {
  showGame(view());
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await saveGame(view({ record: 'r.1' }));
  assert.equal(state.notices.notice, 'stored-refused');
  assert.ok(hasUnsaved());
  assert.equal(state.stored.saves[0]?.record, 'r.1');
});

test('a finished game is added to the history once per person and never for a bot', async () => {
  const seats = [{ ...defaultSeat(0), name: 'Ada' }, defaultSeat(1, 'greedy'), defaultSeat(2)];
  await addToHistory(save('table', { finished: true, seats, origin: { kind: 'daily', day: '2026-11-14' } }));
  assert.deepEqual(state.stored.history.map(({ id, seat: at, name, day, daily }) => ({ id, at, name, day, daily })), [
    { id: 'table', at: 0, name: 'Ada', day: '2026-11-14', daily: true },
    { id: 'table-2', at: 2, name: '', day: '2026-11-14', daily: true },
  ]); // prettier-ignore
  await addToHistory(save('table', { finished: true, seats }));
  assert.equal(state.stored.history.length, 2);
  assert.equal(requestsOf('summary').length, 2, 'what is known is not asked again');
});

test("a solo game in the history has the player's name and its origin from a replay", async () => {
  update('settings', { name: 'Ada' });
  await addToHistory(save('solo', { finished: true, origin: { kind: 'taken' } }));
  const [game] = state.stored.history;
  assert.deepEqual([game?.name, game?.day, game?.from_replay, game?.daily], ['Ada', today(), true, false]);
});

test('a game that the engine cannot summarise is not added to the history', async () => {
  answerRequests({ summary: () => refusal('record') });
  await addToHistory(save('bad', { finished: true }));
  assert.deepEqual(state.stored.history, []);
});

test('adding a finished game with a known id does not replace the first one', async () => {
  assert.equal(await addFinishedGame(storedGame('one', { saved_at: 1 })), true);
  assert.equal(await addFinishedGame(storedGame('two', { saved_at: 2 })), true);
  assert.equal(await addFinishedGame(storedGame('one', { saved_at: 9 })), false);
  assert.deepEqual(state.stored.history.map(({ id }) => id), ['two', 'one']); // prettier-ignore
  update('stored', { history: [] });
  await reloadStored();
  assert.deepEqual(state.stored.history.map(({ id }) => id), ['two', 'one'], 'and they are stored'); // prettier-ignore
});

// Guarantee: storage
test('a save that cannot be opened is marked as damaged and not deleted', async () => {
  await storeSave(save('bad'));
  await markDamaged('bad');
  assert.equal((await disk())[0]?.damaged, true);
  assert.equal(state.stored.saves[0]?.damaged, true);
  assert.equal((await claimSave(save('bad', { record: 'old' }))).record, 'bA1-bad');
  await markDamaged('unknown');
  assert.equal((await disk()).length, 1);
});

/* ---------- one file ---------- */

/** What was handed to the player as a file. */
async function exported(): Promise<Record<string, unknown>> {
  let content: Blob | null = null;
  Object.assign(URL, { createObjectURL: (blob: Blob) => ((content = blob), 'blob:x') });
  await exportAll();
  return JSON.parse(await (content as unknown as Blob).text()) as Record<string, unknown>;
}

test('an export contains games, open saves and first attempts, but no summaries', async () => {
  await addFinishedGame(storedGame('done'));
  await storeSave(save('open', { origin: { kind: 'daily', day: '2026-11-15' }, seats: [defaultSeat(0), defaultSeat(1)] }));
  await storeSave(save('over', { finished: true }));
  await storeSave(save('bad', { damaged: true }));
  await recordFirstAttempt('2026-11-15', 'open');
  const file = await exported();
  assert.equal(file.mapwright, 1);
  const { summary: _, ...plain } = storedGame('done');
  assert.deepEqual(file.games, [plain]);
  assert.deepEqual(file.days, { '2026-11-15': 'open' });
  const [open, ...others] = file.saves as Record<string, unknown>[];
  assert.deepEqual([open?.id, open?.daily, open?.day, others.length], ['open', true, '2026-11-15', 0]);
  assert.equal((file.damaged as string[]).length, 1);
});

const { summary: _figures, ...plainGame } = storedGame('done');
const plainSave = { ...plainGame, id: 'open', record: 'bA1-open', seats: [], origin: null };
const frame = {
  season: 'summer',
  time: 2,
  limit: 8,
  over: false,
  players: [player(0, { map: mapWith({ a1: 'F' }), stars: 9, seasons: [score('spring', 9)] })],
};
const imports = (games: unknown[], saves: unknown[], days = {}): void =>
  answerRequests({
    ...summaries,
    import: () => ({ ok: true, games, saves, days, sheets: [], cups: [] }),
    replay: () => ({ ok: true, setup: { sheet: 'B', set: 'heroes' }, frames: [frame] }),
  });
const file = (content = '{}'): File => new File([content], 'mapwright.json');

let shares: number[] = [];
const importFile = (given = file()): ReturnType<typeof importAll> => {
  shares = [];
  return importAll(given, (share) => shares.push(share));
};

test('the name of the realm is exported, and imported only where the realm has none', async () => {
  const realm = (name: string): void => void storedAtlas.write({ ...storedAtlas.read(), name });
  realm('Marches');
  const { realm: name } = await exported();
  assert.equal(name, 'Marches');
  imports([], []);
  await importFile(file(JSON.stringify({ realm: 'Fens' })));
  assert.equal(storedAtlas.read().name, 'Marches');
  realm('');
  await importFile(file(JSON.stringify({ realm: 7 })));
  assert.equal(storedAtlas.read().name, '');
  await importFile(file(JSON.stringify({ realm: 'Fens' })));
  assert.equal(storedAtlas.read().name, 'Fens');
});

// Guarantee: bots
test('imported bots wait among the texts that are not saved, and damaged ones are left out', async () => {
  await putStored('bots', 'Mine', { name: 'Mine', source: 'mine', saved_at: 1 });
  const bots = [{ name: 'Mine', source: 'mine' }, { name: 'New', source: 'new', saved_at: 2 }, { name: 'Bad', source: 7 }, null];
  imports([], [], {});
  await importFile(file(JSON.stringify({ bots })));
  await importFile(file(JSON.stringify({ bots })));
  const { bots: saved, unsaved } = await readWorkshop();
  assert.deepEqual(saved.map(({ source }) => source), ['mine']); // prettier-ignore
  assert.equal(JSON.stringify(unsaved.map(({ name, source }) => [name, source])), '[["New","new"]]');
  await importFile(file(JSON.stringify({ bots: 'none' })));
  assert.equal((await readWorkshop()).unsaved.length, 1);
});

// Guarantee: input
test('an import replays each record and adds only new games', async () => {
  await addFinishedGame(storedGame('known'));
  imports([plainGame, { ...plainGame, id: 'known' }], [plainSave], { '2026-11-15': 'open' });
  assert.deepEqual(await importFile(), { ok: true, fresh: 2, bad: 0 });
  assert.deepEqual(shares, [0.5, 1]);
  assert.deepEqual(state.stored.history.map(({ id }) => id).sort(), ['done', 'known']); // prettier-ignore
  const [stored] = await disk();
  assert.deepEqual(
    [stored?.id, stored?.sheet, stored?.set, stored?.season, stored?.stars, stored?.tallied],
    ['open', 'B', 'heroes', 'summer', 9, 1],
  );
  assert.deepEqual(state.stored.firstAttempts, { '2026-11-15': 'open' });
  assert.deepEqual(await importFile(), { ok: true, fresh: 0, bad: 0 }, 'once more changes nothing');
});

test('an import reads the origin and seats of saves, and takes a save without an origin for a free game', async () => {
  imports([], [{ ...plainSave, id: 'a', origin: { kind: 'daily', day: '2026-11-15' } }, { ...plainSave, id: 'b' }, { ...plainSave, id: 'c', origin: { kind: 'practice' }, seats: [defaultSeat(3)] }]); // prettier-ignore
  await importFile();
  const origins = Object.fromEntries((await disk()).map(({ id, origin, seats }) => [id, [origin, seats]]));
  assert.deepEqual(origins, {
    a: [{ kind: 'daily', day: '2026-11-15' }, undefined],
    b: [{ kind: 'free' }, undefined],
    c: [{ kind: 'practice' }, [defaultSeat(3)]],
  });
});

// Guarantee: input
test('an import counts and leaves out records that the engine refuses', async () => {
  answerRequests({
    import: () => ({ ok: true, games: [plainGame], saves: [plainSave], days: {}, sheets: [], cups: [] }),
    summary: () => refusal('record'),
    replay: () => refusal('record'),
  });
  assert.deepEqual(await importFile(), { ok: true, fresh: 0, bad: 2 });
  assert.deepEqual(await disk(), []);
});

// Guarantee: input
test('importing an invalid or too large file is refused with a text', async () => {
  answerRequests({ import: () => refusal('message') });
  assert.deepEqual(await importFile(), { ok: false, text: 'error-file' });
  answerRequests({ import: () => refusal('too-long') });
  assert.deepEqual(await importFile(), { ok: false, text: 'error-too-long' });
  const large = Object.defineProperty(file(), 'size', { value: 30_000_001 });
  assert.deepEqual(await importFile(large), { ok: false, text: 'error-too-long' });
});

test('missing summaries are added for finished saves and damaged games at the next start', async () => {
  await storeSave(save('over', { finished: true }));
  await storeSave(save('open'));
  update('stored', { damaged: [{ ...storedGame('torn'), summary: null }, 'nonsense'] });
  await addMissingSummaries();
  assert.deepEqual(state.stored.history.map(({ id }) => id).sort(), ['over', 'torn']); // prettier-ignore
});

test('deleteAll removes everything that is stored', async () => {
  await storeSave(save('open'));
  await addFinishedGame(storedGame('done'));
  localStorage.setItem('mapwright:settings', '{"name":"Ada"}');
  assert.equal(await deleteAll(), true);
  await settled();
  assert.deepEqual(await indexedDB.databases(), [], 'also after the lists were read again');
  assert.deepEqual([state.stored.saves, state.stored.history, await disk()], [[], [], []]);
  assert.equal(localStorage.getItem('mapwright:settings'), null);
});
