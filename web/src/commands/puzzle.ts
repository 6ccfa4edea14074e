/** Puzzles: opened, answered, solved and left. They are played like a game, and no game is touched by them. */

import { randomSeed } from '../browser/ids';
import type { PuzzleOpenAnswer, PuzzleSums, View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { today } from '../state/origin';
import { actionsOf, freshPuzzle, type PuzzleState, type Way } from '../state/puzzle';
import type { Route } from '../state/route';
import { botsOf } from '../state/seats';
import { type Game, type Stage, state, update } from '../state/store';
import type { TallyLine } from '../state/tally';
import { packed, siteLink } from './links';
import { dropGame } from './navigate';
import { layOut } from './open';
import { copy, fail } from './page';
import { lookAhead } from './puzzle-ahead';
import { keepAnswer, keepGiven } from './puzzle-figures';
import { settle } from './show';
import { hurryTally, onScored } from './tally';
import { thisVisit } from './visit';

/** No season before the puzzle is counted. */
const ALL_TALLIED = 4;

/** What lay on the table before the first puzzle. */
let before: { game: Game; stage: Stage } | null = null;
/** One puzzle follows another, or the same once more. */
let staying = false;
/** How often something was opened: the latest wins. */
let opened = 0;
/** The code of the puzzle that comes after this one. */
let next = '';
/** What was found out about the puzzle on the table. */
let answered = { tries: 0, right: false, given: false };

type Run = NonNullable<PuzzleState['run']>;
let keepLeft: (run: Run) => void = () => undefined;

/** For those who count the time: told of each run at its end, before anything of it is gone. */
export function onRunLeft(callback: (run: Run) => void): void {
  keepLeft = callback;
}

/** What to open, and why. */
export interface Asked {
  code: string;
  way: Way;
  of?: string;
  rest?: readonly string[];
}

/** Opens a puzzle; true if it is on the table. One that is none says so, and the player stays. */
export async function openPuzzle(asked: Asked): Promise<boolean> {
  const mine = ++opened;
  const { route } = state.where;
  update('puzzle', { opening: asked.code || '?' });
  const answer = await ask({ do: 'puzzle-open', code: asked.code }).catch(() => null);
  if (mine !== opened) return false;
  update('puzzle', { opening: '' });
  if (state.where.route !== route) return false; // gone elsewhere meanwhile
  if (!answer) return false; // the page says that the engine is gone
  if (!answer.ok) {
    fail(asked.way === 'own' || asked.code.startsWith('own.') ? 'puzzles-bad-moment' : 'puzzles-bad-code', answer.error);
    return false;
  }
  lay(answer, asked);
  void lookAhead(next);
  return true;
}

function lay({ puzzle, view }: PuzzleOpenAnswer, { code, way, of = '', rest = [] }: Asked): void {
  const { now, back, run } = state.puzzle;
  const again = now?.code === code;
  if (run && way !== 'run') keepLeft(run);
  const place = { back: now ? back : whereNow(), run: way === 'run' ? run : null };
  before = now ? before : { game: state.game, stage: state.stage };
  staying = now !== null;
  dropGame();
  staying = false;
  if (!again) answered = { tries: 0, right: false, given: false };
  update('puzzle', { ...freshPuzzle(), ...place, now: { ...puzzle, code }, way, of, rest, actions: actionsOf(view.record).length });
  layOut(view, { tallied: ALL_TALLIED });
  settle(view);
  thisVisit().addEventListener('abort', () => staying || close(), { once: true });
  next = again && next ? next : (rest[0] ?? nextCode(way, of));
}

/** Coming back does not open a linked puzzle once more. */
function whereNow(): Route {
  const { route } = state.where;
  return route.to === 'puzzles' ? { to: 'puzzles' } : route;
}

/** The table as it was before the first puzzle, also in Python: the end of a game can be looked at again. */
function close(): void {
  const found = before;
  before = null;
  next = '';
  opened += 1;
  void lookAhead('');
  if (state.puzzle.run) keepLeft(state.puzzle.run);
  update('puzzle', { ...freshPuzzle() });
  if (!found) return;
  update('game', found.game);
  update('stage', { ...found.stage, moment: null, tally: null });
  const { view, seats } = found.game;
  if (view?.phase === 'over') void ask({ do: 'open', record: view.record, bots: botsOf(seats) }).catch(() => null);
}

/** A code by lot, for the way that one goes. */
export function nextCode(way: Way, of: string): string {
  return way === 'edict' ? `${of}.${randomSeed()}` : randomSeed();
}

export function openDay(): Promise<boolean> {
  const day = today();
  return openPuzzle({ code: `day.${day}`, way: 'day', of: day });
}

/** One that somebody has named: a link, or a code that was typed in. */
export function openCode(text: string): Promise<boolean> {
  const code = text.trim().replace(/^.*#puzzle=/, '');
  const [kind = ''] = code.split('.');
  if (code === `day.${today()}`) return openDay();
  return openPuzzle({ code, way: kind === 'own' ? 'own' : 'free' });
}

export function tryAgain(): void {
  const { now, way, of, rest } = state.puzzle;
  if (now) void openPuzzle({ code: now.code, way, of, rest });
}

/** After the last of one's own turning points, and after the day's, any other. */
export function goToNextPuzzle(): void {
  const { way, of, rest } = state.puzzle;
  const onward = rest.length ? { way, rest: rest.slice(1) } : { way: way === 'edict' || way === 'run' ? way : ('free' as const) };
  void openPuzzle({ code: next || nextCode(way, of), of, ...onward });
}

export async function sharePuzzle(): Promise<void> {
  const { now } = state.puzzle;
  if (now) await copy(puzzleLink(now.code), 'share-link-copied');
}

/** A turning point carries its game with it, as short as it can be said. */
export async function puzzleLink(code: string): Promise<string> {
  const [kind, seat, number, ...record] = code.split('.');
  const short = kind === 'own' ? `own.${seat}.${number}.${await packed(record.join('.'))}` : code;
  return `${siteLink()}#puzzle=${short}`;
}

/* ---------- the answer ---------- */

/** What the season brought, beside the most that it could. */
async function judge(view: View): Promise<void> {
  const { now, actions, way } = state.puzzle;
  if (!now) return;
  const visit = thisVisit();
  const words = actionsOf(view.record).slice(actions);
  const answer = await ask({ do: 'puzzle-check', code: now.code, actions: words }).catch(() => null);
  if (visit.aborted || !answer?.ok || !answer.sums) return;
  const { right = false, sums } = answer;
  if (way === 'run') hurryTally(); // the clock goes on
  const first = answered.tries === 0;
  keepAnswer(now.best - sums.total, first, right && !answered.right && !answered.given);
  answered = { ...answered, tries: answered.tries + 1, right: answered.right || right };
  const { run } = state.puzzle;
  const counted = run && { ...run, tried: run.tried + 1, solved: run.solved + Number(right) };
  update('puzzle', { verdict: { right, sums }, run: counted });
}

onScored((view) => void judge(view));

/** The best ways, on the map and in sums; -1 is the player's own answer. */
export async function showSolution(shown = 0): Promise<void> {
  const { now, verdict } = state.puzzle;
  const visit = thisVisit();
  if (!now || !verdict) return;
  hurryTally();
  if (!state.puzzle.solutions.length) {
    const answer = await ask({ do: 'puzzle-solution', code: now.code }).catch(() => null);
    if (visit.aborted || !answer?.ok) return;
    update('puzzle', { solutions: answer.solutions });
    if (!answered.right && !answered.given) keepGiven();
    answered = { ...answered, given: true };
  }
  const sums = state.puzzle.solutions[shown]?.sums ?? verdict.sums;
  update('puzzle', { shown: state.puzzle.solutions[shown] ? shown : -1 });
  showSums(sums);
}

function showSums(sums: PuzzleSums): void {
  const { tally } = state.stage;
  const lines = linesOf(sums);
  if (tally) update('stage', { map: sums.map, tally: { ...tally, lines, counted: lines.length, counting: false, lit: null } });
}

export function linesOf({ explanations, coins, toll, toll_cells }: PuzzleSums): TallyLine[] {
  const plain = { letter: '', id: '', why: null };
  return [
    ...explanations.map((why): TallyLine => {
      const { letter, id, stars, claims } = why;
      return { of: 'edict', letter, id, stars, why, cells: claims.map(({ cells }) => cells) };
    }),
    { ...plain, of: 'coins', stars: coins, cells: [] },
    { ...plain, of: 'toll', stars: toll ? -toll : 0, cells: toll_cells.map((cell) => [cell]) },
  ];
}

/** For those who count the time. */
export function changeRun(run: Run): void {
  update('puzzle', { run });
}
