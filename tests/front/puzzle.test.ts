/** Puzzles are opened, answered, rated and left without changing saved games. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { clearLocalStorage } from '../../web/src/core/browser/local-storage';
import { storedPuzzleStats } from '../../web/src/features/puzzles/stats';
import { rememberLatest } from '../../web/src/play/save-game';
import { goBack, goTo } from '../../web/src/core/page/navigate';
import { leaveGame } from '../../web/src/play/open-game';
import { sendSimple } from '../../web/src/play/player-actions';
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
} from '../../web/src/features/puzzles/model';
import { puzzleStats } from '../../web/src/features/puzzles/stats';
import { recover } from '../../web/src/play/recover';
import { closeTally, skipCounting } from '../../web/src/play/show-tally';
import { parseCell } from '../../web/src/core/contract/cells';
import type { PuzzleJson, PuzzleScore } from '../../web/src/core/contract/generated/messages';
import { overlays } from '../../web/src/play/screen/overlay';
import { canHint } from '../../web/src/play/hint';
import { today } from '../../web/src/core/state/origin';
import { parsePuzzleStats, solvedStreak, withDayAnswer, withSolutionShown } from '../../web/src/features/puzzles/puzzle-stats';
import { state, update } from '../../web/src/core/state/store';
import { countedStars } from '../../web/src/core/state/tally';
import { parts } from '../../web/src/features/puzzles';
import * as puzzlePage from '../../web/src/features/puzzles/puzzles';
import { loadLazyTexts } from '../../web/src/core/words/texts';
import { provideLazyParts } from '../../web/src/core/lazy-parts';
import { rendered, saveGame, showGame } from './page-state';
import { pass, settled } from './clock';
import { WRONG_JSON_VALUES } from './damage';
import { answerRequests, type Message, requestsOf, refusal } from './scripted-engine';
import { BLANK, mapWith, event, player, score, view } from './game';
import { currentPlay } from '../../web/src/play/play';
import { puzzleState } from '../../web/src/features/puzzles/state';

provideLazyParts(parts);

const RECORD = 'bA1-x.F1.V2';
const BEST = mapWith({ a1: 'F' });
const refused = refusal('puzzle');

function puzzle(code: string): PuzzleJson {
  const moment = { record: RECORD, deal: 'bA1-x', season: 'spring', season_index: 0, map: BLANK, coins: 0, cards: [['hamlet']] };
  return {
    code,
    ...moment,
    edicts: [],
    scored_letters: ['A', 'B'],
    now: 3,
    best: 9,
    continuations: 40,
    best_continuations: 2,
    first_actions: 20,
    near_best: 3,
    grade: 3,
  };
}

function sums(total: number, map = BLANK): PuzzleScore {
  const why = { id: 'sentinel-wood', letter: 'A', stars: total - 1, count: 1, claims: [{ stars: total - 1, cells: ['a1'] }] };
  return { map, explanations: [why], coins: 2, toll: 1, toll_cells: ['k1'], total };
}

const MOVES = [{ kind: 'cell', terrain: 'F', shape_number: 0, cells: ['a1'], attack: [], skill: null }];
const now = view({ record: RECORD });
const scored = score('spring', 5, { edicts: { A: 4 }, coins: 2, toll: 1 });
const after = view({ record: `${RECORD}.F0a1.-1`, season: 'summer', season_index: 1, players: [player(0, { seasons: [scored] })] });
let total = 5;

/** Returns the kind of a puzzle by its code, and the day of a puzzle of a day. */
function kindOf(code: string): { kind: string; day: string } {
  const [kind = '', day = ''] = code.split('.');
  return kind === 'day' ? { kind, day } : { kind: kind === 'own' || kind === 'run' ? kind : 'free', day: '' };
}

const script = {
  'puzzle-open': ({ code }: Message) =>
    code === 'broken' ? refused : { ok: true, puzzle: puzzle(String(code)), ...kindOf(String(code)), view: now, events: [] },
  'puzzle-code'({ kind, ...fields }: Message) {
    const [seed, topic, place] = [fields.seed, fields.topic, fields.place].map(String);
    const codes = { free: ['2', seed], edict: ['2', topic, seed], run: ['run', place, seed], day: ['day', topic] };
    return { ok: true, code: codes[kind as keyof typeof codes].join('.') };
  },
  'puzzle-link': ({ code }: Message) => ({ ok: true, code: `short-${String(code)}` }),
  'puzzle-check': () => ({ ok: true, is_season_over: true, right: total === 9, score: sums(total), rating: 1200 + total }),
  'puzzle-solution': () => ({ ok: true, solutions: [BEST, BLANK].map((map) => ({ moves: MOVES, score: sums(9, map) })) }),
  'puzzle-prefetch': () => ({ ok: true, busy: false }),
  preview: () => refused,
  'score-map': () => refusal('x'),
  open: ({ record }: Message) => ({ ok: true, view: view({ record: String(record) }), events: [] }),
  next: () => ({ ok: true, view: after, events: [event('scored', { score: scored, map: BLANK })] }),
  pack: ({ record }: Message) => ({ ok: true, record: `short-${String(record).length}` }),
};

beforeEach(async () => {
  await pass(5000);
  clearLocalStorage();
  puzzleState.reset();
  total = 5;
  answerRequests(script);
  update('navigation', { route: { to: 'puzzles' } });
});

async function open(code = 'seed', mode: 'free' | 'day' | 'edict' | 'own' = 'free', topic = ''): Promise<void> {
  await openPuzzle({ code, mode, topic });
  await settled();
}

/** Reads the verdict anew, because TypeScript keeps its narrowed type from before an answer. */
const verdict = (): typeof puzzleState.value.verdict => puzzleState.value.verdict;

/** Ends the season with so many stars, and skips the count. */
async function answer(stars: number): Promise<void> {
  total = stars;
  sendSimple(currentPlay(), 'next');
  await settled();
  skipCounting(currentPlay());
  await settled();
}

test('an open puzzle is shown like a game but never saved as one', async () => {
  const before = currentPlay();
  rememberLatest(currentPlay(), view({ record: 'before' }));
  await open();
  assert.equal(state.navigation.route.to, 'play');
  assert.equal(puzzleState.value.current?.code, 'seed');
  assert.equal(state.game.view?.record, RECORD);
  assert.equal(canHint(currentPlay()), false);
  await saveGame(now);
  assert.deepEqual(state.stored.saves, []);
  assert.deepEqual([currentPlay().latest, before.latest?.record], [null, 'before']);
});

test('a reload opens a puzzle by its code, and after a timed run the list', async () => {
  const route = (): unknown => currentPlay().behaviour.reopenedRoute?.();
  await open();
  assert.deepEqual(route(), { to: 'puzzles', code: 'seed' });
  await startRun('run.1.seed');
  assert.deepEqual(route(), { to: 'puzzles' });
});

test('an answer below the best counts as tried but not solved, and its tally stays open', async () => {
  await open();
  await answer(5);
  assert.equal(requestsOf('puzzle-check')[0]?.record, after.record);
  assert.equal(puzzleState.value.verdict?.isCorrect, false);
  assert.equal(puzzleState.value.verdict?.sums.total, 5);
  closeTally(currentPlay());
  await settled();
  assert.ok(state.display.tally, 'it stays until something is chosen');
  assert.deepEqual([puzzleStats().tried, puzzleStats().solved], [1, 0]);
});

test('the solutions and the player’s own answer are shown one after another on the map', async () => {
  await open();
  await answer(5);
  await showSolution(currentPlay());
  assert.equal(state.display.map, BEST);
  assert.ok(state.display.tally);
  assert.equal(countedStars(state.display.tally), 9);
  assert.deepEqual(overlays(currentPlay()), [
    { kind: 'suggestions', suggestions: [{ letter: 'F', cells: [parseCell('a1')], attack: [], label: '1' }], chosen: 0 },
  ]);
  await showSolution(currentPlay(), 1);
  assert.equal(state.display.map, BLANK);
  await showSolution(currentPlay(), 2);
  assert.equal(puzzleState.value.shownSolution, -1, 'the player’s own answer follows the last solution');
  assert.equal(countedStars(state.display.tally), 5);
  assert.deepEqual(overlays(currentPlay()), []);
  assert.equal(requestsOf('puzzle-solution').length, 1);
});

test('a puzzle that is solved twice after a wrong answer counts as solved once', async () => {
  await open();
  await answer(5);
  tryAgain();
  await settled();
  assert.equal(state.display.tally, null);
  assert.equal(puzzleState.value.verdict, null);
  for (let i = 0; i < 2; i++) {
    await answer(9);
    assert.equal(verdict()?.isCorrect, true);
    tryAgain();
    await settled();
  }
  assert.deepEqual([puzzleStats().tried, puzzleStats().solved], [1, 1]);
  assert.equal(state.busyCount, 0);
});

test('a puzzle that is answered after its solution was shown does not count as solved', async () => {
  await open('day', 'day', today());
  await answer(5);
  await showSolution(currentPlay());
  tryAgain();
  await settled();
  await answer(9);
  assert.equal(puzzleStats().solved, 0);
  assert.deepEqual(puzzleStats().days[today()], { tries: 2, short: 4, solved: false, given: true });
});

test('the next puzzle is generated while the current one is played, and opens after it', async () => {
  let busy = 2;
  answerRequests({ ...script, 'puzzle-prefetch': () => ({ ok: true, busy: busy-- > 0 }) });
  await open('great-city.first', 'edict', 'great-city');
  await pass(200);
  const ahead = requestsOf('puzzle-prefetch');
  assert.equal(ahead.length, 3);
  assert.match(String(ahead[0]?.code), /^2\.great-city\.\w{8}$/);
  await answer(9);
  assert.equal(puzzleStats().edicts['great-city'], 1);
  goToNextPuzzle(currentPlay());
  await settled();
  assert.equal(puzzleState.value.current?.code, ahead[0]?.code);
  assert.equal(puzzleState.value.mode, 'edict');
});

test('a failed easy puzzle is followed by an easy one, any other by a random one', async () => {
  for (const [grade, stars, next] of [
    [1, 5, /^run\.0\./],
    [1, 9, /^2\./],
    [3, 5, /^2\./],
  ] as const) {
    answerRequests({
      ...script,
      'puzzle-open': ({ code }) => ({ ok: true, puzzle: { ...puzzle(String(code)), grade }, view: now, events: [] }),
    });
    await open(`grade-${grade}-${stars}`);
    await answer(stars);
    goToNextPuzzle(currentPlay());
    await settled();
    assert.match(String(puzzleState.value.current?.code), next);
    assert.equal(puzzleState.value.mode, 'free');
  }
});

test('puzzles from the player’s own game come in order, then a random one', async () => {
  await openPuzzle({ code: 'own.0.1.r', mode: 'own', queue: ['own.0.2.r'] });
  goToNextPuzzle(currentPlay());
  await settled();
  assert.equal(puzzleState.value.current?.code, 'own.0.2.r');
  assert.equal(puzzleState.value.mode, 'own');
  goToNextPuzzle(currentPlay());
  await settled();
  assert.equal(puzzleState.value.mode, 'free');
});

test('leaving a puzzle returns to the previous screen and its finished game', async () => {
  const over = view({ record: 'finished', phase: 'over' });
  showGame(over, { id: 'mine', talliedSeasons: 4 });
  update('navigation', { route: { to: 'final' } });
  await goTo({ to: 'review', record: 'finished', seat: 0 });
  await open('own.0.1.r', 'own');
  assert.equal(state.game.view?.record, RECORD);
  tryAgain();
  await settled();
  leaveGame();
  await settled();
  assert.equal(state.navigation.route.to, 'review');
  assert.equal(puzzleState.value.current, null);
  assert.deepEqual([state.game.id, state.game.view?.record], ['mine', 'finished']);
  assert.deepEqual(requestsOf('open').at(-1)?.record, 'finished', 'the engine has opened it again, too');
  goBack();
  assert.equal(state.navigation.route.to, 'final');
});

test('an invalid puzzle code shows a failure, and the player stays on the screen', async () => {
  assert.equal(await openCode('  broken '), false);
  assert.equal(state.notices.failure?.text, 'puzzles-bad-code');
  assert.equal(state.navigation.route.to, 'puzzles');
  assert.equal(puzzleState.value.isOpening, false);
  answerRequests({ ...script, 'puzzle-open': () => refusal('moment') });
  await openCode('https://example.org/#puzzle=own.0.1.x');
  assert.equal(requestsOf('puzzle-open')[0]?.code, 'own.0.1.x');
  assert.equal(state.notices.failure?.text, 'puzzles-bad-moment');
});

test('no puzzle opens when the engine is lost during the request', async () => {
  answerRequests({ ...script, 'puzzle-open': () => Promise.reject(new Error('gone')) });
  assert.equal(await openDay(), false);
  assert.equal(state.navigation.route.to, 'puzzles');
});

test('a puzzle that is ready after the player has left does not open', async () => {
  let respond: (value: unknown) => void = () => undefined;
  answerRequests({ ...script, 'puzzle-open': () => new Promise((resolve) => (respond = resolve)) });
  const opening = openPuzzle({ code: 'late', mode: 'free' });
  await settled();
  await goTo({ to: 'home' });
  respond({ ok: true, puzzle: puzzle('late'), view: now, events: [] });
  assert.equal(await opening, false);
  assert.equal(state.navigation.route.to, 'home');
  assert.equal(puzzleState.value.current, null);
});

test('after a restart the engine opens the puzzle again, and no game', async () => {
  await open();
  await recover(currentPlay());
  assert.equal(requestsOf('puzzle-open').length, 2);
  assert.deepEqual(requestsOf('open'), []);
});

test('a puzzle link contains the code that the engine makes as short as it goes', async () => {
  location.href = 'https://example.org/map/?lang=uk';
  assert.equal(await puzzleLink('own.0.12.bA1-x.F1.V2'), 'https://example.org/map/to/puzzle/#puzzle=short-own.0.12.bA1-x.F1.V2');
});

/* ---------- the rating ---------- */

test('only the first answer to a puzzle changes the player rating that the engine gets next', async () => {
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
  assert.deepEqual([puzzleStats().rated, puzzleStats().ratings], [2, [1205, 1209]]);
  const lastCheck = requestsOf('puzzle-check').at(-1);
  assert.deepEqual([lastCheck?.rating, lastCheck?.rated_puzzles], [1205, 1]);
});

test('a puzzle from the player’s own game does not change the player rating', async () => {
  await open('own.0.3.bA1-x', 'own');
  await answer(9);
  assert.equal(verdict()?.rating, null);
  assert.equal(puzzleStats().rated, 0);
});

/* ---------- against the clock ---------- */

test('a run counts solved puzzles until its time is up, and the best run is stored', async () => {
  await startRun('run.0.x');
  assert.deepEqual(puzzleState.value.run, { secondsLeft: 300, solved: 0, tried: 0 });
  for (const stars of [9, 5, 9]) {
    await answer(stars);
    goToNextPuzzle(currentPlay());
    await settled();
  }
  const codes = requestsOf('puzzle-open').map(({ code }) => String(code).replace(/\w+$/, ''));
  assert.deepEqual(codes, ['run.0.', 'run.1.', 'run.2.', 'run.3.'], 'each code contains the position in the run');
  await pass(1000);
  assert.deepEqual(puzzleState.value.run, { secondsLeft: 299, solved: 2, tried: 3 });
  await pass(300_000);
  assert.equal(state.navigation.route.to, 'puzzles');
  assert.equal(puzzleState.value.current, null);
  assert.deepEqual(lastRun(), { solved: 2, tried: 3, isBest: true });
  assert.equal(puzzleStats().run, 2);
});

test('the time of a run stops while the next puzzle is loading', async () => {
  await startRun('run.0.x');
  let respond: (response: unknown) => void = () => undefined;
  answerRequests({ ...script, 'puzzle-open': () => new Promise((resolve) => (respond = resolve)) });
  await pass(1000);
  goToNextPuzzle(currentPlay());
  await pass(60_000);
  assert.equal(puzzleState.value.run?.secondsLeft, 299);
  leaveGame();
  await pass(1000);
  assert.deepEqual(lastRun(), { solved: 0, tried: 0, isBest: false });
  respond(refused);
  await settled();
});

test('leaving a run counts a puzzle that was just solved', async () => {
  for (const leave of [async () => leaveGame(), () => openCode('abc')]) {
    await startRun('run.0.x');
    await answer(9);
    await leave();
    await settled();
    assert.equal(puzzleState.value.run, null);
    assert.deepEqual(lastRun(), { solved: 1, tried: 1, isBest: true });
    assert.equal(puzzleStats().run, 1);
    clearLocalStorage();
  }
});

/* ---------- what is stored ---------- */

const DAY = '2026-11-15';

test('daily puzzles count as solved on their own day only, and solved days form a streak', () => {
  let stats = parsePuzzleStats({});
  for (const [of, short] of [['2026-11-13', 0], ['2026-11-14', 2], ['2026-11-14', 0], [DAY, 0]] as const) stats = withDayAnswer(stats, of, short, of); // prettier-ignore
  assert.deepEqual(stats.days['2026-11-14'], { tries: 2, short: 2, solved: true, given: false });
  assert.equal(solvedStreak(stats, DAY), 3);
  assert.equal(solvedStreak(stats, '2026-11-16'), 3, 'the puzzle of today can still be solved');
  assert.equal(solvedStreak(stats, '2026-11-17'), 0);
  assert.equal(withDayAnswer(stats, '2026-11-12', 0, DAY).days['2026-11-12']?.solved, false, 'too late');
  assert.equal(withSolutionShown(stats, '2026-11-01'), stats);
});

test('puzzle statistics are read from storage, and a damaged value affects only itself', () => {
  const days = { [DAY]: { tries: 1, short: 0, solved: true, given: false } };
  const good = { tried: 4, solved: 3, run: 2, rated: 2, ratings: [1190, 1210], days, edicts: { silos: 2 } };
  assert.deepEqual(parsePuzzleStats(good), good);
  for (const wrong of Object.values(WRONG_JSON_VALUES)) {
    const stats = parsePuzzleStats({
      ...good,
      days: { ...good.days, '2026-11-16': wrong(), soon: good.days[DAY] },
      edicts: { ...good.edicts, x: 1 },
    });
    assert.deepEqual(stats, good);
    for (const key of ['tried', 'solved', 'run', 'rated', 'ratings', 'days', 'edicts'] as const) {
      const rest = parsePuzzleStats({ ...good, [key]: wrong() });
      assert.deepEqual({ ...rest, [key]: good[key] }, good);
    }
  }
  storedPuzzleStats.write(good);
  assert.deepEqual(storedPuzzleStats.read(), good);
});

test("a newcomer with a friend's link reads whose puzzle it is, and its button is the only primary one", async () => {
  await loadLazyTexts();
  puzzlePage.arrive({ to: 'puzzles', code: 'bA1-x.F1', invited: true });
  const page = rendered(puzzlePage.screen());
  assert.equal(page.querySelector('h2')?.textContent, 'A friend’s puzzle');
  assert.deepEqual([...page.querySelectorAll<HTMLElement>('.btn.primary')].map(({ dataset }) => dataset.act), ['accept']); // prettier-ignore
});
