/** The result of a puzzle: the verdict, the stars of each edict, the best solutions, and the buttons for what comes next. */

import { puzzleState } from './state';
import { html, nothing, type TemplateResult } from 'lit';
import { leaveGame } from '../../play/open-game';
import { goToNextPuzzle, sharePuzzle, showSolution, tryAgain } from './model';
import { skipCounting } from '../../play/show-tally';
import type { PuzzleJson } from '../../core/contract/generated/messages';
import type { Verdict } from './state';
import { countedStars, type Tally } from '../../core/state/tally';
import { toSuggestion } from '../../core/paint/suggestions';
import type { Overlay } from '../../core/ui/overlay';
import { icon, type IconName } from '../../core/ui/icons';
import { iconButton, kbd, type Renderable, textButton } from '../../core/ui/buttons';
import { seasonName } from '../../core/words/sentences';
import { lineNote } from '../../core/words/tally';
import { formatNumber, sentences, formatSigned, t, labelled } from '../../core/words/texts';
import { adviceText } from '../../core/words/advice';
import { tallyRow } from '../../play/screen/tally';
import { adoptStyles } from '../../core/ui/screen-styles';
import resultStyles from './result.css';
import type { Play } from '../../play/play';

adoptStyles(resultStyles);

export function puzzleResult(play: Play): Renderable {
  const { tally } = play.display;
  const { current: puzzle, verdict, shownSolution } = puzzleState.value;
  if (!tally || !puzzle) return nothing;
  const visibleVerdict = tally.isCounting ? null : verdict;
  const highlightedLine = tally.highlightedLine === null ? undefined : tally.lines[tally.highlightedLine];
  const solved = visibleVerdict && (visibleVerdict.isCorrect || shownSolution >= 0);
  return html`<section class="tally rigid stack outcome plate ${solved ? 'solved' : ''}" aria-label=${t('season-end', { season: puzzle.season })}
    ?data-counting=${tally.isCounting} ?data-right=${visibleVerdict?.isCorrect}>
    ${resultHead(play, puzzle, visibleVerdict)}
    ${visibleVerdict && shownSolution >= 0 ? solutionMoves() : nothing}
    <ol>${tally.lines.map((line, at) => tallyRow(play, tally, line, at))}</ol>
    <p class="tally-why" aria-hidden="true">${highlightedLine ? lineNote(highlightedLine) : nothing}</p>
    ${sumLine(puzzle, tally, visibleVerdict)}
    ${resultButtons(play, puzzle, visibleVerdict)}
  </section>`;
}

/** The drawings of the shown solution on the map, numbered in their order. */
export function solutionOverlays(): Overlay[] {
  const moves = puzzleState.value.solutions[puzzleState.value.shownSolution]?.moves ?? [];
  return moves.map((move, i) => ({ kind: 'suggestions', suggestions: [toSuggestion(move, String(i + 1))], chosen: 0 }));
}

function resultHead(play: Play, puzzle: PuzzleJson, verdict: Verdict | null): TemplateResult {
  const { solutions } = puzzleState.value;
  return html`<div class="tally-head centered gap-3 row">${verdictHeading(puzzle, verdict)}${solutions.length ? pager(play) : nothing}</div>`;
}

/** The verdict, or which of the solutions is shown; before both, the season. */
function verdictHeading(puzzle: PuzzleJson, verdict: Verdict | null): TemplateResult {
  const { shownSolution, solutions } = puzzleState.value;
  if (!verdict) return heading('scales', t('season-end', { season: puzzle.season }));
  if (shownSolution >= 0) return heading('bulb', t('puzzles-best-way', { number: shownSolution + 1, of: solutions.length }));
  const rating = ratingLines(verdict);
  if (verdict.isCorrect) return heading('check', t('puzzles-right'), t('puzzles-right-note', { stars: puzzle.best }), ...rating);
  const { total } = verdict.sums;
  return heading('star', t('puzzles-short', { count: puzzle.best - total }), t('puzzles-short-note', { stars: total }), ...rating);
}

function heading(name: IconName, title: string, ...notes: readonly string[]): TemplateResult {
  return html`<span class="medal">${icon(name)}</span>
    <div class="fill" role="status"><h1 data-show="verdict">${title}</h1><p class="muted">${sentences(notes)}</p></div>`;
}

/** The player's rating, and how the answer has changed it. */
function ratingLines({ rating }: Verdict): string[] {
  if (!rating) return [];
  const change = rating.change === null ? '' : ` (${formatSigned(rating.change)})`;
  return [labelled(t('puzzles-rating'), `${formatNumber(rating.now)}${change}`)];
}

/** The buttons that step through the player's own answer and the best solutions. */
function pager(play: Play): TemplateResult {
  const { shownSolution, solutions } = puzzleState.value;
  const stepButton = (by: number, name: IconName, label: string): TemplateResult =>
    iconButton(
      name,
      label,
      () => void showSolution(play, shownSolution + by),
      `${name}-way`,
      shownSolution + by < -1 || shownSolution + by >= solutions.length,
    );
  const before = stepButton(-1, 'prev', t(shownSolution > 0 ? 'puzzles-way-before' : 'puzzles-own'));
  return html`<div class="row flush">${before}${stepButton(1, 'next', t('puzzles-way-after'))}</div>`;
}

/** The drawings of the shown solution as a numbered list. */
function solutionMoves(): TemplateResult {
  const drawings = puzzleState.value.solutions[puzzleState.value.shownSolution]?.moves ?? [];
  const number = (i: number): TemplateResult => html`<span class="badge center" aria-hidden="true">${i + 1}</span>`;
  return html`<ul class="verdict-moves gap-1 text-sm stack">
    ${drawings.map((move, i) => html`<li class="row">${number(i)}<span>${adviceText(move)}</span></li>`)}</ul>`;
}

function sumLine(puzzle: PuzzleJson, tally: Tally, verdict: Verdict | null): TemplateResult {
  const best = verdict ? formatNumber(puzzle.best) : '?';
  return html`<div class="sum">
    <div><span>${seasonName(puzzle.season)}</span><b data-show="sum">${formatNumber(countedStars(tally))}</b></div>
    <div class="grand"><span>${t('puzzles-most')}</span><b>${icon('star')}${best}</b></div></div>`;
}

/** The buttons below the result: next puzzle or another attempt, solution, share; before the verdict, to skip the count. */
function resultButtons(play: Play, puzzle: PuzzleJson, verdict: Verdict | null): TemplateResult {
  const { mode, queue, solutions, run } = puzzleState.value;
  const isOpening = puzzleState.value.isOpening;
  const primaryButton = (name: IconName, label: string, press: () => void): TemplateResult =>
    html`<button class="btn primary" data-act="advance" ?disabled=${isOpening}
      @click=${press}>${icon(name)}<span>${label}</span>${kbd('Enter')}</button>`;
  if (!verdict)
    return html`<div class="verdict-acts wrap">${primaryButton('next', t('puzzles-count'), () => void skipCounting(play))}</div>`;
  const isLast = mode === 'own' && !queue.length;
  const nextLabel = isOpening ? t('puzzles-looking') : t(isLast ? 'puzzles-back' : 'puzzles-next');
  const goOn = isLast ? leaveGame : () => goToNextPuzzle(play);
  const plain = { disabled: isOpening };
  const otherAttempt = run ? nothing : textButton('again', t('puzzles-again'), tryAgain, { ...plain, act: 'puzzle-again' });
  const solution = textButton('bulb', t(verdict.isCorrect ? 'puzzles-other-ways' : 'puzzles-solution'), () => void showSolution(play), {
    ...plain,
    act: 'puzzle-solution',
  });
  const nextIsPrimary = verdict.isCorrect || run || solutions.length > 0;
  return html`<div class="verdict-acts wrap">
    ${nextIsPrimary ? primaryButton('next', nextLabel, goOn) : primaryButton('again', t('puzzles-again'), tryAgain)}
    ${solutions.length || (verdict.isCorrect && puzzle.best_continuations < 2) ? nothing : solution}
    ${nextIsPrimary ? otherAttempt : textButton('next', nextLabel, goOn, { ...plain, act: 'puzzle-next' })}
    ${run ? nothing : textButton('share', t('puzzles-share-short'), () => void sharePuzzle(), { act: 'share-puzzle' })}
  </div>`;
}
