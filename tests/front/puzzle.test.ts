/** Puzzles: opened, answered, solved and left; no game is touched by them, and what came of them is stored. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { forgetStored } from '../../web/src/browser/local';
import { storedFigures } from '../../web/src/browser/puzzles';
import { note } from '../../web/src/play/keep';
import { goBack, goTo } from '../../web/src/commands/navigate';
import { leaveGame } from '../../web/src/commands/open';
import { goOn } from '../../web/src/play/act';
import {
  goToNextPuzzle,
  lastRun,
  openCode,
  openDay,
  openPuzzle,
  puzzleLink,
  showSolution,
  startRun,
  tryAgain,
} from '../../web/src/play/puzzle';
import { figures } from '../../web/src/play/puzzle-figures';
import { recover } from '../../web/src/play/recover';
import { endTally, hurryTally } from '../../web/src/play/tally';
import { placeOf } from '../../web/src/contract/cells';
import type { PuzzleJson, PuzzleSums } from '../../web/src/contract/generated/messages';
import { overlays } from '../../web/src/screens/play/overlay';
import { mayHint } from '../../web/src/state/hand';
import { today } from '../../web/src/state/origin';
import { actionsOf } from '../../web/src/state/puzzle';
import { parseFigures, streakOf, withDay, withGiven } from '../../web/src/state/puzzle-figures';
import { state, update } from '../../web/src/state/store';
import { countedStars } from '../../web/src/state/tally';
import { keep, onTheTable } from './begin';
import { pass, settled } from './clock';
import { WRONG_IN_JSON } from './damage';
import { answers, type Message, whatWasAsked } from './engine';
import { BLANK, drawn, event, player, score, view } from './game';
import { now as onTable } from '../../web/src/play/play';

const RECORD = 'bA1-x.F1.V2';
const BEST = drawn({ a1: 'F' });
const refused = { ok: false, error: { code: 'puzzle', detail: '' } };

function puzzle(code: string): PuzzleJson {
  const shown = { record: RECORD, deal: 'bA1-x', season: 'spring', season_index: 0, map: BLANK, coins: 0, cards: [['hamlet']] };
  return { code, ...shown, edicts: [], live: ['A', 'B'], now: 3, best: 9, ways: 40, right: 2, choices: 20, near: 3, grade: 3 };
}

function sums(total: number, map = BLANK): PuzzleSums {
  const why = { id: 'sentinel-wood', letter: 'A', stars: total - 1, count: 1, claims: [{ stars: total - 1, cells: ['a1'] }] };
  return { map, explanations: [why], coins: 2, toll: 1, toll_cells: ['k1'], total };
}

const MOVES = [{ text: 'F0a1', terrain: 'F', cells: ['a1'], attack: [], skill: null }];
const now = view({ record: RECORD });
const scored = score('spring', 5, { edicts: { A: 4 }, coins: 2, toll: 1 });
const after = view({ record: `${RECORD}.F0a1.-1`, season: 'summer', season_index: 1, players: [player(0, { seasons: [scored] })] });
let total = 5;

const script = {
  'puzzle-open': ({ code }: Message) => (code === 'broken' ? refused : { ok: true, puzzle: puzzle(String(code)), view: now, events: [] }),
  'puzzle-check': () => ({ ok: true, done: true, right: total === 9, sums: sums(total), rating: 1200 + total }),
  'puzzle-solution': () => ({ ok: true, solutions: [BEST, BLANK].map((map) => ({ moves: MOVES, sums: sums(9, map) })) }),
  'puzzle-ahead': () => ({ ok: true, busy: false }),
  preview: () => refused,
  desk: () => ({ ok: false, error: { code: 'x', detail: '' } }),
  open: ({ record }: Message) => ({ ok: true, view: view({ record: String(record) }), events: [] }),
  next: () => ({ ok: true, view: after, events: [event('scored', { score: scored, map: BLANK })] }),
  pack: ({ record }: Message) => ({ ok: true, record: `short-${String(record).length}` }),
};

beforeEach(async () => {
  await pass(5000);
  forgetStored();
  total = 5;
  answers(script);
  update('where', { route: { to: 'puzzles' } });
});

async function open(code = 'seed', way: 'free' | 'day' | 'edict' | 'own' = 'free', of = ''): Promise<void> {
  await openPuzzle({ code, way, of });
  await settled();
}

/** Read again: what was known of it before an answer counts no more. */
const verdict = (): typeof state.puzzle.verdict => state.puzzle.verdict;

/** The season's end: everything is counted at once. */
async function answer(stars: number): Promise<void> {
  total = stars;
  goOn('next');
  await settled();
  hurryTally();
  await settled();
}

test('a puzzle is on the table like a game, and none of it is kept as one', async () => {
  const before = onTable();
  note(view({ record: 'before' }));
  await open();
  assert.equal(state.where.route.to, 'play');
  assert.equal(state.puzzle.now?.code, 'seed');
  assert.equal(state.game.view?.record, RECORD);
  assert.equal(mayHint(), false);
  await keep(now);
  assert.deepEqual(state.stored.saves, []);
  assert.deepEqual([onTable().latest, before.latest?.record], [null, 'before']);
});

test('an answer is compared with the best, and its sums are shown', async () => {
  await open();
  await answer(5);
  assert.deepEqual(whatWasAsked('puzzle-check')[0]?.actions, ['F0a1']);
  assert.equal(state.puzzle.verdict?.right, false);
  assert.equal(state.puzzle.verdict?.sums.total, 5);
  endTally();
  await settled();
  assert.ok(state.stage.tally, 'it stays until something is chosen');
  assert.deepEqual([figures().tried, figures().solved], [1, 0]);
});

test('the best ways are leafed through on the map, and one’s own answer with them', async () => {
  await open();
  await answer(5);
  await showSolution();
  assert.equal(state.stage.map, BEST);
  assert.ok(state.stage.tally);
  assert.equal(countedStars(state.stage.tally), 9);
  assert.deepEqual(overlays(), [{ kind: 'places', places: [{ letter: 'F', cells: [placeOf('a1')], attack: [], label: '1' }], chosen: 0 }]);
  await showSolution(1);
  assert.equal(state.stage.map, BLANK);
  await showSolution(2);
  assert.equal(state.puzzle.shown, -1, 'after the last there is one’s own');
  assert.equal(countedStars(state.stage.tally), 5);
  assert.deepEqual(overlays(), []);
  assert.equal(whatWasAsked('puzzle-solution').length, 1);
});

test('the same once more, and a right answer is solved once', async () => {
  await open();
  await answer(5);
  tryAgain();
  await settled();
  assert.equal(state.stage.tally, null);
  assert.equal(state.puzzle.verdict, null);
  for (let i = 0; i < 2; i++) {
    await answer(9);
    assert.equal(verdict()?.right, true);
    tryAgain();
    await settled();
  }
  assert.deepEqual([figures().tried, figures().solved], [1, 1]);
  assert.equal(state.busy, 0);
});

test('whoever has seen the solution has not solved it', async () => {
  await open('day', 'day', today());
  await answer(5);
  await showSolution();
  tryAgain();
  await settled();
  await answer(9);
  assert.equal(figures().solved, 0);
  assert.deepEqual(figures().days[today()], { tries: 2, short: 4, solved: false, given: true });
});

test('the next one is looked for while this one is played, and is the one that comes', async () => {
  let busy = 2;
  answers({ ...script, 'puzzle-ahead': () => ({ ok: true, busy: busy-- > 0 }) });
  await open('great-city.first', 'edict', 'great-city');
  await pass(200);
  const ahead = whatWasAsked('puzzle-ahead');
  assert.equal(ahead.length, 3);
  assert.match(String(ahead[0]?.code), /^2\.great-city\.\w{8}$/);
  await answer(9);
  assert.equal(figures().edicts['great-city'], 1);
  goToNextPuzzle();
  await settled();
  assert.equal(state.puzzle.now?.code, ahead[0]?.code);
  assert.equal(state.puzzle.way, 'edict');
});

test('one’s own turning points come one after the other, then any puzzle', async () => {
  await openPuzzle({ code: 'own.0.1.r', way: 'own', rest: ['own.0.2.r'] });
  goToNextPuzzle();
  await settled();
  assert.equal(state.puzzle.now?.code, 'own.0.2.r');
  assert.equal(state.puzzle.way, 'own');
  goToNextPuzzle();
  await settled();
  assert.equal(state.puzzle.way, 'free');
});

test('leaving returns to where one was, with the finished game as it lay there', async () => {
  const over = view({ record: 'finished', phase: 'over' });
  onTheTable(over, { id: 'mine', tallied: 4 });
  update('where', { route: { to: 'final' } });
  await goTo({ to: 'review', record: 'finished', seat: 0 });
  await open('own.0.1.r', 'own');
  assert.equal(state.game.view?.record, RECORD);
  tryAgain();
  await settled();
  leaveGame();
  await settled();
  assert.equal(state.where.route.to, 'review');
  assert.equal(state.puzzle.now, null);
  assert.deepEqual([state.game.id, state.game.view?.record], ['mine', 'finished']);
  assert.deepEqual(whatWasAsked('open').at(-1)?.record, 'finished', 'Python has it again, too');
  goBack();
  assert.equal(state.where.route.to, 'final');
});

test('a puzzle that is none says so, and the player stays', async () => {
  assert.equal(await openCode('  broken '), false);
  assert.equal(state.page.failure?.text, 'puzzles-bad-code');
  assert.equal(state.where.route.to, 'puzzles');
  assert.equal(state.puzzle.opening, '');
  answers({ ...script, 'puzzle-open': () => refused });
  await openCode('https://example.org/#puzzle=own.0.1.x');
  assert.equal(whatWasAsked('puzzle-open')[0]?.code, 'own.0.1.x');
  assert.equal(state.page.failure?.text, 'puzzles-bad-moment');
});

test('an engine that is gone opens nothing', async () => {
  answers({ ...script, 'puzzle-open': () => Promise.reject(new Error('gone')) });
  assert.equal(await openDay(), false);
  assert.equal(state.where.route.to, 'puzzles');
});

test('whoever has gone elsewhere meanwhile is not called back', async () => {
  let come: (value: unknown) => void = () => undefined;
  answers({ ...script, 'puzzle-open': () => new Promise((resolve) => (come = resolve)) });
  const opening = openPuzzle({ code: 'late', way: 'free' });
  await settled();
  await goTo({ to: 'home' });
  come({ ok: true, puzzle: puzzle('late'), view: now, events: [] });
  assert.equal(await opening, false);
  assert.equal(state.where.route.to, 'home');
  assert.equal(state.puzzle.now, null);
});

test('a lost engine is given the puzzle again, never as a game', async () => {
  await open();
  await recover();
  assert.equal(whatWasAsked('puzzle-open').length, 2);
  assert.deepEqual(whatWasAsked('open'), []);
});

test('links: a seed as it is, a turning point with its game packed', async () => {
  location.href = 'https://example.org/map/?lang=uk';
  assert.equal(await puzzleLink('great-city.x'), 'https://example.org/map/#puzzle=great-city.x');
  assert.equal(await puzzleLink('own.0.12.bA1-x.F1.V2'), 'https://example.org/map/#puzzle=own.0.12.short-11');
});

test('the actions of a record are its words without deal and marks', () => {
  assert.deepEqual(actionsOf('bA1-x'), []);
  assert.deepEqual(actionsOf('bA1-x.F1.-2.V2._'), ['F1', 'V2']);
});

/* ---------- the rating ---------- */

test('the first answer to a puzzle changes the rating, and the engine is told the one before', async () => {
  await open();
  await answer(5);
  assert.deepEqual(verdict()?.rating, { now: 1205, change: null });
  tryAgain();
  await settled();
  await answer(9);
  assert.equal(verdict()?.rating, null);
  await open('another');
  await answer(9);
  assert.deepEqual(verdict()?.rating, { now: 1209, change: 4 });
  assert.deepEqual([figures().rated, figures().ratings], [2, [1205, 1209]]);
  const asked = whatWasAsked('puzzle-check').at(-1);
  assert.deepEqual([asked?.rating, asked?.rated], [1205, 1]);
});

test('nobody is rated by a moment of their own game', async () => {
  await open('own.0.3.bA1-x', 'own');
  await answer(9);
  assert.equal(verdict()?.rating, null);
  assert.equal(figures().rated, 0);
});

/* ---------- against the clock ---------- */

test('each puzzle of a run is asked for by its place', async () => {
  await startRun('run.0.x');
  for (const place of [1, 2]) {
    await answer(9);
    goToNextPuzzle();
    await settled();
    assert.match(String(whatWasAsked('puzzle-open').at(-1)?.code), new RegExp(`^run\\.${place}\\.`));
  }
});

test('a run counts what is solved until the time is up, and keeps the best', async () => {
  await startRun('run.0.x');
  assert.deepEqual(state.puzzle.run, { left: 300, solved: 0, tried: 0 });
  for (const stars of [9, 5, 9]) {
    await answer(stars);
    goToNextPuzzle();
    await settled();
  }
  await pass(1000);
  assert.deepEqual(state.puzzle.run, { left: 299, solved: 2, tried: 3 });
  await pass(300_000);
  assert.equal(state.where.route.to, 'puzzles');
  assert.equal(state.puzzle.now, null);
  assert.deepEqual(lastRun(), { solved: 2, tried: 3, best: true });
  assert.equal(figures().run, 2);
});

test('the clock stands still while a puzzle is looked for', async () => {
  await startRun('run.0.x');
  answers({ ...script, 'puzzle-open': () => new Promise(() => undefined) });
  await pass(1000);
  goToNextPuzzle();
  await pass(60_000);
  assert.equal(state.puzzle.run?.left, 299);
  leaveGame();
  await pass(1000);
  assert.deepEqual(lastRun(), { solved: 0, tried: 0, best: false });
});

test('a run that is left keeps what was solved a moment ago', async () => {
  for (const leave of [async () => leaveGame(), () => openCode('abc')]) {
    await startRun('run.0.x');
    await answer(9);
    await leave();
    await settled();
    assert.equal(state.puzzle.run, null);
    assert.deepEqual(lastRun(), { solved: 1, tried: 1, best: true });
    assert.equal(figures().run, 1);
    forgetStored();
  }
});

/* ---------- what is stored ---------- */

const DAY = '2026-11-15';

test('a day is solved on that day, without help, and days make a streak', () => {
  let found = parseFigures({});
  for (const [of, short] of [['2026-11-13', 0], ['2026-11-14', 2], ['2026-11-14', 0], [DAY, 0]] as const) found = withDay(found, of, short, of); // prettier-ignore
  assert.deepEqual(found.days['2026-11-14'], { tries: 2, short: 2, solved: true, given: false });
  assert.equal(streakOf(found, DAY), 3);
  assert.equal(streakOf(found, '2026-11-16'), 3, 'today is still to come');
  assert.equal(streakOf(found, '2026-11-17'), 0);
  assert.equal(withDay(found, '2026-11-12', 0, DAY).days['2026-11-12']?.solved, false, 'too late');
  assert.equal(withGiven(found, '2026-11-01'), found);
});

test('figures are parsed, and what is damaged costs only itself', () => {
  const days = { [DAY]: { tries: 1, short: 0, solved: true, given: false } };
  const good = { tried: 4, solved: 3, run: 2, rated: 2, ratings: [1190, 1210], days, edicts: { silos: 2 } };
  assert.deepEqual(parseFigures(good), good);
  for (const wrong of Object.values(WRONG_IN_JSON)) {
    const found = parseFigures({
      ...good,
      days: { ...good.days, '2026-11-16': wrong(), soon: good.days[DAY] },
      edicts: { ...good.edicts, x: 1 },
    });
    assert.deepEqual(found, good);
    for (const key of ['tried', 'solved', 'run', 'rated', 'ratings', 'days', 'edicts'] as const) {
      const rest = parseFigures({ ...good, [key]: wrong() });
      assert.deepEqual({ ...rest, [key]: good[key] }, good);
    }
  }
  storedFigures.write(good);
  assert.deepEqual(storedFigures.read(), good);
});
