/** Seats, saves, origins, settings, the form: what is read back from somewhere, and the questions asked of it. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { chosenTable, freshForm, preset } from '../../web/src/state/form';
import { dailyResult, dailySave, bearer, finishedGame, finishedSeat, playedGames, subject, waitingSave } from '../../web/src/state/games';
import { isOpen } from '../../web/src/state/stored';
import { originOf, today } from '../../web/src/state/origin';
import { isRaid, raidsOn } from '../../web/src/state/raids';
import { crestSvg, OUTLINES } from '../../web/src/paint/crests';
import { CRESTS } from '../../web/src/state/crests';
import { isGame, isRoom } from '../../web/src/state/route';
import { botsOf, COLOURS, firstPerson, freeColour, mapSeat, needsCurtain, people, seat, seatsOf } from '../../web/src/state/seats';
import { chooseLanguage, isTheme } from '../../web/src/state/settings';
import { update } from '../../web/src/state/store';
import { put } from './begin';
import { event, kept, save, view } from './game';

test('seats are read from a save; what cannot be read becomes a plain seat', () => {
  const good = { name: 'Ada', colour: 'teal', bot: '', crest: 'ship' };
  assert.deepEqual(seatsOf([good, { name: 'B', colour: 'pink', bot: '' }, null, 7], 4), [good, seat(1), seat(2), seat(3)]);
  assert.deepEqual(seatsOf('nobody', 2), [seat(0), seat(1)]);
  assert.deepEqual(seatsOf([good, good, good], 1), [good], 'a game has as many seats as players');
  assert.equal(seatsOf([{ ...good, name: 'x'.repeat(99) }], 1)[0]?.name.length, 24);
  assert.deepEqual(Object.keys(seatsOf([{ ...good, more: 1 }], 1)[0]!), ['name', 'colour', 'bot', 'crest']);
  for (const crest of [undefined, 'dragon', 7]) assert.equal(seatsOf([{ ...good, crest }], 1)[0]?.crest, '', 'older saves have none');
  for (const crest of CRESTS) assert.ok(OUTLINES[crest] && crestSvg(crest).includes(OUTLINES[crest]), `${crest} can be painted`);
  assert.equal(crestSvg('') + crestSvg('"/><script>'), '', 'nothing else gets into a picture');
});

test('every seat has a colour, and a new one takes a free one', () => {
  assert.deepEqual(COLOURS.map((_, i) => seat(i).colour), [...COLOURS]); // prettier-ignore
  assert.equal(seat(8).colour, 'red');
  assert.equal(freeColour([seat(0), seat(2)]), 'blue');
  assert.equal(freeColour(COLOURS.map((_, i) => seat(i))), 'red');
});

test('the engine is told of bots only where there are some', () => {
  assert.deepEqual(botsOf([seat(0), seat(1)]), []);
  assert.deepEqual(botsOf([seat(0), seat(1, 'greedy')]), ['', 'greedy']);
  assert.equal(people([seat(0), seat(1, 'greedy'), seat(2)]), 2);
  assert.equal(firstPerson([seat(0, 'greedy'), seat(1)]), 1);
  assert.equal(firstPerson([seat(0, 'greedy')]), 0);
});

test('the map on the screen is the one drawn on, and one’s own while bots act', () => {
  const table = { seats: [seat(0, 'greedy'), seat(1)], open: false };
  assert.equal(mapSeat(view({ on: 0, seat: 1 }), table), 0);
  assert.equal(mapSeat(view({ phase: 'bot', on: 0 }), table), 1);
  assert.equal(mapSeat(view({ phase: 'over', on: 0 }), table), 1);
  assert.equal(mapSeat(view({ phase: 'bot', on: 0 }), { seats: [seat(0), seat(1), seat(2, 'greedy')], open: false }, 1), 1);
});

test('at a table on several devices one’s own map is that of this device', () => {
  const table = { seats: [seat(0), seat(1), seat(2)], open: false, mine: [1, 2] };
  assert.equal(mapSeat(view({ phase: 'over', on: 0 }), table, 2), 1);
  assert.equal(mapSeat(view({ phase: 'bot', on: 0 }), table), 1);
  assert.equal(needsCurtain(view({ seat: 2 }), table, 1), true);
  assert.equal(needsCurtain(view({ seat: 2, phase: 'bot' }), table, 1), false);
  assert.equal(needsCurtain(view({ seat: 0 }), table, 1), false);
  assert.equal(needsCurtain(view({ seat: 1 }), { ...table, mine: [1] }, -1), false);
});

test('the curtain falls where another person has to come', () => {
  const two = { seats: [seat(0), seat(1)], open: false };
  assert.ok(needsCurtain(view({ seat: 1 }), two, 0));
  assert.ok(!needsCurtain(view({ seat: 1 }), two, 1));
  assert.ok(needsCurtain(view({ phase: 'bot', seat: 1 }), two, 1));
  assert.ok(!needsCurtain(view({ phase: 'over', seat: 1 }), two, 0));
  assert.ok(!needsCurtain(view({ seat: 1 }), { seats: [seat(0), seat(1, 'greedy')], open: false }, 0), 'one person needs none');
  assert.ok(!needsCurtain(view({ seat: 1 }), { ...two, open: true }, 0), 'at an open table all may look');
});

test('an origin is read as far as it can be', () => {
  assert.deepEqual(originOf(null), { kind: 'free' });
  assert.deepEqual(originOf({ kind: 'stolen', day: '2026-11-15' }), { kind: 'free' });
  assert.deepEqual(originOf({ kind: 'daily', day: '2026-11-15' }), { kind: 'daily', day: '2026-11-15' });
  assert.deepEqual(originOf({ kind: 'challenge', day: 3, rival: { name: 'Bo', record: 'r' } }), {
    kind: 'challenge',
    rival: { name: 'Bo', record: 'r' },
  });
  assert.deepEqual(originOf({ kind: 'challenge', rival: { name: 7, record: 'r' } }), { kind: 'challenge' });
  assert.match(today(), /^\d{4}-\d\d-\d\d$/);
});

test('a save is open unless it is finished or damaged', () => {
  assert.ok(isOpen(save('a')));
  assert.ok(!isOpen(save('a', { finished: true })));
  assert.ok(!isOpen(save('a', { damaged: true })));
});

test('the game that waits is the first that is open', () => {
  assert.equal(waitingSave(), undefined);
  update('stored', { saves: [save('done', { finished: true }), save('broken', { damaged: true }), save('waits'), save('old')] });
  assert.equal(waitingSave()?.id, 'waits');
});

test('the first try of a day is the game that was begun first, finished or not', () => {
  const day = '2026-11-15';
  update('stored', { saves: [save('other'), save('first')], days: { [day]: 'first' } });
  assert.equal(dailySave(day)?.id, 'first');
  assert.equal(dailyResult(day), undefined);
  update('stored', {
    saves: [save('first', { finished: true })],
    games: [kept('practice'), kept('first', { daily: true }), kept('taken', { taken: true })],
  });
  assert.equal(dailySave(day), undefined);
  assert.equal(dailyResult(day)?.id, 'first');
  assert.equal(dailyResult('2026-11-16'), undefined);
});

test('games taken over from a replay count nowhere, and statistics get figures only', () => {
  update('stored', { games: [kept('one'), kept('two', { taken: true })] });
  assert.deepEqual(playedGames().map((game) => Object.keys(game)), [['day', 'daily', 'hints', 'summary']]); // prettier-ignore
});

test('a dialog is about its game, or about the one just finished', () => {
  const [one, two] = [kept('one'), kept('two')];
  update('stored', { games: [one, two] });
  put('game', { id: 'two' });
  update('where', { dialog: { is: 'share', game: one } });
  assert.equal(subject(), one);
  update('where', { dialog: { is: 'share', game: null } });
  assert.equal(subject(), two);
  update('where', { dialog: { is: 'menu' } });
  assert.equal(subject(), two);
  put('game', { id: 'three' });
  assert.equal(subject(), null);
  assert.equal(finishedGame('one'), one);
});

test('a finished table has a game for each person, with their name and crest', () => {
  const of = (id: string, at: number, name: string): ReturnType<typeof kept> => {
    const game = kept(id);
    return { ...game, seat: at, name, summary: { ...game.summary, players: 3 } };
  };
  const [anna, boris] = [of('g', 0, 'Anna'), of('g-2', 2, 'Boris')];
  update('stored', { games: [anna, boris] });
  put('game', { id: 'g', seats: [seat(0), seat(1, 'greedy'), { ...seat(2), crest: 'bell' }] });
  assert.deepEqual([finishedSeat(0), finishedSeat(1), finishedSeat(2)], [anna, anna, boris], 'for a bot’s map the first person’s');
  assert.deepEqual(bearer(boris), { name: 'Boris', crest: 'bell' });
  assert.deepEqual(bearer(anna), { name: 'Anna', crest: 'tower' });
  put('game', { id: 'another' });
  assert.deepEqual(bearer(boris), { name: 'Boris', crest: '' });
  update('settings', { name: 'Me', crest: 'ship' });
  assert.deepEqual(bearer(kept('solo')), { name: 'Me', crest: 'ship' });
});

test('raids are monsters that another drew here since the owner was last at it', () => {
  const mine = event('drawn', { by: 0, on: 0, card: 'hamlet' });
  const raid = event('drawn', { by: 1, on: 0, card: 'goblin-attack' });
  const elsewhere = event('drawn', { by: 0, on: 1, card: 'goblin-attack' });
  const drawing = event('drawn', { by: 1, on: 0, card: 'hamlet' });
  assert.ok(isRaid(raid, 0));
  for (const other of [mine, elsewhere, drawing]) assert.ok(!isRaid(other, 0));
  assert.ok(!isRaid(raid, 1));
  assert.deepEqual(raidsOn(view({ log: [raid, mine, elsewhere, raid, raid] }), 0), [raid, raid]);
  assert.deepEqual(raidsOn(view({ log: [mine] }), 0), []);
});

test('the language is the first that is asked for and spoken', () => {
  assert.equal(chooseLanguage([null, null], ['uk-UA', 'en']), 'uk');
  assert.equal(chooseLanguage(['cs', 'pl'], ['uk']), 'cs');
  assert.equal(chooseLanguage(['de', 'PL-pl'], ['uk']), 'pl');
  assert.equal(chooseLanguage([null, null], ['fr', 'ja']), 'en');
  assert.equal(chooseLanguage(['pseudo', null], []), 'pseudo');
  assert.equal(chooseLanguage(['pseudo-rtl', null], []), 'pseudo-rtl');
  assert.ok(isTheme('candle') && !isTheme('neon') && !isTheme(null));
});

test('the form asks for one seat, or for a table', () => {
  const form = { ...freshForm(), open: true };
  assert.deepEqual(chosenTable(form), { seats: [seat(0)], open: false });
  assert.deepEqual(chosenTable({ ...form, mode: 'table' }), { seats: form.seats, open: true });
  assert.notEqual(preset('base'), preset('base'), 'nobody can change the catalogue');
  assert.throws(() => preset('nothing'));
});

test('screens are home, the game, and rooms beside them', () => {
  assert.ok(isGame({ to: 'play' }) && isGame({ to: 'final' }) && !isGame({ to: 'home' }));
  assert.ok(isRoom({ to: 'stats' }) && !isRoom({ to: 'home' }) && !isRoom({ to: 'play' }));
});
