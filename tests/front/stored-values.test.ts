/** Stored seats, saves, origins and settings are parsed, and the screens find what they show in them. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { seatingOf, defaultForm, preset } from '../../web/src/core/state/form';
import {
  dailyResult,
  dailySave,
  playerOf,
  finishedGame,
  finishedGameOfSeat,
  playedGames,
  dialogGame,
  latestOpenSave,
} from '../../web/src/core/state/games';
import { parseOrigin, today } from '../../web/src/core/state/origin';
import { isRaid, unseenRaids } from '../../web/src/play/raids';
import { CREST_PATHS } from '../../web/src/core/paint/crests';
import { CRESTS } from '../../web/src/core/state/crests';
import {
  botNames,
  COLOURS,
  firstHumanSeat,
  freeColour,
  seatOnScreen,
  needsCurtain,
  humanCount,
  defaultSeat,
  seatsOf,
} from '../../web/src/core/state/seats';
import { isSeriesOver, seriesAfter } from '../../web/src/play/series';
import { pickLocale, isTheme } from '../../web/src/core/state/settings';
import { updatePlay } from './page-state';
import { event, storedGame, save, view } from './game';
import { state, update } from '../../web/src/core/state/store';

test('seats are parsed from a save, and an unreadable seat becomes a default one', () => {
  const good = { name: 'Ada', colour: 'teal', bot: '', crest: 'ship' };
  assert.deepEqual(seatsOf([good, { name: 'B', colour: 'pink', bot: '' }, null, 7], 4), [
    good,
    defaultSeat(1),
    defaultSeat(2),
    defaultSeat(3),
  ]);
  assert.deepEqual(seatsOf('nobody', 2), [defaultSeat(0), defaultSeat(1)]);
  assert.deepEqual(seatsOf([good, good, good], 1), [good], 'a game has as many seats as players');
  assert.equal(seatsOf([{ ...good, name: 'x'.repeat(99) }], 1)[0]?.name.length, 24);
  assert.deepEqual(Object.keys(seatsOf([{ ...good, more: 1 }], 1)[0]!), ['name', 'colour', 'bot', 'crest']);
  for (const crest of [undefined, 'dragon', 7]) assert.equal(seatsOf([{ ...good, crest }], 1)[0]?.crest, '', 'older saves have none');
  for (const crest of CRESTS) assert.ok(CREST_PATHS[crest], `${crest} can be painted`);
});

test('default seats have different colours, and a new seat gets a free colour', () => {
  assert.deepEqual(COLOURS.map((_, i) => defaultSeat(i).colour), [...COLOURS]); // prettier-ignore
  assert.equal(defaultSeat(8).colour, 'red');
  assert.equal(freeColour([defaultSeat(0), defaultSeat(2)]), 'blue');
  assert.equal(freeColour(COLOURS.map((_, i) => defaultSeat(i))), 'red');
});

test('botNames is empty without bots, and bots do not count as humans', () => {
  assert.deepEqual(botNames([defaultSeat(0), defaultSeat(1)]), []);
  assert.deepEqual(botNames([defaultSeat(0), defaultSeat(1, 'greedy')]), ['', 'greedy']);
  assert.equal(humanCount([defaultSeat(0), defaultSeat(1, 'greedy'), defaultSeat(2)]), 2);
  assert.equal(firstHumanSeat([defaultSeat(0, 'greedy'), defaultSeat(1)]), 1);
  assert.equal(firstHumanSeat([defaultSeat(0, 'greedy')]), 0);
});

test('the screen shows the map that is drawn on, and the player’s own while bots act', () => {
  const table = { seats: [defaultSeat(0, 'greedy'), defaultSeat(1)], open: false };
  assert.equal(seatOnScreen(view({ on: 0, seat: 1 }), table), 0);
  assert.equal(seatOnScreen(view({ phase: 'bot', on: 0 }), table), 1);
  assert.equal(seatOnScreen(view({ phase: 'over', on: 0 }), table), 1);
  assert.equal(
    seatOnScreen(view({ phase: 'bot', on: 0 }), { seats: [defaultSeat(0), defaultSeat(1), defaultSeat(2, 'greedy')], open: false }, 1),
    1,
  );
});

test('at an online table the player’s own map is that of this device', () => {
  const table = { seats: [defaultSeat(0), defaultSeat(1), defaultSeat(2)], open: false, ownSeats: [1, 2] };
  assert.equal(seatOnScreen(view({ phase: 'over', on: 0 }), table, 2), 1);
  assert.equal(seatOnScreen(view({ phase: 'bot', on: 0 }), table), 1);
  assert.equal(needsCurtain(view({ seat: 2 }), table, 1), true);
  assert.equal(needsCurtain(view({ seat: 2, phase: 'bot' }), table, 1), false);
  assert.equal(needsCurtain(view({ seat: 0 }), table, 1), false);
  assert.equal(needsCurtain(view({ seat: 1 }), { ...table, ownSeats: [1] }, -1), false);
});

test('the curtain appears only when another person has to take the device', () => {
  const two = { seats: [defaultSeat(0), defaultSeat(1)], open: false };
  assert.ok(needsCurtain(view({ seat: 1 }), two, 0));
  assert.ok(!needsCurtain(view({ seat: 1 }), two, 1));
  assert.ok(needsCurtain(view({ phase: 'bot', seat: 1 }), two, 1));
  assert.ok(!needsCurtain(view({ phase: 'over', seat: 1 }), two, 0));
  assert.ok(
    !needsCurtain(view({ seat: 1 }), { seats: [defaultSeat(0), defaultSeat(1, 'greedy')], open: false }, 0),
    'one person needs none',
  );
  assert.ok(!needsCurtain(view({ seat: 1 }), { ...two, open: true }, 0), 'at an open table every player may see all maps');
});

test('an origin is parsed, and its unreadable parts are dropped', () => {
  assert.deepEqual(parseOrigin(null), { kind: 'free' });
  assert.deepEqual(parseOrigin({ kind: 'stolen', day: '2026-11-15' }), { kind: 'free' });
  assert.deepEqual(parseOrigin({ kind: 'daily', day: '2026-11-15' }), { kind: 'daily', day: '2026-11-15' });
  assert.deepEqual(parseOrigin({ kind: 'challenge', day: 3, rival: { name: 'Bo', record: 'r' } }), {
    kind: 'challenge',
    rival: { name: 'Bo', record: 'r' },
  });
  assert.deepEqual(parseOrigin({ kind: 'challenge', rival: { name: 7, record: 'r' } }), { kind: 'challenge' });
  assert.match(today(), /^\d{4}-\d\d-\d\d$/);
});

test('latestOpenSave returns the first save that is neither finished nor damaged', () => {
  assert.equal(latestOpenSave(), undefined);
  update('stored', { saves: [save('done', { finished: true }), save('broken', { damaged: true }), save('waits'), save('old')] });
  assert.equal(latestOpenSave()?.id, 'waits');
});

test('the first attempt of a day is the game started first, finished or not', () => {
  const day = '2026-11-15';
  update('stored', { saves: [save('other'), save('first')], firstAttempts: { [day]: 'first' } });
  assert.equal(dailySave(day)?.id, 'first');
  assert.equal(dailyResult(day), undefined);
  update('stored', {
    saves: [save('first', { finished: true })],
    history: [storedGame('practice'), storedGame('first', { daily: true }), storedGame('taken', { from_replay: true })],
  });
  assert.equal(dailySave(day), undefined);
  assert.equal(dailyResult(day)?.id, 'first');
  assert.equal(dailyResult('2026-11-16'), undefined);
});

test('games continued from a replay are not counted, and statistics get figures only', () => {
  update('stored', { history: [storedGame('one'), storedGame('two', { from_replay: true })] });
  assert.deepEqual(playedGames().map((game) => Object.keys(game)), [['day', 'daily', 'hints', 'summary']]); // prettier-ignore
});

test('a dialog shows its own game, or else the one just finished', () => {
  const [one, two] = [storedGame('one'), storedGame('two')];
  update('stored', { history: [one, two] });
  updatePlay('game', { id: 'two' });
  update('navigation', { dialog: { is: 'share', game: one } });
  assert.equal(dialogGame(state.navigation.dialog), one);
  update('navigation', { dialog: { is: 'share', game: null } });
  assert.equal(dialogGame(state.navigation.dialog), two);
  update('navigation', { dialog: { is: 'menu' } });
  assert.equal(dialogGame(state.navigation.dialog), two);
  updatePlay('game', { id: 'three' });
  assert.equal(dialogGame(state.navigation.dialog), null);
  assert.equal(finishedGame('one'), one);
});

test('a finished table has a game for each person, with their name and crest', () => {
  const of = (id: string, at: number, name: string): ReturnType<typeof storedGame> => {
    const game = storedGame(id);
    return { ...game, seat: at, name, summary: { ...game.summary, players: 3 } };
  };
  const [anna, boris] = [of('g', 0, 'Anna'), of('g-2', 2, 'Boris')];
  update('stored', { history: [anna, boris] });
  updatePlay('game', { id: 'g', seats: [defaultSeat(0), defaultSeat(1, 'greedy'), { ...defaultSeat(2), crest: 'bell' }] });
  assert.deepEqual(
    [finishedGameOfSeat(0), finishedGameOfSeat(1), finishedGameOfSeat(2)],
    [anna, anna, boris],
    'for a bot’s map the first person’s',
  );
  assert.deepEqual(playerOf(boris), { name: 'Boris', crest: 'bell' });
  assert.deepEqual(playerOf(anna), { name: 'Anna', crest: 'tower' });
  updatePlay('game', { id: 'another' });
  assert.deepEqual(playerOf(boris), { name: 'Boris', crest: '' });
  update('settings', { name: 'Me', crest: 'ship' });
  assert.deepEqual(playerOf(storedGame('solo')), { name: 'Me', crest: 'ship' });
});

test('raids are monsters that other players drew on a map since its owner’s last turn', () => {
  const ownDrawing = event('drawn', { by: 0, on: 0, card: 'hamlet' });
  const raid = event('drawn', { by: 1, on: 0, card: 'goblin-attack' });
  const elsewhere = event('drawn', { by: 0, on: 1, card: 'goblin-attack' });
  const drawing = event('drawn', { by: 1, on: 0, card: 'hamlet' });
  assert.ok(isRaid(raid, 0));
  for (const other of [ownDrawing, elsewhere, drawing]) assert.ok(!isRaid(other, 0));
  assert.ok(!isRaid(raid, 1));
  assert.deepEqual(unseenRaids(view({ log: [raid, ownDrawing, elsewhere, raid, raid] }), 0), [raid, raid]);
  assert.deepEqual(unseenRaids(view({ log: [ownDrawing] }), 0), []);
});

test('the language is the first requested one that the game supports', () => {
  assert.equal(pickLocale([null, null], ['uk-UA', 'en']), 'uk');
  assert.equal(pickLocale(['cs', 'pl'], ['uk']), 'cs');
  assert.equal(pickLocale(['ja', 'PL-pl'], ['uk']), 'pl');
  assert.equal(pickLocale([null, null], ['ja', 'ukx']), 'en');
  assert.equal(pickLocale(['pseudo', null], []), 'pseudo');
  assert.equal(pickLocale(['pseudo-rtl', null], []), 'pseudo-rtl');
  assert.ok(isTheme('candle') && !isTheme('neon') && !isTheme(null));
});

test('an unfinished language is used only if the player asks for it', () => {
  const isDraft = (language: string): boolean => language === 'pl';
  assert.equal(pickLocale([null, null], ['pl', 'cs'], isDraft), 'cs');
  assert.equal(pickLocale([null, 'pl'], ['cs'], isDraft), 'pl');
  assert.equal(pickLocale(['pl', null], ['cs'], isDraft), 'pl');
});

test('the form returns one seat for a solo game and all seats for a table', () => {
  const form = { ...defaultForm(), open: true };
  assert.deepEqual(seatingOf(form), { seats: [defaultSeat(0)], open: false });
  assert.deepEqual(seatingOf({ ...form, mode: 'table' }), { seats: form.seats, open: true });
  assert.notEqual(preset('base'), preset('base'), 'each call returns a copy of the preset');
  assert.throws(() => preset('nothing'));
});

test('each game of a series adds a win for everyone in first place', () => {
  const first = seriesAfter(undefined, [1], 2);
  assert.deepEqual(first, { games: 1, wins: [0, 1], bestOfThree: false });
  assert.deepEqual(seriesAfter(first, [0, 1], 2), { games: 2, wins: [1, 2], bestOfThree: false });
});

test('an open series never ends, and a best of three ends with the second win', () => {
  assert.equal(isSeriesOver({ games: 7, wins: [5, 2], bestOfThree: false }), false);
  assert.equal(isSeriesOver({ games: 2, wins: [1, 1], bestOfThree: true }), false);
  assert.equal(isSeriesOver({ games: 3, wins: [1, 2], bestOfThree: true }), true);
});

test('a series is restored with the origin of its game, and a damaged one is dropped', () => {
  const series = { games: 1, wins: [1, 0], bestOfThree: true };
  assert.deepEqual(parseOrigin({ kind: 'free', series }), { kind: 'free', series });
  assert.deepEqual(parseOrigin({ kind: 'free', series: { games: 1, wins: 'x' } }).series, undefined);
});
