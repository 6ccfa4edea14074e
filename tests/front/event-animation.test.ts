/** Tests of the animation of each kind of event: with motion, without motion, and skipped. */

import assert from 'node:assert/strict';
import { beforeEach, test, vi } from 'vitest';
import { eventSteps, showBotTurns } from '../../web/src/play/animate-events';
import { performSteps, skipAnimation } from '../../web/src/play/perform-steps';
import type { Event } from '../../web/src/core/contract/generated/messages';
import type { Animation } from '../../web/src/core/state/animation';
import { defaultSeat } from '../../web/src/core/state/seats';
import { onChange, state, update } from '../../web/src/core/state/store';
import { t } from '../../web/src/core/words/texts';
import { showGame, updatePlay, announcements } from './page-state';
import { pass, settled, time, until } from './clock';
import { BLANK, mapWith, event, player, score, view, revealed } from './game';
import { currentPlay } from '../../web/src/play/play';

const INKED = mapWith({ a1: 'F' });
const END = view({ players: [player(0, { map: INKED, seasons: [score('spring', 1), score('summer', 2)] }), player(1)] });
let seen: Animation[] = [];
let over = false;
let tallied: number[] = [];

beforeEach(() => {
  [seen, over, tallied] = [[], false, []];
  onChange(() => {
    const { animation } = state.display;
    if (animation && seen.at(-1) !== animation) seen.push(animation);
  });
  showGame(view());
});

function play(...events: Event[]): void {
  const count = (index: number): Promise<void> => Promise.resolve(void tallied.push(index));
  void performSteps(currentPlay(), eventSteps(currentPlay(), events, END), count).then(() => {
    currentPlay().publish();
    over = true;
  });
}

/** Returns the milliseconds until all events were shown. */
const durationUntilOver = (): Promise<number> => until(() => over);

const kinds = (): string[] => seen.map(({ kind }) => kind);

test('a drawn shape is animated as ink spreading from the previous map', async () => {
  play(event('drawn', { on: 0, terrain: 'F', cells: ['a1'], map: INKED }));
  await settled();
  assert.deepEqual(seen, [{ kind: 'draw', from: BLANK, cells: ['a1'], since: time() }]);
  assert.equal(state.display.map, INKED);
  assert.equal(await durationUntilOver(), 320);
});

test('an event that changes no cell has no animation', async () => {
  play(event('added', { on: 0, terrain: 'F', cells: [], map: BLANK }));
  await settled();
  assert.ok(over);
  assert.deepEqual(kinds(), []);
});

// WCAG: 2.2.2
test('a drawn shape appears at once when motion is switched off', async () => {
  update('settings', { motion: false });
  play(event('drawn', { on: 0, terrain: 'F', cells: ['a1'], map: INKED }));
  await settled();
  assert.ok(over);
  assert.equal(state.display.map, INKED);
});

test('an ordinary card is only announced, but ambushes, heroes and ruins are shown', async () => {
  play(revealed('hamlet'));
  await settled();
  assert.ok(over);
  assert.equal(announcements.at(-1), t('say-card', { card: t('name-hamlet') }));
  for (const cards of [['goblin-attack'], ['dobrik'], ['temple-ruins', 'hamlet']]) {
    over = false;
    play(revealed(...cards));
    assert.ok((await durationUntilOver()) > 3000, 'there is time to read its text');
    assert.deepEqual(seen.at(-1), { kind: 'reveal', cards });
    over = false;
    play(revealed(...cards));
    assert.equal(await durationUntilOver(), 1400, 'it is known by now');
  }
});

test('a revealed ambush is shown even when motion is switched off', async () => {
  update('settings', { motion: false });
  play(revealed('goblin-attack'));
  assert.equal(await durationUntilOver(), 1400);
});

test('an ambush animation tries each placement until one fits, faster on long walks', async () => {
  const walk = [['a1'], ['b2'], ['c3']];
  play(event('walk', { on: 0, card: 'goblin-attack', placements_tried: walk, cells: ['c3'], map: INKED }));
  assert.equal(await durationUntilOver(), 260 + 260 + 700 + 350);
  assert.deepEqual(seen, [
    { kind: 'ambush-attempt', card: 'goblin-attack', cells: ['a1'], fits: false },
    { kind: 'ambush-attempt', card: 'goblin-attack', cells: ['b2'], fits: false },
    { kind: 'ambush-attempt', card: 'goblin-attack', cells: ['c3'], fits: true },
  ]);
  assert.ok(announcements.at(-1)?.includes('C3'));
  over = false;
  play(
    event('walk', { on: 0, card: 'goblin-attack', placements_tried: Array.from({ length: 101 }, () => ['a1']), cells: ['a1'], map: INKED }),
  );
  assert.equal(await durationUntilOver(), 100 * 45 + 700 + 350);
});

test('monsters without room are shown at twelve placements and then announced as gone', async () => {
  play(event('nothing', { on: 0, card: 'goblin-attack', placements_tried: Array.from({ length: 30 }, () => ['a1']) }));
  assert.equal(await durationUntilOver(), 12 * 60 + 900);
  assert.equal(kinds().filter((kind) => kind === 'ambush-attempt').length, 12);
  assert.equal(announcements.at(-1), t('play-ambush-no-room'));
});

test('a card without any room on the map is announced and not shown', async () => {
  play(event('nothing', { on: 0, card: 'hamlet' }));
  await settled();
  assert.ok(over);
  assert.equal(announcements.at(-1), t('play-nothing-to-draw'));
});

test('destroyed cells, zombie waves and won coins are highlighted with their text', async () => {
  const cases: [Event, readonly string[], string][] = [
    [event('destroyed', { on: 0, cells: ['b2'], map: INKED }), ['b2'], t('log-destroyed', { cells: 'B2' })],
    [event('wave', { on: 0, cells: ['b2', 'b3'], map: INKED }), ['b2', 'b3'], t('play-zombie-wave', { count: 2 })],
    [event('coins', { on: 0, coins: 3, source: 'dragon' }), [], t('play-dragon-beaten')],
  ];
  for (const [one, cells, text] of cases) {
    over = false;
    play(one);
    assert.equal(await durationUntilOver(), 900);
    assert.deepEqual(seen.at(-1), { kind: 'flash', cells, text });
    assert.equal(announcements.at(-1), text);
  }
});

test('a gained coin and a lost coin are both announced', async () => {
  play(event('coins', { on: 0, coins: 1, source: 'shape' }), event('coins', { on: 0, coins: 0, source: 'shape' }));
  await settled();
  assert.ok(over);
  assert.deepEqual(announcements.slice(-2), [t('extra-coins-gained', { coins: 1 }), t('play-coin-lost')]);
});

test('events on other maps are not shown, but a season is counted once', async () => {
  play(
    event('drawn', { on: 1, terrain: 'F', cells: ['a1'], map: INKED }),
    event('scored', { on: 1, score: score('summer', 9), map: mapWith({ k11: 'M' }) }),
    event('scored', { on: 0, score: score('summer', 2), map: INKED }),
  );
  await settled();
  assert.ok(over);
  assert.deepEqual(kinds(), []);
  assert.deepEqual(tallied, [1], 'once for the table, by its season');
});

test('no map is shown during an animation behind the curtain', async () => {
  updatePlay('display', { curtain: true, map: '' });
  const maps: string[] = [];
  onChange(() => maps.push(state.display.map));
  play(event('scored', { on: 0, score: score('spring', 2), map: INKED }));
  await settled();
  assert.ok(!maps.slice(0, -1).includes(INKED));
});

test('skipping shows the remaining events at once, up to the next tally', async () => {
  const reveal = revealed('goblin-attack');
  const ink = event('drawn', { on: 0, terrain: 'F', cells: ['a1'], map: INKED });
  play(reveal, ink, reveal, event('scored', { on: 0, score: score('spring', 1), map: INKED }), reveal);
  await settled();
  assert.ok(skipAnimation(currentPlay()));
  await settled();
  assert.equal(state.display.map, INKED);
  assert.deepEqual(tallied, [0]);
  assert.equal(state.display.animation?.kind, 'reveal', 'the last one, of a new season');
  assert.ok(!over);
  assert.equal(await durationUntilOver(), 1400);
});

test('after the animation the display shows the map of the view', async () => {
  updatePlay('display', { map: mapWith({ k11: 'M' }) });
  play();
  await settled();
  assert.equal(state.display.map, INKED);
});

test("a raid on the player's own map stays on screen until it is dismissed", async () => {
  play(event('drawn', { by: 1, on: 0, card: 'goblin-attack', cells: ['a1'], map: INKED }));
  await pass(30_000);
  assert.equal(state.display.animation?.kind, 'raid');
  skipAnimation(currentPlay());
  await settled();
  assert.ok(over);
});

test("drawing an ambush on a neighbour's map animates it as ink", async () => {
  updatePlay('display', { viewerSeat: 1 });
  play(event('drawn', { by: 1, on: 0, card: 'goblin-attack', cells: ['a1'], map: INKED }));
  await settled();
  assert.deepEqual(kinds(), ['draw']);
  await durationUntilOver();
});

test('abort listeners do not accumulate over a long game', async () => {
  const [added, removed] = [vi.spyOn(currentPlay().signal, 'addEventListener'), vi.spyOn(currentPlay().signal, 'removeEventListener')];
  for (let i = 0; i < 5; i++) {
    over = false;
    play(revealed('goblin-attack'));
    await durationUntilOver();
  }
  assert.ok(added.mock.calls.length > 0);
  const heard = new Set(added.mock.calls.map(([, listener]) => listener));
  for (const [, listener] of removed.mock.calls) heard.delete(listener);
  assert.equal(heard.size, 0);
});

/* ---------- turns of bots ---------- */

const BOTS = { seats: [defaultSeat(0), defaultSeat(1, 'greedy'), defaultSeat(2, 'expert')], open: false };
const DRAWN = mapWith({ k11: 'W' });
const turns = [
  event('drawn', { by: 1, on: 1, terrain: 'F', cells: ['a1'], map: INKED }),
  event('drawn', { by: 2, on: 2, terrain: 'W', cells: ['k11'], map: DRAWN }),
];
const three = (): ReturnType<typeof view> => view({ players: [player(0), player(1), player(2)] });

/** The seats whose maps were on the screen, one after the other. */
async function watched(events: readonly Event[], table = BOTS): Promise<{ maps: number[]; took: number }> {
  const maps: number[] = [];
  showGame(three(), table);
  onChange(() => {
    if (state.display.animation?.kind === 'bot' && maps.at(-1) !== state.display.shownSeat) maps.push(state.display.shownSeat);
  });
  over = false;
  void showBotTurns(currentPlay(), events, three()).then(() => {
    currentPlay().publish();
    over = true;
  });
  return { took: await durationUntilOver(), maps };
}

test('bot turns are shown on their own maps slowly, fast or not at all', async () => {
  for (const [watch, took] of [
    ['slow', 3600],
    ['fast', 1100],
    ['off', 0],
  ] as const) {
    update('settings', { watch });
    assert.deepEqual(await watched(turns), { maps: took ? [1, 2] : [], took }, watch);
    assert.deepEqual([state.display.shownSeat, state.display.map, state.display.animation], [0, BLANK, null], 'and one’s own map is back');
  }
});

test('skipping during a bot turn ends all bot turns', async () => {
  showGame(three(), BOTS);
  void showBotTurns(currentPlay(), turns, three()).then(() => {
    currentPlay().publish();
    over = true;
  });
  await settled();
  const { animation } = state.display;
  assert.deepEqual([animation?.kind, state.display.shownSeat, state.display.map], ['bot', 1, INKED]);
  assert.equal(announcements.at(-1), t('table-drawing', { player: t('bot-name-2') }));
  assert.ok(skipAnimation(currentPlay()));
  await settled();
  assert.ok(over);
  assert.equal(state.display.shownSeat, 0);
});

test("a bot's ambush on one of several people's maps is shown only with open maps", async () => {
  const raid = [event('drawn', { by: 2, on: 0, card: 'goblin-attack', terrain: 'M', cells: ['a1'], map: INKED })];
  const seats = [defaultSeat(0), defaultSeat(1), defaultSeat(2, 'greedy')];
  assert.deepEqual((await watched(raid, { seats, open: false })).maps, []);
  assert.deepEqual((await watched(raid, { seats, open: true })).maps, [0]);
  assert.deepEqual(
    (await watched(raid, { seats: [defaultSeat(0), defaultSeat(1, 'greedy'), defaultSeat(2, 'greedy')], open: true })).maps,
    [],
    'it is announced',
  );
  assert.deepEqual(
    (await watched([event('drawn', { by: 1, on: 1, cells: ['a1'], map: INKED })], { seats, open: true })).maps,
    [],
    'people saw it',
  );
});
