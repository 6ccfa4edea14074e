/** Puzzles: opened, answered, solved and left. They are played like a game, and no game is touched by them. */

import { announce } from '../browser/announce';
import { randomSeed } from '../browser/ids';
import { packed, siteLink } from '../commands/links';
import { goTo } from '../commands/navigate';
import { layOut } from '../commands/open';
import { copy, fail } from '../commands/page';
import type { PuzzleOpenAnswer, PuzzleSums, View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { today } from '../state/origin';
import { actionsOf, freshPuzzle, type RunResult, type Way } from '../state/puzzle';
import type { Route } from '../state/route';
import { botsOf } from '../state/seats';
import { state, update } from '../state/store';
import type { TallyLine } from '../state/tally';
import { t } from '../words/texts';
import { type Kind, lay as layAgain, leave, now, perPlay, type Play } from './play';
import { lookAhead } from './puzzle-ahead';
import { figures, keepAnswer, keepGiven, keepRating, keepRun } from './puzzle-figures';
import { RUN_SECONDS, RunClock } from './puzzle-run';
import { settle } from './show';
import { hurryTally } from './tally';

/** The maker of new puzzles (docs/notation.md); codes of the first have no number. */
const MAKER = 2;
/** No season before the puzzle is counted. */
const ALL_TALLIED = 4;

/** The puzzle on the table. */
class Puzzle implements Kind {
  readonly name = 'puzzle';
  /** The code of the puzzle that comes after this one. */
  next = '';
  /** What was found out about it so far. */
  answered = { tries: 0, right: false, given: false };
  /** The clock of a run of puzzles. */
  clock: RunClock | null = null;

  constructor(
    readonly code: string,
    /** The game that lay on the table before the first puzzle. */
    readonly before: Play,
  ) {}

  /** A puzzle is not a game, and nothing of it is stored. */
  keep(): Promise<void> {
    return Promise.resolve();
  }

  async reopen(): Promise<View | null> {
    const answer = await ask({ do: 'puzzle-open', code: this.code });
    return answer.ok ? answer.view : null;
  }

  scored(play: Play, view: View): void {
    void judge(play, this, view);
  }

  /** The table as it was before the first puzzle, also in Python: the end of a game can be looked at again. */
  left(play: Play): void {
    opening(play).asked = null;
    endRun(this);
    update('puzzle', { ...freshPuzzle(), lastRun: state.puzzle.lastRun });
    const { view, seats } = layAgain(this.before).game;
    if (view?.phase === 'over') void ask({ do: 'open', record: view.record, bots: botsOf(seats) }).catch(() => null);
  }
}

function puzzleNow(play = now()): Puzzle | null {
  return play.kind instanceof Puzzle ? play.kind : null;
}

/** What to open, and why. */
export interface Asked {
  code: string;
  way: Way;
  of?: string;
  rest?: readonly string[];
}

/** What was last asked for while a game lay on the table: the latest wins. */
const opening = perPlay((): { asked: Asked | null } => ({ asked: null }));

/** Opens a puzzle; true if it is on the table. A code that is not one is refused, and the player stays. */
export async function openPuzzle(asked: Asked): Promise<boolean> {
  const before = now();
  const { route } = state.where;
  opening(before).asked = asked;
  update('puzzle', { opening: asked.code || '?' });
  const answer = await ask({ do: 'puzzle-open', code: asked.code }).catch(() => null);
  if (opening(before).asked !== asked) return false;
  update('puzzle', { opening: '' });
  if (state.where.route !== route || now() !== before) return false; // gone elsewhere meanwhile
  if (!answer) return false; // the page says that the engine is gone
  if (!answer.ok) {
    fail(asked.way === 'own' || asked.code.startsWith('own.') ? 'puzzles-bad-moment' : 'puzzles-bad-code', answer.error);
    return false;
  }
  lay(answer, asked);
  return true;
}

function lay({ puzzle, view }: PuzzleOpenAnswer, { code, way, of = '', rest = [] }: Asked): void {
  const earlier = puzzleNow();
  const again = earlier?.code === code ? earlier : null;
  if (!earlier) leave();
  else if (way !== 'run') endRun(earlier);
  const kind = new Puzzle(code, earlier?.before ?? now());
  kind.answered = again?.answered ?? kind.answered;
  kind.next = again?.next || (rest[0] ?? nextCode(way, of));
  kind.clock = earlier?.clock ?? null;
  const { back, run, lastRun } = state.puzzle;
  const place = { back: earlier ? back : whereNow(), run: way === 'run' ? run : null, lastRun };
  update('puzzle', { ...freshPuzzle(), ...place, now: { ...puzzle, code }, way, of, rest, actions: actionsOf(view.record).length });
  const play = layOut(view, kind, { tallied: ALL_TALLIED });
  settle(view, play);
  void lookAhead(kind.next, () => !play.isOver);
}

/** Coming back does not open a linked puzzle again. */
function whereNow(): Route {
  const { route } = state.where;
  return route.to === 'puzzles' ? { to: 'puzzles' } : route;
}

/** A code at random, for the way that one goes. Against the clock they become harder with their place. */
export function nextCode(way: Way, of: string, place = (state.puzzle.run?.tried ?? 0) + 1): string {
  if (way === 'run') return `run.${place}.${randomSeed()}`;
  return way === 'edict' ? `${MAKER}.${of}.${randomSeed()}` : `${MAKER}.${randomSeed()}`;
}

export function openDay(): Promise<boolean> {
  const day = today();
  return openPuzzle({ code: `day.${day}`, way: 'day', of: day });
}

/** One that someone has named: a link, or a code that was typed in. */
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
  void openPuzzle({ code: puzzleNow()?.next || nextCode(way, of), of, ...onward });
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

/** What the season brought, compared with the most that it could. */
async function judge(play: Play, kind: Puzzle, view: View): Promise<void> {
  const { now: puzzle, actions, way } = state.puzzle;
  if (!puzzle) return;
  const words = actionsOf(view.record).slice(actions);
  const { rated, ratings } = figures();
  const answer = await ask({ do: 'puzzle-check', code: kind.code, actions: words, rating: ratings.at(-1) ?? 0, rated }).catch(() => null);
  if (play.isOver || !answer?.ok || !answer.sums) return;
  const { right = false, sums, rating: after } = answer;
  if (way === 'run') hurryTally(play); // the clock continues
  const { tries, right: solved, given } = kind.answered;
  keepAnswer(puzzle.best - sums.total, tries === 0, right && !solved && !given);
  // Only the first answer counts, and no one is rated by their own puzzle game.
  const counts = tries === 0 && way !== 'own' && after !== undefined;
  const rating = counts ? { now: after, change: keepRating(after) } : null;
  kind.answered = { tries: tries + 1, right: solved || right, given };
  const { run } = state.puzzle;
  const counted = run && { ...run, tried: run.tried + 1, solved: run.solved + Number(right) };
  update('puzzle', { verdict: { right, sums, rating }, run: counted });
}

/** The best ways, on the map and in sums; -1 is the player's own answer. */
export async function showSolution(shown = 0): Promise<void> {
  const play = now();
  const kind = puzzleNow(play);
  const { verdict } = state.puzzle;
  if (!kind || !verdict) return;
  hurryTally(play);
  if (!state.puzzle.solutions.length) {
    const answer = await ask({ do: 'puzzle-solution', code: kind.code }).catch(() => null);
    if (play.isOver || !answer?.ok) return;
    update('puzzle', { solutions: answer.solutions });
    if (!kind.answered.right && !kind.answered.given) keepGiven();
    kind.answered = { ...kind.answered, given: true };
  }
  const sums = state.puzzle.solutions[shown]?.sums ?? verdict.sums;
  update('puzzle', { shown: state.puzzle.solutions[shown] ? shown : -1 });
  showSums(play, sums);
}

function showSums(play: Play, sums: PuzzleSums): void {
  const { tally } = play.stage;
  const lines = linesOf(sums);
  if (!tally) return;
  play.put({ stage: { map: sums.map, tally: { ...tally, lines, counted: lines.length, counting: false, lit: null } } });
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

/* ---------- against the clock ---------- */

/** Starts with the puzzle that was looked for beforehand. */
export async function startRun(code: string): Promise<void> {
  if (!(await openPuzzle({ code, way: 'run' }))) return;
  const kind = puzzleNow();
  if (!kind) return;
  kind.clock?.stop();
  kind.clock = new RunClock(showTime);
  update('puzzle', { run: { left: RUN_SECONDS, solved: 0, tried: 0 }, lastRun: null });
}

function showTime(seconds: number): void {
  const { run } = state.puzzle;
  if (!run) return;
  if (seconds !== run.left) update('puzzle', { run: { ...run, left: seconds } });
  if (seconds > 0) return;
  announce(t('puzzles-run-over', { count: run.solved }));
  void goTo({ to: 'puzzles' });
}

/** A player who leaves early keeps what was solved until then. */
function endRun(kind: Puzzle): void {
  const { run } = state.puzzle;
  kind.clock?.stop();
  kind.clock = null;
  if (!run) return;
  const { solved, tried } = run;
  update('puzzle', { run: null, lastRun: { solved, tried, best: keepRun(solved) } });
}

/** The run that ended last, until another begins. */
export function lastRun(): RunResult | null {
  return state.puzzle.lastRun;
}
