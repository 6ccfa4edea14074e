/** Puzzles: opened, answered, solved and left. They are played like a game, and no game is touched by them. */

import { announce } from '../../core/browser/announce';
import { randomSeed } from '../../core/browser/ids';
import { packRecord, siteLink } from '../../core/page/links';
import { goTo } from '../../core/page/navigate';
import { enterPlay } from '../../play/open-game';
import { copy, showFailure } from '../../core/page/notices';
import type { OpenPuzzleResponse, PuzzleScore, View } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { today } from '../../core/state/origin';
import { actionsOf, initialPuzzleState, type TimedRunResult, type PuzzleMode } from '../../core/state/puzzle';
import type { Route } from '../../core/state/route';
import { botNames } from '../../core/state/seats';
import { state, update } from '../../core/state/store';
import { tallyLines } from '../../core/state/tally';
import { t } from '../../core/words/texts';
import { type PlayBehaviour, makeCurrent as layAgain, closePlay, currentPlay, perPlay, type Play } from '../../play/play';
import { preparePuzzle } from './prepare';
import { puzzleStats, recordAnswer, recordSolutionShown, recordRating, recordTimedRun } from './stats';
import { RUN_SECONDS, TimedRunClock } from './timed-run';
import { showView } from '../../play/show-events';
import { skipCounting } from '../../play/show-tally';

/** The maker of new puzzles (docs/notation.md); codes of the first have no number. */
const GENERATOR_VERSION = 2;
/** No season before the puzzle is counted. */
const ALL_TALLIED = 4;
/** The lowest grade of a puzzle. */
const EASY = 1;

/** The puzzle on the table. */
class PuzzleBehaviour implements PlayBehaviour {
  readonly name = 'puzzle';
  /** The code of the puzzle that comes after this one. */
  nextCode = '';
  /** What was found out about it so far. */
  progress = { tries: 0, right: false, solutionSeen: false };
  /** The clock of a run of puzzles. */
  clock: TimedRunClock | null = null;

  constructor(
    readonly code: string,
    /** The game that lay on the table before the first puzzle. */
    readonly playBefore: Play,
  ) {}

  /** A puzzle is not a game, and nothing of it is stored. */
  save(): Promise<void> {
    return Promise.resolve();
  }

  async reopen(): Promise<View | null> {
    const answer = await ask({ do: 'puzzle-open', code: this.code });
    return answer.ok ? answer.view : null;
  }

  onSeasonScored(play: Play, view: View): void {
    void checkAnswer(play, this, view);
  }

  /** The table as it was before the first puzzle, also in Python: the end of a game can be looked at again. */
  onLeft(play: Play): void {
    latestRequest(play).request = null;
    endRun(this);
    update('puzzle', { ...initialPuzzleState(), lastRun: state.puzzle.lastRun });
    const { view, seats } = layAgain(this.playBefore).game;
    if (view?.phase === 'over') void ask({ do: 'open', record: view.record, bots: botNames(seats) }).catch(() => null);
  }
}

function currentPuzzle(play: Play): PuzzleBehaviour | null {
  return play.behaviour instanceof PuzzleBehaviour ? play.behaviour : null;
}

/** What to open, and why. */
export interface PuzzleRequest {
  code: string;
  mode: PuzzleMode;
  topic?: string;
  queue?: readonly string[];
}

/** What was last asked for while a game lay on the table: the latest wins. */
const latestRequest = perPlay((): { request: PuzzleRequest | null } => ({ request: null }));

/** Opens a puzzle; true if it is on the table. A code that is not one is refused, and the player stays. */
export async function openPuzzle(request: PuzzleRequest): Promise<boolean> {
  const before = currentPlay();
  const { route } = state.navigation;
  latestRequest(before).request = request;
  update('puzzle', { openingCode: request.code || '?' });
  const answer = await ask({ do: 'puzzle-open', code: request.code }).catch(() => null);
  if (latestRequest(before).request !== request) return false;
  update('puzzle', { openingCode: '' });
  if (state.navigation.route !== route || currentPlay() !== before) return false; // gone elsewhere meanwhile
  if (!answer) return false; // the page says that the engine is gone
  if (!answer.ok) {
    showFailure(request.mode === 'own' || request.code.startsWith('own.') ? 'puzzles-bad-moment' : 'puzzles-bad-code', answer.error);
    return false;
  }
  startPuzzle(before, answer, request);
  return true;
}

function startPuzzle(previous: Play, { puzzle, view }: OpenPuzzleResponse, { code, mode, topic = '', queue = [] }: PuzzleRequest): void {
  const earlier = currentPuzzle(previous);
  const samePuzzle = earlier?.code === code ? earlier : null;
  if (!earlier) closePlay(previous);
  else if (mode !== 'run') endRun(earlier);
  const kind = new PuzzleBehaviour(code, earlier?.playBefore ?? previous);
  kind.progress = samePuzzle?.progress ?? kind.progress;
  kind.nextCode = samePuzzle?.nextCode || (queue[0] ?? puzzleCode(mode, topic));
  kind.clock = earlier?.clock ?? null;
  const { returnTo, run, lastRun } = state.puzzle;
  const navigation = { returnTo: earlier ? returnTo : returnRoute(), run: mode === 'run' ? run : null, lastRun };
  update('puzzle', {
    ...initialPuzzleState(),
    ...navigation,
    now: { ...puzzle, code },
    mode,
    topic,
    queue,
    actionCount: actionsOf(view.record).length,
  });
  const play = enterPlay(view, kind, { tallied: ALL_TALLIED });
  showView(play, view);
  void preparePuzzle(kind.nextCode, () => !play.isClosed);
}

/** Coming back does not open a linked puzzle again. */
function returnRoute(): Route {
  const { route } = state.navigation;
  return route.to === 'puzzles' ? { to: 'puzzles' } : route;
}

/** A code at random, for the way that one goes. Against the clock they become harder with their place. */
export function puzzleCode(way: PuzzleMode, of: string, place = (state.puzzle.run?.tried ?? 0) + 1): string {
  if (way === 'run') return `run.${place}.${randomSeed()}`;
  return way === 'edict' ? `${GENERATOR_VERSION}.${of}.${randomSeed()}` : `${GENERATOR_VERSION}.${randomSeed()}`;
}

export function openDay(): Promise<boolean> {
  const day = today();
  return openPuzzle({ code: `day.${day}`, mode: 'day', topic: day });
}

/** One that someone has named: a link, or a code that was typed in. */
export function openCode(text: string): Promise<boolean> {
  const code = text.trim().replace(/^.*#puzzle=/, '');
  const [kind = ''] = code.split('.');
  if (code === `day.${today()}`) return openDay();
  return openPuzzle({ code, mode: kind === 'own' ? 'own' : 'free' });
}

/** Opens the first of these moments of the player's own games; the others follow it. */
export function openOwnPuzzles([code = '', ...queue]: readonly string[]): void {
  void openPuzzle({ code, mode: 'own', queue });
}

export function tryAgain(): void {
  const { now, mode, topic, queue } = state.puzzle;
  if (now) void openPuzzle({ code: now.code, mode, topic, queue });
}

/** After the last of one's own turning points, and after the day's, any other. */
export function goToNextPuzzle(play: Play): void {
  const { mode, topic, queue } = state.puzzle;
  const nextMode = queue.length ? { mode, queue: queue.slice(1) } : { mode: mode === 'edict' || mode === 'run' ? mode : ('free' as const) };
  void openPuzzle({ code: currentPuzzle(play)?.nextCode || puzzleCode(mode, topic), topic, ...nextMode });
}

export async function sharePuzzle(): Promise<void> {
  const { now } = state.puzzle;
  if (now) await copy(puzzleLink(now.code), 'share-link-copied');
}

/** A turning point carries its game with it, as short as it can be said. */
export async function puzzleLink(code: string): Promise<string> {
  const [kind, seat, number, ...record] = code.split('.');
  const short = kind === 'own' ? `own.${seat}.${number}.${await packRecord(record.join('.'))}` : code;
  return `${siteLink()}#puzzle=${short}`;
}

/* ---------- the answer ---------- */

/** What the season brought, compared with the most that it could. */
async function checkAnswer(play: Play, kind: PuzzleBehaviour, view: View): Promise<void> {
  const { now: puzzle, actionCount, mode } = state.puzzle;
  if (!puzzle) return;
  const newActions = actionsOf(view.record).slice(actionCount);
  const { rated, ratings } = puzzleStats();
  const answer = await ask({
    do: 'puzzle-check',
    code: kind.code,
    actions: newActions,
    rating: ratings.at(-1) ?? 0,
    rated_puzzles: rated,
  }).catch(() => null);
  if (play.isClosed || !answer?.ok || !answer.score) return;
  const { right: isCorrect = false, score: sums, rating: after } = answer;
  if (mode === 'run') skipCounting(play); // the clock continues
  const { tries, right: solved, solutionSeen } = kind.progress;
  recordAnswer(puzzle.best - sums.total, tries === 0, isCorrect && !solved && !solutionSeen);
  // Only the first answer counts, and no one is rated by their own puzzle game.
  const counts = tries === 0 && mode !== 'own' && after !== undefined;
  const rating = counts ? { now: after, change: recordRating(after) } : null;
  kind.progress = { tries: tries + 1, right: solved || isCorrect, solutionSeen };
  const { run } = state.puzzle;
  const updatedRun = run && { ...run, tried: run.tried + 1, solved: run.solved + Number(isCorrect) };
  update('puzzle', { verdict: { isCorrect, sums, rating }, run: updatedRun });
  const isUnsolvedEasyOne = puzzle.grade === EASY && !isCorrect && !solved;
  if (isUnsolvedEasyOne && (mode === 'free' || mode === 'day')) prepareEasyPuzzle(play, kind);
}

/** After an easy puzzle that was missed, the next one is easy, too: the first place of a run has easy ones. */
function prepareEasyPuzzle(play: Play, kind: PuzzleBehaviour): void {
  if (kind.nextCode.startsWith('run.')) return;
  const code = puzzleCode('run', '', 0);
  kind.nextCode = code;
  void preparePuzzle(code, () => !play.isClosed);
}

/** The best ways, on the map and in sums; -1 is the player's own answer. */
export async function showSolution(play: Play, index = 0): Promise<void> {
  const kind = currentPuzzle(play);
  const { verdict } = state.puzzle;
  if (!kind || !verdict) return;
  skipCounting(play);
  if (!state.puzzle.solutions.length) {
    const answer = await ask({ do: 'puzzle-solution', code: kind.code }).catch(() => null);
    if (play.isClosed || !answer?.ok) return;
    update('puzzle', { solutions: answer.solutions });
    if (!kind.progress.right && !kind.progress.solutionSeen) recordSolutionShown();
    kind.progress = { ...kind.progress, solutionSeen: true };
  }
  const sums = state.puzzle.solutions[index]?.score ?? verdict.sums;
  update('puzzle', { shownSolution: state.puzzle.solutions[index] ? index : -1 });
  showSums(play, sums);
}

function showSums(play: Play, sums: PuzzleScore): void {
  const { tally } = play.display;
  if (!tally) return;
  const lines = tallyLines(
    sums.explanations.map((explanation) => ({ ...explanation, explanation })),
    sums,
  );
  play.update({
    display: { map: sums.map, tally: { ...tally, lines, countedLines: lines.length, isCounting: false, highlightedLine: null } },
  });
}

/* ---------- against the clock ---------- */

/** Starts with the puzzle that was looked for beforehand. */
export async function startRun(code: string): Promise<void> {
  if (!(await openPuzzle({ code, mode: 'run' }))) return;
  const kind = currentPuzzle(currentPlay());
  if (!kind) return;
  kind.clock?.stop();
  kind.clock = new TimedRunClock(updateClock);
  update('puzzle', { run: { secondsLeft: RUN_SECONDS, solved: 0, tried: 0 }, lastRun: null });
}

function updateClock(seconds: number): void {
  const { run } = state.puzzle;
  if (!run) return;
  if (seconds !== run.secondsLeft) update('puzzle', { run: { ...run, secondsLeft: seconds } });
  if (seconds > 0) return;
  announce(t('puzzles-run-over', { count: run.solved }));
  void goTo({ to: 'puzzles' });
}

/** A player who leaves early keeps what was solved until then. */
function endRun(kind: PuzzleBehaviour): void {
  const { run } = state.puzzle;
  kind.clock?.stop();
  kind.clock = null;
  if (!run) return;
  const { solved, tried } = run;
  update('puzzle', { run: null, lastRun: { solved, tried, isBest: recordTimedRun(solved) } });
}

/** The run that ended last, until another begins. */
export function lastRun(): TimedRunResult | null {
  return state.puzzle.lastRun;
}
