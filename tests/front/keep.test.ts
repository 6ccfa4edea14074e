/** Saving after every action, the history of finished games, and everything in one file and back. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { SaveStore } from '../../web/src/core/browser/game-store';
import { addMissingSummaries, deleteAll, exportAll, importAll } from '../../web/src/app/export-import';
import { rememberLatest, afterNextSave } from '../../web/src/play/save-game';
import {
  recordFirstAttempt,
  deleteAllGames,
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
import { keep, onTheTable } from './begin';
import { settled } from './clock';
import { answers, whatWasAsked } from './engine';
import { BLANK, drawn, kept, player, save, score, summary, view } from './game';
import { clearStores } from './stores';
import type { Save } from '../../web/src/core/state/saved-games';
import { currentPlay } from '../../web/src/play/play';
import { addToHistory } from '../../web/src/core/page/history';

const summaries = { summary: () => ({ ok: true, summary: summary() }) };
const { put } = IDBObjectStore.prototype;

beforeEach(async () => {
  IDBObjectStore.prototype.put = put;
  await clearStores();
  await openGameStorage();
  answers(summaries);
});

const disk = (): Promise<Save[]> => new SaveStore().all();

test('a game is kept with all that the list shows', async () => {
  onTheTable(view(), { id: 'mine', talliedSeasons: 1, origin: { kind: 'challenge' } });
  let told = 0;
  afterNextSave(currentPlay(), () => told++);
  const map = drawn({ a1: 'F' });
  await keep(view({ record: 'r.1', time: 5, players: [player(0, { map, stars: 12 })] }));
  const [found] = await disk();
  assert.ok(found);
  assert.deepEqual(
    { ...found, saved_at: 0 },
    save('mine', { record: 'r.1', map, time: 5, stars: 12, tallied: 1, hints: 0, saved_at: 0, origin: { kind: 'challenge' } }),
  );
  assert.equal(state.stored.saves[0]?.id, 'mine');
  assert.equal(currentPlay().latest?.record, 'r.1');
  await keep(view({ record: 'r.1.2' }));
  assert.deepEqual([(await disk()).length, told], [1, 1]);
});

test('who sat at a table is kept with it, and its list shows the first person’s map', async () => {
  const seats = [defaultSeat(0, 'greedy'), { ...defaultSeat(1), name: 'Ada' }];
  onTheTable(view(), { seats });
  await keep(view({ players: [player(0, { map: drawn({ a1: 'F' }) }), player(1, { stars: 4 })] }));
  const [found] = await disk();
  assert.deepEqual([found?.map, found?.stars, found?.seats], [BLANK, 4, seats]);
});

test('a game that another tab has gone on with becomes one of its own, and practice if it was the day’s', async () => {
  onTheTable(view(), { id: 'day', origin: { kind: 'daily', day: '2026-11-15' } });
  await keep(view({ record: 'r.1' }));
  const other = new SaveStore();
  await other.take(save('day'));
  await other.put(save('day', { record: 'r.1.9' }));
  await keep(view({ record: 'r.1.2' }));
  assert.notEqual(state.game.id, 'day');
  assert.deepEqual(state.game.origin, { kind: 'practice', day: '2026-11-15' });
  assert.equal(state.notices.notice, 'extra-other-tab');
  assert.deepEqual((await disk()).map(({ record }) => record).sort(), ['r.1.2', 'r.1.9']); // prettier-ignore
});

test('a full disk is told, and the game goes on', async () => {
  onTheTable(view());
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await keep(view({ record: 'r.1' }));
  assert.equal(state.notices.notice, 'stored-refused');
  assert.ok(hasUnsaved());
  assert.equal(state.stored.saves[0]?.record, 'r.1');
});

test('a game goes into the history when it is over, and not before', async () => {
  onTheTable(view(), { id: 'mine' });
  await keep(view({ record: 'r.1' }));
  assert.deepEqual(state.stored.history, []);
  await keep(view({ record: 'r.1.2', phase: 'over' }));
  assert.deepEqual(state.stored.history.map(({ id, record }) => [id, record]), [['mine', 'r.1.2']]); // prettier-ignore
});

test('a finished game goes into the history once for each person, never for a bot', async () => {
  const seats = [{ ...defaultSeat(0), name: 'Ada' }, defaultSeat(1, 'greedy'), defaultSeat(2)];
  await addToHistory(save('table', { finished: true, seats, origin: { kind: 'daily', day: '2026-11-14' } }));
  assert.deepEqual(state.stored.history.map(({ id, seat: at, name, day, daily }) => ({ id, at, name, day, daily })), [
    { id: 'table', at: 0, name: 'Ada', day: '2026-11-14', daily: true },
    { id: 'table-2', at: 2, name: '', day: '2026-11-14', daily: true },
  ]); // prettier-ignore
  await addToHistory(save('table', { finished: true, seats }));
  assert.equal(state.stored.history.length, 2);
  assert.equal(whatWasAsked('summary').length, 2, 'what is known is not asked again');
});

test('alone, the player’s own name goes with the game; one that is taken over is marked', async () => {
  update('settings', { name: 'Ada' });
  await addToHistory(save('solo', { finished: true, origin: { kind: 'taken' } }));
  const [game] = state.stored.history;
  assert.deepEqual([game?.name, game?.day, game?.from_replay, game?.daily], ['Ada', today(), true, false]);
});

test('a game that the engine cannot sum up is not remembered', async () => {
  answers({ summary: () => ({ ok: false, error: { code: 'record', detail: '' } }) });
  await addToHistory(save('bad', { finished: true }));
  assert.deepEqual(state.stored.history, []);
});

test('the first result of an id stays', async () => {
  assert.equal(await addFinishedGame(kept('one', { saved_at: 1 })), true);
  assert.equal(await addFinishedGame(kept('two', { saved_at: 2 })), true);
  assert.equal(await addFinishedGame(kept('one', { saved_at: 9 })), false);
  assert.deepEqual(state.stored.history.map(({ id }) => id), ['two', 'one']); // prettier-ignore
  update('stored', { history: [] });
  await reloadStored();
  assert.deepEqual(state.stored.history.map(({ id }) => id), ['two', 'one'], 'and they are stored'); // prettier-ignore
});

test('a day belongs to the game that was begun first', async () => {
  await recordFirstAttempt('2026-11-15', 'one');
  await recordFirstAttempt('2026-11-15', 'two');
  assert.deepEqual(state.stored.firstAttempts, { '2026-11-15': 'one' });
  await deleteAllGames();
  await reloadStored();
  assert.deepEqual([state.stored.firstAttempts, state.stored.history], [{}, []]);
});

test('a save that cannot be opened is set aside, not deleted', async () => {
  await storeSave(save('bad'));
  await markDamaged('bad');
  assert.equal((await disk())[0]?.damaged, true);
  assert.equal(state.stored.saves[0]?.damaged, true);
  assert.equal((await claimSave(save('bad', { record: 'old' }))).record, 'bA1-bad');
  await markDamaged('unknown');
  assert.equal((await disk()).length, 1);
});

test('a game from a link is only noted, for an engine that gets lost', async () => {
  rememberLatest(currentPlay(), view({ record: 'linked' }));
  assert.equal(currentPlay().latest?.record, 'linked');
  assert.deepEqual(await disk(), []);
});

/* ---------- one file ---------- */

/** What was handed to the player as a file. */
async function exported(): Promise<Record<string, unknown>> {
  let content: Blob | null = null;
  Object.assign(URL, { createObjectURL: (blob: Blob) => ((content = blob), 'blob:x') });
  exportAll();
  return JSON.parse(await (content as unknown as Blob).text()) as Record<string, unknown>;
}

test('an export holds games, open saves and days, and no figures that somebody could invent', async () => {
  await addFinishedGame(kept('done'));
  await storeSave(save('open', { origin: { kind: 'daily', day: '2026-11-15' }, seats: [defaultSeat(0), defaultSeat(1)] }));
  await storeSave(save('over', { finished: true }));
  await storeSave(save('bad', { damaged: true }));
  await recordFirstAttempt('2026-11-15', 'open');
  const file = await exported();
  assert.equal(file.mapwright, 1);
  const { summary: _, ...plain } = kept('done');
  assert.deepEqual(file.games, [plain]);
  assert.deepEqual(file.days, { '2026-11-15': 'open' });
  const [open, ...others] = file.saves as Record<string, unknown>[];
  assert.deepEqual([open?.id, open?.daily, open?.day, others.length], ['open', true, '2026-11-15', 0]);
  assert.equal((file.damaged as string[]).length, 1);
});

const { summary: _figures, ...plainGame } = kept('done');
const plainSave = { ...plainGame, id: 'open', record: 'bA1-open', seats: [], origin: null };
const frame = {
  season: 'summer',
  time: 2,
  limit: 8,
  over: false,
  players: [player(0, { map: drawn({ a1: 'F' }), stars: 9, seasons: [score('spring', 9)] })],
};
const imports = (games: unknown[], saves: unknown[], days = {}): void =>
  answers({
    ...summaries,
    import: () => ({ ok: true, games, saves, days }),
    replay: () => ({ ok: true, setup: { sheet: 'B', set: 'heroes' }, frames: [frame] }),
  });
const file = (content = '{}'): File => new File([content], 'mapwright.json');

let shares: number[] = [];
const bring = (given = file()): ReturnType<typeof importAll> => {
  shares = [];
  return importAll(given, (share) => shares.push(share));
};

test('an import adds what is new; each record is replayed first', async () => {
  await addFinishedGame(kept('known'));
  imports([plainGame, { ...plainGame, id: 'known' }], [plainSave], { '2026-11-15': 'open' });
  assert.deepEqual(await bring(), { ok: true, fresh: 2, bad: 0 });
  assert.deepEqual(shares, [0.5, 1]);
  assert.deepEqual(state.stored.history.map(({ id }) => id).sort(), ['done', 'known']); // prettier-ignore
  const [found] = await disk();
  assert.deepEqual(
    [found?.id, found?.sheet, found?.set, found?.season, found?.stars, found?.tallied],
    ['open', 'B', 'heroes', 'summer', 9, 1],
  );
  assert.deepEqual(state.stored.firstAttempts, { '2026-11-15': 'open' });
  assert.deepEqual(await bring(), { ok: true, fresh: 0, bad: 0 }, 'once more changes nothing');
});

test('where a save came from is read from older exports too', async () => {
  imports([], [{ ...plainSave, id: 'a', daily: true, day: '2026-11-15' }, { ...plainSave, id: 'b', from_replay: true }, { ...plainSave, id: 'c', origin: { kind: 'practice' }, seats: [defaultSeat(3)] }]); // prettier-ignore
  await bring();
  const found = Object.fromEntries((await disk()).map(({ id, origin, seats }) => [id, [origin, seats]]));
  assert.deepEqual(found, {
    a: [{ kind: 'daily', day: '2026-11-15' }, undefined],
    b: [{ kind: 'taken' }, undefined],
    c: [{ kind: 'practice' }, [defaultSeat(3)]],
  });
});

test('records that the engine refuses are counted and left out', async () => {
  answers({
    import: () => ({ ok: true, games: [plainGame], saves: [plainSave], days: {} }),
    summary: () => ({ ok: false, error: { code: 'record', detail: '' } }),
    replay: () => ({ ok: false, error: { code: 'record', detail: '' } }),
  });
  assert.deepEqual(await bring(), { ok: true, fresh: 0, bad: 2 });
  assert.deepEqual(await disk(), []);
});

test('a file that is none, or too large, changes nothing', async () => {
  answers({ import: () => ({ ok: false, error: { code: 'message', detail: '' } }) });
  assert.deepEqual(await bring(), { ok: false, text: 'error-file' });
  answers({ import: () => ({ ok: false, error: { code: 'too-long', detail: '' } }) });
  assert.deepEqual(await bring(), { ok: false, text: 'error-too-long' });
  const large = Object.defineProperty(file(), 'size', { value: 30_000_001 });
  assert.deepEqual(await bring(large), { ok: false, text: 'error-too-long' });
});

test('what was finished when the page was closed is caught up with, damaged figures as well', async () => {
  await storeSave(save('over', { finished: true }));
  await storeSave(save('open'));
  update('stored', { damaged: [{ ...kept('torn'), summary: null }, 'nonsense'] });
  await addMissingSummaries();
  assert.deepEqual(state.stored.history.map(({ id }) => id).sort(), ['over', 'torn']); // prettier-ignore
});

test('the clean sweep leaves nothing', async () => {
  await storeSave(save('open'));
  await addFinishedGame(kept('done'));
  localStorage.setItem('mapwright:settings', '{"name":"Ada"}');
  assert.equal(await deleteAll(), true);
  await settled();
  assert.deepEqual(await indexedDB.databases(), [], 'also after the lists were read again');
  assert.deepEqual([state.stored.saves, state.stored.history, await disk()], [[], [], []]);
  assert.equal(localStorage.getItem('mapwright:settings'), null);
});
