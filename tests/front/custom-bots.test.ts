/** Tests of custom bots at a table: asked in the workshop's interpreter, and replaced when they cannot continue. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { customBots } from '../../web/src/play/custom-bot-runner';
import { exportAll } from '../../web/src/app/export-import';
import { chooseMode } from '../../web/src/features/home/form';
import { openGameStorage } from '../../web/src/core/page/game-storage';
import { goTo } from '../../web/src/core/page/navigate';
import { newGame, openSave } from '../../web/src/play/open-game';
import { preloadInterpreter } from '../../web/src/core/engine/sandbox';
import { customBotOptions } from '../../web/src/features/home/later';
import { preset } from '../../web/src/core/state/form';
import { isCustomBot, defaultSeat, seatsOf } from '../../web/src/core/state/seats';
import { state, update } from '../../web/src/core/state/store';
import { botLevel, seatName } from '../../web/src/core/words/names';
import { loadLazyTexts, t } from '../../web/src/core/words/texts';
import { ROUTER } from './page-state';
import { answer, frames, questions, say } from './sandbox-frame';
import { pass, settled, waitUntil } from './clock';
import { answerRequests, type Message, requestsOf, refusal } from './scripted-engine';
import { player, view } from './game';
import { clearStores, putStored } from './stores';
import { provideLazyParts } from '../../web/src/core/lazy-parts';

const TABLE = { players: [player(0), player(1)], bots: ['', 'Mine.py'] };
const SEATS = [defaultSeat(0), defaultSeat(1, 'Mine.py')];
const CODE = 'class Bot: pass';
let fetches = 0;

const putBot = (source: string): Promise<void> => putStored('bots', 'Mine', { name: 'Mine', source, saved_at: 1 });

/** First the custom bot's turn; after its action, or that of the built-in bot in its place, the player's. */
function script(part: Record<string, (message: Message) => unknown> = {}): void {
  answerRequests({
    preview: () => refusal('no-game'),
    new: () => ({ ok: true, view: view({ ...TABLE, phase: 'bot', seat: 1, record: 'r', tools: [] }), events: [] }),
    'bot-view': () => ({ ok: true, bot_view: 's', bot_seed: 'l' }),
    'custom-bot-act': () => ({ ok: true, view: view({ ...TABLE, record: 'r.F1a1', tools: [] }), events: [] }),
    open: ({ bots }) => ({
      ok: true,
      view: view({ ...TABLE, bots: bots as string[], phase: 'bot', seat: 1, record: 'r', tools: [] }),
      events: [],
    }),
    think: () =>
      state.game.view?.bots.includes('novice')
        ? { ok: true, busy: false, view: view({ ...TABLE, bots: ['', 'novice'], record: 'r.novice', tools: [] }), events: [] }
        : { ok: true, busy: false },
    ...part,
  });
}

/** The page waits a little between two questions. */
async function until(done: () => boolean): Promise<void> {
  for (let i = 0; i < 20 && !done(); i++) {
    await pass(8);
    await settled();
  }
  await waitUntil(done);
}

async function begin(): Promise<void> {
  await newGame(preset('base'), 's', { seats: SEATS, open: false });
}

beforeEach(async () => {
  await clearStores();
  await putBot(CODE);
  questions.length = 0;
  fetches = 0;
  const loadLazyParts = async (): Promise<void> => void fetches++;
  provideLazyParts({
    ownBots: customBots,
    router: { ...ROUTER, loadLazyParts },
  });
  await openGameStorage();
  await loadLazyTexts();
  await preloadInterpreter();
});

/** What the page says at the top. */
function notice(): string {
  return state.notices.notice ? t(state.notices.notice, state.notices.noticeArgs) : '';
}

async function leave(): Promise<void> {
  await goTo({ to: 'home' });
  await pass(100);
}

// Guarantee: bots
test('a custom bot receives only its own view, and its action is sent to the engine', async () => {
  script();
  await begin();
  await until(() => questions.length === 1);
  assert.deepEqual(questions[0], { source: CODE, seat: 1, game: 1, bot_view: 's', bot_seed: 'l' });
  assert.doesNotMatch(JSON.stringify(questions), /record/);
  answer({ action: 'F1a1' });
  await until(() => requestsOf('custom-bot-act').length === 1);
  assert.deepEqual(requestsOf('custom-bot-act')[0], { do: 'custom-bot-act', record: 'r', action: 'F1a1' });
  await until(() => state.game.view?.record === 'r.F1a1');
  assert.equal(requestsOf('open').length, 0);
  assert.equal(state.notices.notice, null);
  await until(() => state.stored.saves[0]?.record === 'r.F1a1');
  assert.equal(state.stored.saves[0]?.seats?.[1]?.source, CODE, 'the game keeps the bot that it began with');
  await leave();
});

const FAILURE = { kind: 'raised', line: 3, name: 'E', quoted: 'x', frames: [] };

test.each<[what: string, act: () => unknown, text: RegExp]>([
  ['raises an error', () => answer({ failed: FAILURE }), /Line 3: the bot failed with/],
  ['answers without an action', () => answer({}), /sent an invalid answer/],
  ['crashes Python', () => say({ is: 'broken', why: 'x' }), /Python crashed/],
  ['chooses an illegal action', () => answer({ action: 'F9z9' }), /the rules do not allow here: F9z9/],
  ['has not answered in time', () => pass(15_001), /did not answer in time/],
])('a custom bot that %s is replaced by a built-in bot, and a notice says so', async (_, act, text) => {
  script({ 'custom-bot-act': () => refusal('overlap') });
  await begin();
  await until(() => questions.length === 1);
  await act();
  await until(() => requestsOf('open').length === 1);
  assert.deepEqual(requestsOf('open')[0], { do: 'open', record: 'r', bots: ['', 'novice'] });
  assert.match(notice(), text);
  await until(() => state.game.view?.record === 'r.novice');
  assert.equal(state.game.seats[1]?.bot, 'Mine.py', 'the seat still belongs to the custom bot');
  assert.equal(questions.length, 1, 'it is not asked again');
  await leave();
});

// Guarantee: bots
test('a custom bot that needs over twenty seconds for one turn is replaced', async () => {
  const turn = { ...TABLE, phase: 'bot' as const, seat: 1, season_index: 0, turn: 3, tools: [] };
  const at = (record: string) => () => ({ ok: true, view: view({ ...turn, record }), events: [] });
  script({ new: at('r'), 'custom-bot-act': at('r.F1a1') });
  await begin();
  await until(() => questions.length === 1);
  await pass(12_000);
  answer({ action: 'F1a1' });
  await until(() => requestsOf('custom-bot-act').length === 1);
  await pass(3_000); // its action is shown
  await until(() => questions.length === 2);
  assert.equal(questions[1]?.game, 1, 'it is the same bot');
  await pass(8_100);
  await until(() => requestsOf('open').length === 1);
  assert.match(notice(), /took more than twenty seconds for one turn/);
  await leave();
});

test('leaving the game stops its custom bots without a notice and removes their interpreter', async () => {
  script();
  await begin();
  await until(() => questions.length === 1);
  await leave();
  assert.equal(frames.size, 0);
  assert.deepEqual([requestsOf('custom-bot-act').length, requestsOf('open').length], [0, 0]);
  assert.equal(state.notices.notice, null);
});

test('a deleted custom bot is replaced, and a notice says so', async () => {
  await clearStores(['bots']);
  script();
  await begin();
  await until(() => requestsOf('open').length === 1);
  assert.match(notice(), /Your bot Mine cannot continue\. Novice takes over its seat\. Its code is no longer stored/);
  assert.equal(questions.length, 0);
  await leave();
});

test('the game continues with a built-in bot if the interpreter cannot be loaded', async () => {
  provideLazyParts({ ownBots: null as unknown as typeof customBots });
  script();
  await begin();
  await until(() => requestsOf('open').length === 1);
  assert.equal(state.notices.notice, 'load-failed');
  await leave();
});

test('a save continues with its own copy of the bot after the workshop changed it', async () => {
  script();
  await begin();
  await until(() => questions.length === 1);
  answer({ action: 'F1a1' });
  await until(() => state.stored.saves[0]?.record === 'r.F1a1');
  await leave();
  await putBot('another');
  await openSave(state.stored.saves[0]!);
  assert.deepEqual(requestsOf('open')[0]?.bots, ['', 'Mine.py']);
  await until(() => questions.length === 2);
  assert.equal(questions[1]?.source, CODE);
  await leave();
});

// Guarantee: bots
test('an exported save names a custom bot, whose code is only in the list of bots', async () => {
  let written = '';
  URL.createObjectURL = (blob) => (void (blob as Blob).text().then((text) => (written = text)), 'blob:x');
  update('stored', { saves: [] });
  script();
  await begin();
  await until(() => questions.length === 1);
  answer({ action: 'F1a1' });
  await until(() => state.stored.saves[0]?.seats?.[1]?.source === CODE);
  void exportAll();
  await until(() => written !== '');
  const { saves, bots } = JSON.parse(written) as { saves: unknown; bots: unknown };
  assert.match(JSON.stringify(saves), /"bot":"Mine.py"/);
  assert.doesNotMatch(JSON.stringify(saves), /class Bot/);
  assert.deepEqual(bots, [{ name: 'Mine', source: CODE, saved_at: 1 }]);
  await leave();
});

test('home lists the stored custom bots and loads the interpreter only if there are some', async () => {
  const listed = (bot = ''): string[] => JSON.stringify(customBotOptions(defaultSeat(1, bot))).match(/\w+\.py/g) ?? [];
  assert.deepEqual([...new Set(listed())], ['Mine.py']);
  assert.deepEqual([...new Set(listed('Gone.py'))], ['Gone.py', 'Mine.py']);
  chooseMode('table');
  assert.equal(fetches, 1);
  update('stored', { bots: [] });
  chooseMode('table');
  assert.equal(fetches, 1);
});

test('a custom bot has the name of its file unless its seat has a name', () => {
  assert.deepEqual([isCustomBot('Mine.py'), isCustomBot('greedy'), isCustomBot('')], [true, false, false]);
  const named = { ...defaultSeat(1, 'Mine.py'), name: 'Ada' };
  assert.deepEqual([seatName(SEATS, 1), botLevel(SEATS, 1)], ['Mine', '']);
  assert.deepEqual([seatName([defaultSeat(0), named], 1), botLevel([defaultSeat(0), named], 1)], ['Ada', 'Mine']);
  assert.equal(seatsOf([{ ...named, source: 'x'.repeat(100_001) }], 1)[0]?.source, undefined);
});
