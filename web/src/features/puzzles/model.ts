/** Opens puzzles, checks their answers, and leaves them. A puzzle is played like a game, but is not saved. */

import { puzzleState } from './state';
import { lazyPart } from '../../core/lazy-parts';
import { announce } from '../../core/browser/announce';
import { randomSeed } from '../../core/browser/ids';
import { linkPage } from '../../core/page/links';
import { goTo } from '../../core/page/navigate';
import { ALL_TALLIED, enterPlay } from '../../play/open-game';
import { copy, showFailure } from '../../core/page/notices';
import type { OpenPuzzleResponse, PuzzleScore, View } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { today } from '../../core/state/origin';
import { type TimedRunResult, type PuzzleMode } from './state';
import type { Route } from '../../core/state/route';
import { botNames } from '../../core/state/seats';
import { state, whileBusy } from '../../core/state/store';
import { tallyLines } from '../../core/state/tally';
import { t } from '../../core/words/texts';
import { type PlayBehaviour, type PlayPanels, makeCurrent, closePlay, currentPlay, perPlay, type Play } from '../../play/play';
import { preparePuzzle } from './prepare';
import { puzzleStats, recordAnswer, recordSolutionShown, recordRating, recordTimedRun } from './stats';
import { RUN_SECONDS, TimedRunClock } from './timed-run';
import { showView } from '../../play/show-events';
import { skipCounting } from '../../play/show-tally';

/** The lowest grade of a puzzle. */
const EASY = 1;

declare module '../../core/lazy-parts' {
  interface Features {
    puzzlePanels: PlayPanels;
  }
}

/** The behaviour of a play whose game is a puzzle. */
class PuzzleBehaviour implements PlayBehaviour {
  readonly hasStandings = false;
  readonly isWholeGame = false;
  /** They call functions of this module. */
  readonly panels = lazyPart('puzzlePanels') ?? {};
  /** The code of the puzzle that comes after this one; empty until the engine has named it. */
  nextCode = '';
  /** Whether that is an easy one, because the player has failed an easy one. */
  isNextEasy = false;
  /** The answers so far: their number, whether one was right, and whether the solution was shown. */
  progress = { tries: 0, right: false, solutionSeen: false };
  /** The clock of a run; null outside of runs. */
  clock: TimedRunClock | null = null;

  constructor(
    readonly code: string,
    /** The game that was open before the first puzzle. */
    readonly playBefore: Play,
  ) {}

  /** A puzzle is not a game, and nothing of it is stored. */
  save(): Promise<void> {
    return Promise.resolve();
  }

  leaveTo(): Route {
    return puzzleState.value.returnTo;
  }

  /** The puzzle by its code, unless it is played against the clock. */
  reopenedRoute(): Route {
    return puzzleState.value.run ? { to: 'puzzles' } : { to: 'puzzles', code: this.code };
  }

  async reopenInEngine(): Promise<View | null> {
    const response = await ask({ do: 'puzzle-open', code: this.code });
    return response.ok ? response.view : null;
  }

  onSeasonScored(play: Play, view: View): void {
    void checkAnswer(play, this, view);
  }

  /** Restores the game from before the first puzzle. A finished one is opened in the engine, because its turns can still be viewed. */
  onLeft(play: Play): void {
    cancelRequest(play);
    endRun(this);
    puzzleState.reset({ lastRun: puzzleState.value.lastRun });
    const { view, seats } = makeCurrent(this.playBefore).game;
    if (view?.phase === 'over') void ask({ do: 'open', record: view.record, bots: botNames(seats) }).catch(() => null);
  }
}

/** Returns the behaviour of a play, if its game is a puzzle. */
function currentPuzzle(play: Play): PuzzleBehaviour | null {
  return play.behaviour instanceof PuzzleBehaviour ? play.behaviour : null;
}

/** A puzzle to open, and the mode in which it is played. */
interface PuzzleRequest {
  /** Without a code, a new puzzle of the mode. */
  code?: string;
  /** Without a mode, that of the puzzle's kind. */
  mode?: PuzzleMode;
  /** See `PuzzleState`. */
  topic?: string;
  queue?: readonly string[];
}

type OpenedPuzzle = PuzzleRequest & { code: string; mode: PuzzleMode };

/** The latest request of a puzzle while this game was the current one: earlier ones are ignored. */
const latestRequest = perPlay((): { request: PuzzleRequest | null } => ({ request: null }));

/** The response to the latest request will be ignored. */
function cancelRequest(play: Play): void {
  latestRequest(play).request = null;
}

/** Opens a puzzle. Returns false if the code is invalid, which the player is told, or the player has gone elsewhere meanwhile. */
export async function openPuzzle(request: PuzzleRequest): Promise<boolean> {
  const before = currentPlay();
  const { route } = state.navigation;
  latestRequest(before).request = request;
  puzzleState.update({ isOpening: true });
  const response = await whileBusy(async () => {
    const code = request.code || (await newCode(request.mode ?? 'free', request.topic));
    return { ...(await ask({ do: 'puzzle-open', code })), code };
  }).catch(() => null);
  if (latestRequest(before).request !== request) return false;
  puzzleState.update({ isOpening: false });
  if (state.navigation.route !== route || currentPlay() !== before) return false; // the player has gone elsewhere meanwhile
  if (!response) return false; // the page reports the loss of the engine
  if (!response.ok) {
    showFailure(request.mode === 'own' || response.error.code === 'moment' ? 'puzzles-bad-moment' : 'puzzles-bad-code', response.error);
    return false;
  }
  const { code, kind, day } = response;
  const isToday = day === today();
  const mode = request.mode ?? (kind === 'own' || isToday ? kind : 'free');
  startPuzzle(before, response, { ...request, code, mode, topic: isToday ? day : (request.topic ?? '') });
  return true;
}

/** Makes a puzzle the current game. The progress of the same puzzle and the clock of a run are kept. */
function startPuzzle(previous: Play, { puzzle, view }: OpenPuzzleResponse, request: OpenedPuzzle): void {
  const { code, mode, topic = '', queue = [] } = request;
  const earlier = currentPuzzle(previous);
  const earlierOfSameCode = earlier?.code === code ? earlier : null;
  // A puzzle is not closed before another: that would restore the game from before it.
  if (!earlier) closePlay(previous);
  else if (mode !== 'run') endRun(earlier);
  const behaviour = new PuzzleBehaviour(code, earlier?.playBefore ?? previous);
  behaviour.progress = earlierOfSameCode?.progress ?? behaviour.progress;
  behaviour.nextCode = earlierOfSameCode?.nextCode || (queue[0] ?? '');
  behaviour.isNextEasy = earlierOfSameCode?.isNextEasy ?? false;
  behaviour.clock = earlier?.clock ?? null;
  const { returnTo, run, lastRun } = puzzleState.value;
  const navigation = { returnTo: earlier ? returnTo : returnRoute(), run: mode === 'run' ? run : null, lastRun };
  puzzleState.reset({
    ...navigation,
    current: { ...puzzle, code },
    mode,
    topic,
    queue,
  });
  const play = enterPlay(view, behaviour, { tallied: ALL_TALLIED });
  showView(play, view);
  void prepareNext(play, behaviour, mode, topic);
}

async function prepareNext(play: Play, behaviour: PuzzleBehaviour, mode: PuzzleMode, topic: string): Promise<void> {
  behaviour.nextCode ||= await newCode(modeAfter(mode), topic).catch(() => '');
  await preparePuzzle(play, behaviour.nextCode, () => !play.isClosed);
}

/** Returns the present route without the code of a linked puzzle, which coming back must not open again. */
function returnRoute(): Route {
  const { route } = state.navigation;
  return route.to === 'puzzles' ? { to: 'puzzles' } : route;
}

/** Returns the mode of the puzzles after one of a mode: of the same training or run, or else a free one. */
function modeAfter(mode: PuzzleMode): PuzzleMode {
  return mode === 'edict' || mode === 'run' ? mode : 'free';
}

/** Returns the code of a new puzzle; `topic` is the edict that is trained, or the day. The puzzles of a run become harder with their
 *  place in it. Rejects if the engine is lost. */
export async function newCode(kind: PuzzleMode, topic = '', place = (puzzleState.value.run?.tried ?? 0) + 1): Promise<string> {
  const response = await ask({ do: 'puzzle-code', kind, topic, place, seed: randomSeed() });
  return response.ok ? response.code : '';
}

export function openDay(): Promise<boolean> {
  return openPuzzle({ mode: 'day', topic: today() });
}

/** Opens the puzzle of a link or of a typed code. */
export function openCode(text: string): Promise<boolean> {
  return openPuzzle({ code: text.trim().replace(/^.*#puzzle=/, '') || '?' });
}

/** Opens the first of these turning points of the player's games; the others follow it. */
export function openOwnPuzzles([code = '', ...queue]: readonly string[]): void {
  void openPuzzle({ code, mode: 'own', queue });
}

export function tryAgain(): void {
  const { current: puzzle, mode, topic, queue } = puzzleState.value;
  if (puzzle) void openPuzzle({ code: puzzle.code, mode, topic, queue });
}

/** Opens the next puzzle: of the queue, of the same training or run, or else a free one. */
export function goToNextPuzzle(play: Play): void {
  const { mode, topic, queue } = puzzleState.value;
  const nextMode = queue.length ? { mode, queue: queue.slice(1) } : { mode: modeAfter(mode) };
  void openPuzzle({ code: currentPuzzle(play)?.nextCode ?? '', topic, ...nextMode });
}

export async function sharePuzzle(): Promise<void> {
  const { current: puzzle } = puzzleState.value;
  if (puzzle) await copy(puzzleLink(puzzle.code), 'share-link-copied');
}

/** Returns the link to a puzzle. That of a turning point contains the packed record of its game. */
export async function puzzleLink(code: string): Promise<string> {
  const response = await ask({ do: 'puzzle-link', code }).catch(() => null);
  return `${linkPage('puzzle')}#puzzle=${response?.ok ? response.code : code}`;
}

/* ---------- the answer ---------- */

/** Has the engine check the player's answer, and updates statistics, rating and run. */
async function checkAnswer(play: Play, behaviour: PuzzleBehaviour, view: View): Promise<void> {
  const { current: puzzle, mode } = puzzleState.value;
  if (!puzzle) return;
  const { rated, ratings } = puzzleStats();
  const response = await ask({
    do: 'puzzle-check',
    code: behaviour.code,
    record: view.record,
    rating: ratings.at(-1) ?? 0,
    rated_puzzles: rated,
  }).catch(() => null);
  if (play.isClosed || !response?.ok || !response.score) return;
  const { right: isCorrect = false, score: sums, rating: after } = response;
  if (mode === 'run') skipCounting(play); // the clock continues
  const { tries, right: wasSolved, solutionSeen } = behaviour.progress;
  recordAnswer(puzzle.best - sums.total, tries === 0, isCorrect && !wasSolved && !solutionSeen);
  // Only the first answer counts, and turning points of the player's own games are not rated.
  const isRated = tries === 0 && mode !== 'own' && after !== undefined;
  const rating = isRated ? { now: after, change: recordRating(after) } : null;
  behaviour.progress = { tries: tries + 1, right: wasSolved || isCorrect, solutionSeen };
  const { run } = puzzleState.value;
  const updatedRun = run && { ...run, tried: run.tried + 1, solved: run.solved + Number(isCorrect) };
  puzzleState.update({ verdict: { isCorrect, sums, rating }, run: updatedRun });
  const isUnsolvedEasyOne = puzzle.grade === EASY && !isCorrect && !wasSolved;
  if (isUnsolvedEasyOne && (mode === 'free' || mode === 'day')) void prepareEasyPuzzle(play, behaviour);
}

/** Makes the next puzzle an easy one: that of the first place of a run. */
async function prepareEasyPuzzle(play: Play, behaviour: PuzzleBehaviour): Promise<void> {
  if (behaviour.isNextEasy) return;
  behaviour.isNextEasy = true;
  behaviour.nextCode = await newCode('run', '', 0).catch(() => '');
  await preparePuzzle(play, behaviour.nextCode, () => !play.isClosed);
}

/** Shows a solution by its index, on the map and in the tally; -1 for the player's own answer. */
export async function showSolution(play: Play, index = 0): Promise<void> {
  const behaviour = currentPuzzle(play);
  const { verdict } = puzzleState.value;
  if (!behaviour || !verdict) return;
  skipCounting(play);
  if (!puzzleState.value.solutions.length) {
    const response = await ask({ do: 'puzzle-solution', code: behaviour.code }).catch(() => null);
    if (play.isClosed || !response?.ok) return;
    puzzleState.update({ solutions: response.solutions });
    if (!behaviour.progress.right && !behaviour.progress.solutionSeen) recordSolutionShown();
    behaviour.progress = { ...behaviour.progress, solutionSeen: true };
  }
  const sums = puzzleState.value.solutions[index]?.score ?? verdict.sums;
  puzzleState.update({ shownSolution: puzzleState.value.solutions[index] ? index : -1 });
  showInTally(play, sums);
}

/** Shows map and stars of a solution or of the player's answer in the tally. */
function showInTally(play: Play, sums: PuzzleScore): void {
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

/** Starts a run with the puzzle that was prepared. */
export async function startRun(code: string): Promise<void> {
  if (!(await openPuzzle({ code, mode: 'run' }))) return;
  const behaviour = currentPuzzle(currentPlay());
  if (!behaviour) return;
  behaviour.clock?.stop();
  behaviour.clock = new TimedRunClock(updateClock);
  puzzleState.update({ run: { secondsLeft: RUN_SECONDS, solved: 0, tried: 0 }, lastRun: null });
}

/** Shows the seconds that are left, and ends the run after the last one. */
function updateClock(seconds: number): void {
  const { run } = puzzleState.value;
  if (!run) return;
  if (seconds !== run.secondsLeft) puzzleState.update({ run: { ...run, secondsLeft: seconds } });
  if (seconds > 0) return;
  announce(t('puzzles-run-over', { count: run.solved }));
  void goTo({ to: 'puzzles' });
}

/** Ends the run and stores its result, also if the player leaves early. */
function endRun(behaviour: PuzzleBehaviour): void {
  const { run } = puzzleState.value;
  behaviour.clock?.stop();
  behaviour.clock = null;
  if (!run) return;
  const { solved, tried } = run;
  puzzleState.update({ run: null, lastRun: { solved, tried, isBest: recordTimedRun(solved) } });
}

/** Returns the run that ended last, until another one starts. */
export function lastRun(): TimedRunResult | null {
  return puzzleState.value.lastRun;
}
