/** The page is one device of a table, next to a device of the test. */

import assert from 'node:assert/strict';
import { render } from 'lit';
import languages from 'texts:languages';
import { afterAll, afterEach, beforeEach, test, vi } from 'vitest';
import { goTo } from '../../web/src/core/page/navigate';
import { storedTableCounts } from '../../web/src/core/browser/local-storage';
import { readTables, removeTable } from '../../web/src/features/together/table-store';
import type { ErrorResponse, View, ViewResponse } from '../../web/src/core/contract/generated/messages';
import { ask } from '../../web/src/core/engine/ask';
import { preset } from '../../web/src/core/state/form';
import { currentHint } from '../../web/src/core/state/input';
import { state, update } from '../../web/src/core/state/store';
import * as tables from '../../web/src/features/together/open-table';
import { statusText, tablePanels } from '../../web/src/features/together/pieces';
import { updateTables } from '../../web/src/features/together/tables';
import { skipAnimation } from '../../web/src/play/perform-steps';
import { goToNextCard, placeAim, sendSimple } from '../../web/src/play/player-actions';
import { chooseTool, deselectTool } from '../../web/src/play/aim';
import { closeTally } from '../../web/src/play/show-tally';
import { isCardDrawn } from '../../web/src/play/auto-advance';
import { toggleHint } from '../../web/src/play/hint';
import { currentLocale, loadLazyTexts, setLocale, t } from '../../web/src/core/words/texts';
import { changeLanguage } from '../../web/src/core/page/settings';
import './page-state';
import { frame, pass, settled } from './clock';
import { answerRequests, requestsOf } from './scripted-engine';
import { Python } from './python';
import { repeatRandomness } from './fixed-randomness';
import { TestDevice, tableLink } from './table-devices';
import { relay } from './table-relay';
import { currentPlay } from '../../web/src/play/play';
import { tableTurns } from '../../web/src/features/together/home-entry';
import { welcome } from '../../web/src/features/together/welcome';
import { tableState } from '../../web/src/features/together/state';

vi.mock('../../web/src/core/network/shared-log', () => import('./table-relay'));
vi.mock('../../web/src/core/network/stored-log', () => import('./table-relay'));

const python = new Python();
afterAll(() => python.end());

const KINDS = ['link', 'parse', 'glance', 'open', 'add', 'name', 'bot', 'end-turn', 'next', 'think', 'sit'].map((kind) => `table-${kind}`);
let engines = 0;

/** A new interpreter for the page. */
function startEngine(): void {
  const id = `page ${++engines}`;
  const dispatch = (message: object): Promise<object> => python.ask(id, message);
  const others = ['open', 'think', 'view', 'act', 'pass', 'next', 'undo', 'preview', 'summary', 'explain', 'hint', 'score-map', 'map-name'];
  answerRequests(Object.fromEntries([...KINDS, ...others].map((kind) => [kind, dispatch])));
}

beforeEach(async () => {
  repeatRandomness();
  await loadLazyTexts();
  relay.reset();
  for (const { secret } of (await readTables()).tables) await removeTable(secret);
  startEngine();
  update('settings', { name: 'Ada' });
  await goTo({ to: 'table' });
});

afterEach(async () => {
  await tables.leaveTable();
  for (let i = 0; i < 10; i++) {
    await pass(500);
    await answered();
  }
});

/** Waits until the engine has answered all requests so far. */
async function answered(): Promise<void> {
  await python.ask('nobody', { do: 'daily', day: '2026-11-16' });
}

async function until(isSo: () => boolean, devices: readonly TestDevice[] = []): Promise<void> {
  for (let i = 0; i < 300 && !isSo(); i++) {
    for (const device of devices) await device.settle();
    await answered();
    await pass(200);
    for (let turn = 0; turn < 20; turn++) await settled();
    await frame();
    skipAnimation(currentPlay()); // monsters on one's map stay until they are read
  }
  const { game, navigation, notices } = state;
  assert.ok(
    isSo(),
    `${navigation.route.to}, ${game.view?.phase}, busy ${state.busyCount}, ${notices.failure?.text}, ${JSON.stringify(tableState.value.open)}`,
  );
}

const isMyTurn = (): boolean => state.navigation.route.to === 'play' && state.busyCount === 0 && state.game.view?.phase !== 'bot';

async function openTable(bots: string[] = ['', '']): Promise<string> {
  const outcome = tables.openNewTable(preset('base'), bots);
  await until(isMyTurn);
  assert.equal(await outcome, null);
  return tableState.value.open?.link ?? '';
}

/** Draws the first legal placement of each task, then goes on to the next card. */
async function draw(devices: readonly TestDevice[] = []): Promise<void> {
  const first = state.game.view;
  assert.ok(first && first.phase !== 'bot', first?.phase);
  let view: View = first;
  while (!['next', 'bot', 'over'].includes(view.phase)) {
    const index = view.tools.findIndex(({ orientations }) => orientations.some(({ anchors }) => anchors.length));
    const tool = view.tools[index];
    const turn = tool?.orientations.find(({ anchors }) => anchors.length);
    const [row = 0, column = 0] = turn?.anchors[0] ?? [];
    const intent = { tool: index, terrain: tool?.terrains[0] ?? null, orientation: turn?.code ?? '', row, column };
    const answer: ViewResponse | ErrorResponse = await ask(turn ? { do: 'act', intent } : { do: 'pass' });
    assert.ok(answer.ok, JSON.stringify(answer));
    view = answer.view;
  }
  const before = tables.currentTable()?.saved.written.length ?? 0;
  sendSimple(currentPlay(), 'next');
  const isAtRest = (): boolean => state.busyCount === 0 || state.display.tally !== null; // the page waits for the player
  await until(() => isAtRest() && (tables.currentTable()?.saved.written.length ?? 0) > before, devices);
}

async function friend(link: string, seat = 1): Promise<TestDevice> {
  const ben = await new TestDevice(python).open(link);
  await ben.table.takeSeat(seat, 'ship Ben');
  await ben.settle();
  return ben;
}

test('after the other player has drawn, the page shows the next card', async () => {
  const link = await openTable();
  const ben = await friend(link);
  await draw([ben]);
  assert.equal(state.game.view?.phase, 'bot');
  assert.ok(tableState.value.open && statusText(tableState.value.open).includes('Ben'));
  await ben.draw();
  await until(() => isMyTurn() && state.game.view?.turn === 1, [ben]);
  assert.equal(state.game.seats[1]?.name, 'Ben');
});

test('the status text says that the card is sent, and names the absent player', async () => {
  const link = await openTable();
  const ben = await friend(link);
  await ben.close();
  await draw();
  await until(() => tableState.value.open?.delivery.unsent === 0);
  const text = tableState.value.open ? statusText(tableState.value.open) : '';
  assert.ok(text.startsWith('Sent.') && text.includes('Ben'), text);
});

test('another language in the middle of a turn at a table keeps the turn', async () => {
  const link = await openTable();
  const ben = await friend(link);
  await until(() => tableState.value.open?.seats[1]?.name === 'Ben', [ben]);
  const before = state.game.view;
  await changeLanguage('uk');
  assert.deepEqual([state.navigation.route.to, state.game.view], ['play', before]);
  await draw([ben]);
  assert.equal(tableState.value.open && statusText(tableState.value.open), 'Ще малює: Ben');
  await setLocale('en');
});

test('a language that cannot be loaded at a table is named, and the turn continues in the former one', async () => {
  const link = await openTable();
  const ben = await friend(link);
  const before = state.game.view;
  vi.spyOn(languages['pl']!, 'load').mockRejectedValueOnce(new Error('offline'));
  await changeLanguage('pl');
  assert.deepEqual([state.notices.notice, state.notices.noticeArgs], ['menu-language-failed', { language: 'Polski' }]);
  assert.deepEqual([currentLocale(), state.settings.language, state.game.view], ['en', null, before]);
  await draw([ben]);
  assert.equal(tableState.value.open && statusText(tableState.value.open), 'Ben is drawing');
});

test('cut links, old links and other texts are refused with different messages', async () => {
  const link = await openTable();
  await tables.leaveTable();
  assert.equal(await tables.joinTable(link.slice(0, -4)), 'together-cut-link');
  assert.equal(await tables.joinTable('hello'), 'together-bad-link');
  assert.equal(await tables.joinTable(`9${link.slice(1)}`), 'together-old-link');
});

test('home counts the tables that wait for this device without opening them', async () => {
  const link = await openTable();
  const ben = await friend(link);
  await draw([ben]);
  await goTo({ to: 'home' });
  await until(() => tableState.value.open === null, [ben]);
  assert.equal(tableTurns.value.count, 0);
  await ben.draw();
  await updateTables();
  assert.equal(tableTurns.value.count, 1);
  assert.ok(
    (await readTables()).tables[0]?.entries.some((entry) => entry.startsWith('move 1')),
    'the card is there without a connection',
  );
});

test('the counts of unfinished tables and own turns are stored after each card', async () => {
  await openTable();
  assert.deepEqual(storedTableCounts.read(), { unfinished: 1, turns: 1 });
  await draw();
  assert.deepEqual(storedTableCounts.read(), { unfinished: 1, turns: 0 });
});

test('a table that is opened after a reload resumes at the same card', async () => {
  const link = await openTable();
  await draw();
  await goTo({ to: 'home' });
  await until(() => tableState.value.open === null);
  startEngine(); // as after a reload
  await goTo({ to: 'table' });
  const resumed = tables.joinTable(link);
  await until(() => state.navigation.route.to === 'play' && state.busyCount === 0);
  assert.equal(await resumed, null);
  assert.equal(state.game.view?.phase, 'bot');
});

test('after drawing for an absent player, the page shows the own seat again', async () => {
  const link = await openTable();
  const ben = await friend(link);
  await ben.close();
  await draw();
  const drawing = tables.drawFor(1);
  await until(() => isMyTurn() && state.display.viewerSeat === 1);
  await drawing;
  await draw();
  await until(() => isMyTurn() && state.display.viewerSeat === 0);
  assert.equal(state.game.view?.turn, 1);
});

test('a player for whom another player has drawn reads the name of that player', async () => {
  await openTable();
  const now = tableState.value.open!;
  tableState.update({ open: { ...now, seats: [now.seats[0]!, { ...now.seats[1]!, name: 'Ben' }], drawnBy: [1, -1] } });
  const strip = document.createElement('div');
  render(tablePanels.strip?.(currentPlay()), strip);
  const { textContent } = strip.querySelector('[data-show="seat-note"]') ?? {};
  assert.equal(textContent, t('together-player-drew-for-you', { player: 'Ben' }));
});

/** Opens a table for two on the first seat. The skill Search is in its deal and costs nothing. */
async function openTableWithSearch(): Promise<void> {
  const other = new TestDevice(python);
  const link = await tableLink(other, ['', ''], { ...preset('combined'), skills: true }, '02'.repeat(16));
  const joined = tables.joinTable(link);
  await until(() => tableState.value.open?.isWelcome === true);
  assert.equal(await joined, null);
  const seated = tables.chooseSeat(0);
  await until(isMyTurn);
  await seated;
}

async function placeFirstTool(): Promise<void> {
  const phase = state.game.view?.phase;
  placeAim(currentPlay());
  await until(() => state.busyCount === 0 && state.game.view?.phase !== phase);
}

test('after a drawing that leaves a usable skill, the skill is not aimed and the card can be ended', async () => {
  await openTableWithSearch();
  await placeFirstTool();
  const { view } = state.game;
  assert.ok(view?.phase === 'extra' && view.skills.some(({ usable }) => usable));
  assert.equal(state.input.aim, null);
  assert.ok(isCardDrawn(currentPlay(), view));
  const ended = goToNextCard(currentPlay());
  await until(() => state.busyCount === 0 && state.game.view?.phase === 'bot');
  await ended;
});

test('a hint after drawing for an absent player is about the own map again', async () => {
  await openTableWithSearch();
  const page = currentPlay();
  const hintSeat = async (): Promise<number | undefined> => {
    toggleHint(currentPlay());
    await until(() => currentHint(currentPlay())?.hint != null);
    const by = currentHint(currentPlay())?.hint?.by;
    toggleHint(currentPlay());
    return by;
  };
  await draw();
  const drawing = tables.drawFor(1);
  await until(() => isMyTurn() && state.display.viewerSeat === 1);
  await drawing;
  assert.equal(await hintSeat(), 1);
  await draw();
  await until(() => isMyTurn() && state.display.viewerSeat === 0);
  assert.notEqual(currentPlay(), page);
  assert.equal(await hintSeat(), 0);
});

/** Presses the button of the scores until they are closed. */
async function closeTallies(): Promise<void> {
  await until(() => {
    closeTally(currentPlay());
    return state.display.tally === null;
  });
}

test('two players with heroes, skills and ambushes play to the end, each as soon as they may', async () => {
  const other = new TestDevice(python);
  const link = await tableLink(other, ['', ''], { ...preset('combined'), heroes: true, skills: true }, '36'.repeat(16));
  const joined = tables.joinTable(link);
  await until(() => tableState.value.open?.isWelcome === true);
  await joined;
  const seated = tables.chooseSeat(0);
  await until(isMyTurn);
  await seated;
  const ben = await friend(link);
  let turns = 0;
  for (; state.game.view?.phase !== 'over' && turns < 200; turns++) {
    await closeTallies();
    if (isMyTurn()) await draw([ben]);
    else await ben.draw();
    const isNews = (): boolean => isMyTurn() || ben.table.seatToDraw() !== undefined || state.display.tally !== null;
    await until(() => state.game.view?.phase === 'over' || isNews(), [ben]);
  }
  await closeTallies();
  await until(() => state.navigation.route.to === 'final', [ben]);
  assert.equal(ben.record(), tables.currentTable()?.view.record);
});

test('a skill that was left unused after one drawing can be aimed and left again', async () => {
  await openTableWithSearch();
  await placeFirstTool();
  chooseTool(currentPlay(), state.game.view?.tools.findIndex(({ skill }) => skill === 'search') ?? -1);
  assert.ok(state.input.aim);
  deselectTool(currentPlay());
  assert.equal(state.input.aim, null);
});

test('a player who continues on a taken seat does not rename it', async () => {
  const other = new TestDevice(python);
  const link = await tableLink(other);
  await other.open(link, [1], false);
  await other.table.takeSeat(1, 'ship Ben');
  const joined = tables.joinTable(link);
  await until(() => tableState.value.open?.seats[1]?.name === 'Ben', [other]);
  await joined;
  const seated = tables.chooseSeat(1);
  await until(isMyTurn, [other]);
  await seated;
  assert.equal(tableState.value.open?.seats[1]?.name, 'Ben');
  assert.deepEqual(tableState.value.open?.ownSeats, [1]);
});

test('no free seat is offered before the names of other players were read', async () => {
  await openTable();
  const table = tableState.value.open!;
  const buttons = (isReading: boolean): number => {
    const page = document.createElement('div');
    render(welcome({ ...table, isReading }, ''), page);
    return page.querySelectorAll('[data-act="sit-1"]').length;
  };
  assert.deepEqual([buttons(true), buttons(false)], [0, 1]);
});

test('hints at a table are counted once for each moment', async () => {
  await openTableWithSearch();
  const askHint = async (): Promise<void> => {
    toggleHint(currentPlay());
    await until(() => currentHint(currentPlay())?.hint != null);
    toggleHint(currentPlay());
  };
  await askHint();
  await askHint();
  assert.equal(state.game.hints, 1);
  await placeFirstTool();
  assert.equal(currentHint(currentPlay()), null);
  await askHint();
  assert.equal(state.game.hints, 2);
});

// ---------- watching, bots, and the next table ----------

/** Answers requests until the promise is fulfilled. */
async function done<Result>(work: Promise<Result>, devices: readonly TestDevice[] = []): Promise<Result> {
  let isDone = false;
  void work.finally(() => (isDone = true)).catch(() => undefined);
  await until(() => isDone, devices);
  return work;
}

test('a spectator sees what is drawn, takes no seat and sends nothing', async () => {
  const ada = new TestDevice(python);
  const link = await tableLink(ada);
  await ada.open(link, [0], false);
  await ada.table.takeSeat(0, 'ship Ada');
  await ada.settle();
  assert.equal(await done(tables.joinTable(link), [ada]), null);
  const before = [...relay.onlyLog()];
  await done(tables.watchTable(), [ada]);
  assert.deepEqual([state.navigation.route.to, state.game.ownSeats, tableState.value.open?.isWelcome], ['play', [], false]);
  assert.deepEqual([...relay.onlyLog()], before);
  const map = state.game.view?.players[0]?.map;
  await ada.draw();
  await until(() => state.game.view?.players[0]?.map !== map, [ada]);
});

test('a bot that takes over for an absent player draws, until the seat is taken back', async () => {
  const link = await openTable();
  const ben = await friend(link);
  await ben.close();
  await draw();
  await done(tables.letBotDraw(1, true));
  assert.ok(tables.currentTable()?.view.bots[1]);
  await until(() => isMyTurn() && state.game.view?.turn === 1);
  await done(tables.letBotDraw(1, false));
  assert.equal(tables.currentTable()?.view.bots[1], '');
  for (let cards = 0; cards < 3 && state.game.view?.phase !== 'bot'; cards++) await draw(); // the bot may have drawn ahead
  assert.deepEqual([state.game.view?.phase, tableState.value.open?.waitingFor], ['bot', [1]]);
});

/** Plays a whole game of Ada and Ben on two other devices. */
async function finishedTable(): Promise<{ link: string; ben: TestDevice }> {
  const [ada, ben] = [new TestDevice(python), new TestDevice(python)];
  const link = await tableLink(ada);
  await ada.open(link, [0], false);
  await ben.open(link, [1], false);
  await ada.table.takeSeat(0, 'ship Ada');
  await ben.table.takeSeat(1, 'tower Ben');
  const isOver = (): boolean => ada.table.view.over && ben.table.view.over;
  for (let turn = 0; turn < 200 && !isOver(); turn++) {
    for (const device of [ada, ben]) {
      await device.draw();
      await device.settle();
    }
  }
  assert.ok(isOver());
  await ada.close();
  return { link, ben };
}

test('the table after a finished one has another deal, the same people, and the own seat', async () => {
  const { link, ben } = await finishedTable();
  assert.equal(await done(tables.joinTable(link, 0), [ben]), null);
  await until(() => state.navigation.route.to === 'final', [ben]);
  await goTo({ to: 'table', next: true });
  assert.equal(await done(tables.openNextTable(), [ben]), null);
  const { open } = tableState.value;
  assert.notEqual(open?.link, link);
  assert.deepEqual([open?.over, open?.ownSeats, open?.seats.map(({ name }) => name)], [false, [0], ['Ada', 'Ben']]);
  assert.equal(location.hash, `#table=${open?.link}`);
  assert.equal(ben.table.view.next, open?.link, 'Ben goes to the same table');
});

test('a table that another player has opened after this one is opened, and not one more', async () => {
  const { link, ben } = await finishedTable();
  await ben.table.write({ do: 'table-next' });
  await ben.settle();
  await done(tables.joinTable(link, 0), [ben]);
  await until(() => tables.currentTable()?.view.next !== '', [ben]);
  await goTo({ to: 'table', next: true });
  assert.equal(await done(tables.openNextTable(), [ben]), null);
  assert.equal(tableState.value.open?.link, ben.table.view.next);
  assert.equal(requestsOf('table-next').length, 0);
});

test('there is no next table before the game is over, and the present one stays open', async () => {
  assert.equal(await tables.openNextTable(), 'together-failed');
  const link = await openTable();
  assert.equal(await done(tables.openNextTable()), 'together-bad-link');
  assert.equal(tableState.value.open?.link, link);
});
