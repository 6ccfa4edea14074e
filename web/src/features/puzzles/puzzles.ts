/** The screen of puzzles: that of the day, free ones, runs, training by edict, by code, and turning points of the player's games. */

import { puzzleState } from './state';
import { isNewcomer, newcomerPart } from '../../play/newcomer';
import { html, nothing, type TemplateResult, svg } from 'lit';
import { goTo } from '../../core/page/navigate';
import { lastRun, newCode, openDay, openCode, openPuzzle, startRun } from './model';
import { preparePuzzle } from './prepare';
import { puzzleStats, reloadPuzzleStats } from './stats';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { PuzzleJson } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { localState } from '../../core/state/local-state';
import type { FinishedGame } from '../../core/state/saved-games';
import { today } from '../../core/state/origin';
import type { Route } from '../../core/state/route';
import { state } from '../../core/state/store';
import { currentPlay } from '../../play/play';
import { dailyPuzzleButton, dailyPuzzleStatus, dailyPuzzleStreak } from './daily-puzzle';
import { icon } from '../../core/ui/icons';
import { mapThumbnail } from '../../core/ui/map-thumbnail';
import { type Renderable, rowButton, textButton } from '../../core/ui/buttons';
import { pageLayout } from '../../core/ui/page-layout';
import { dayName, t, textFor, formatNumber } from '../../core/words/texts';
import { adoptStyles } from '../../core/ui/screen-styles';
import { type Paint, painted } from '../../core/ui/painted-canvas';
import { pictogram } from '../../core/ui/pictograms';
import { cardName } from '../../core/words/sentences';
import puzzlesStyles from './puzzles.css';

adoptStyles(puzzlesStyles);

interface PuzzlesState {
  /** The day, the number and the puzzle of the day. */
  day: string;
  number: number;
  puzzle: PuzzleJson | null;
  /** The code of a linked puzzle, which is opened when the screen is shown. */
  linked: string | null;
  /** The code of a linked puzzle that a newcomer may open. */
  invitation: string | null;
  /** Whether the puzzle of the day is opened when the screen is shown. */
  opensToday: boolean;
  /** The text in the field for a code. */
  typed: string;
  /** The code of the first puzzle of a run, which is prepared while the player chooses. */
  runCode: string;
}

const puzzles = localState<PuzzlesState>({
  day: '',
  number: 0,
  puzzle: null,
  linked: null,
  invitation: null,
  opensToday: false,
  typed: '',
  runCode: '',
});

export function arrive({ code, today: opensToday = false, invited = false }: Extract<Route, { to: 'puzzles' }>): void {
  const waits = invited && isNewcomer();
  puzzles.update({ linked: waits ? null : (code ?? null), invitation: waits ? (code ?? null) : null, opensToday, runCode: '' });
  reloadPuzzleStats();
}

export function afterEnter(): void {
  const { linked, opensToday } = puzzles.value;
  puzzles.update({ linked: null, opensToday: false });
  if (opensToday) void openDay();
  else if (linked !== null) void openCode(linked);
  else void prepareScreen();
}

/** Prepares the puzzle of the day and the first one of a run, as long as the screen is open. */
async function prepareScreen(): Promise<void> {
  const isHere = (): boolean => state.navigation.route.to === 'puzzles';
  await loadDailyPuzzle(today(), isHere);
  const runCode = await newCode('run', '', 0).catch(() => '');
  puzzles.update({ runCode });
  await preparePuzzle(currentPlay(), runCode, isHere);
}

async function loadDailyPuzzle(day: string, isHere: () => boolean): Promise<void> {
  if (puzzles.value.day === day && puzzles.value.puzzle) return;
  await preparePuzzle(currentPlay(), await newCode('day', day).catch(() => ''), isHere);
  if (!isHere()) return;
  const response = await ask({ do: 'puzzle-day', day }).catch(() => null);
  if (!response?.ok) return;
  puzzles.update({ day, number: response.number, puzzle: response.puzzle });
}

export function screen(): TemplateResult {
  return pageLayout(
    'puzzles',
    t('puzzles-title'),
    html`${invitation()}<p class="muted puzzle-intro">${t('puzzles-intro')}</p>
    ${runResult()}
    <div class="puzzle-cols split">
      <div class="gap-3 stack">${dailyPuzzlePanel()}${ratingPanel()}${otherModes()}</div>
      ${trainingPanel(puzzleState.value.isOpening)}
    </div>`,
  );
}

/** The puzzle of a friend's link, which waits while a newcomer learns the game. */
function invitation(): Renderable {
  const code = puzzles.value.invitation;
  if (code === null) return nothing;
  const open = textButton('play', t('puzzles-day-start'), () => void openCode(code), { act: 'accept', look: 'primary' });
  return html`${newcomerPart('')}<section class="plate padded gap-3 stack"><h2>${t('puzzles-code')}</h2><div class="cta wrap">${open}</div></section>`;
}

/** The result of the run that has just ended. */
function runResult(): Renderable {
  const run = lastRun();
  if (!run) return nothing;
  const best = run.isBest ? t('puzzles-run-best-new') : t('puzzles-run-best', { count: puzzleStats().run });
  return html`<section class="plate puzzle-run gap-4 padded row" role="status" data-show="run-result">${icon('hourglass')}
    <div><h2>${t('puzzles-run-over', { count: run.solved })}</h2>
    <p>${t('puzzles-run-tried', { count: run.tried })} ${best}</p></div></section>`;
}

function dailyPuzzlePanel(): TemplateResult {
  const day = today();
  const puzzle = puzzles.value.day === day ? puzzles.value.puzzle : null;
  const map = puzzle?.map ?? CATALOGUE.sheets.A?.map ?? '';
  return html`<section class="plate today row puzzle-day" ?data-made=${puzzle}>
    ${mapThumbnail('puzzle', map, day, 150, 'today-map')}
    <div class="today-words stack">
      <p class="eyebrow">${dayName(day)}</p>
      <h2>${t('puzzles-name-day')}</h2>
      <p class="muted">${puzzle ? numberAndGrade(puzzle) : t('puzzles-looking')}</p>
      <p class="status" data-show="puzzle-day">${dailyPuzzleStatus()}</p>
      ${dailyPuzzleStreak()}
      <div class="cta wrap">${dailyPuzzleButton(puzzles.value.invitation === null ? 'primary' : '')}</div>
    </div>
  </section>`;
}

/** Returns the number and the grade of the puzzle of the day. */
function numberAndGrade({ grade }: PuzzleJson): string {
  return `${t('daily-number', { number: puzzles.value.number })} · ${textFor('puzzles-grade', grade)}`;
}

function otherModes(): TemplateResult {
  const disabled = puzzleState.value.isOpening;
  const [game] = state.stored.history;
  return html`<section class="gap-3 stack" aria-label=${t('puzzles-more')}>
    ${freeButton(disabled)}
    ${runButton(disabled)}
    ${game ? ownButton(game, disabled) : nothing}
    ${codeForm(disabled)}
  </section>`;
}

function freeButton(disabled: boolean): TemplateResult {
  const open = (): void => void openPuzzle({ mode: 'free' });
  return rowButton('puzzle-free', 'again', [t('puzzles-free'), t('puzzles-free-note')], open, { disabled });
}

function runButton(disabled: boolean): TemplateResult {
  const { run: best } = puzzleStats();
  const note = best ? t('puzzles-run-best', { count: best }) : t('puzzles-run-note');
  return rowButton('puzzle-run', 'hourglass', [t('puzzles-run'), note], () => void startRun(puzzles.value.runCode), { disabled });
}

/** The button to the turning points of the player's last game. */
function ownButton({ record, seat }: FinishedGame, disabled: boolean): TemplateResult {
  const open = (): void => void goTo({ to: 'review', record, seat });
  return rowButton('puzzle-own', 'compass', [t('puzzles-own-title'), t('puzzles-own-note')], open, { disabled });
}

function codeForm(disabled: boolean): TemplateResult {
  const type = (event: Event): void => puzzles.update({ typed: (event.target as HTMLInputElement).value });
  const open = (event: Event): void => {
    event.preventDefault();
    void openCode(puzzles.value.typed);
  };
  return html`<details class="puzzle-friend"><summary class="link">${t('puzzles-code')}</summary>
    <form class="puzzle-code wrap" @submit=${open}><label class="field"><span class="sr">${t('puzzles-code')}</span>
      <input type="text" name="code" autocomplete="off" spellcheck="false" maxlength="20000"
        placeholder=${t('puzzles-code-note')} @input=${type}></label>
    ${textButton('next', t('puzzles-code-open'), () => undefined, { act: 'puzzle-code', disabled })}</form></details>`;
}

const WIDTH = 320;
const HEIGHT = 72;
const PADDING = 6;
/** The curve covers at least so many points, so that small changes look small. */
const MIN_SPAN = 100;

function ratingPanel(): Renderable {
  const { ratings, rated, solved, tried } = puzzleStats();
  const current = ratings.at(-1);
  if (current === undefined) return nothing;
  return html`<section class="plate puzzle-rating padded stack" data-show="rating"><div><h2>${t('puzzles-rating')}</h2>
      <p class="muted">${t('puzzles-rated', { count: rated })} · ${t('puzzles-solved', { solved, tried })}</p></div>
    <b class="num">${formatNumber(current)}</b>${ratings.length > 1 ? ratingCurve(ratings) : nothing}</section>`;
}

function ratingCurve(ratings: readonly number[]): TemplateResult {
  const high = Math.max(...ratings);
  const low = Math.min(...ratings, high - MIN_SPAN);
  const x = (i: number): number => PADDING + ((WIDTH - 2 * PADDING) * i) / (ratings.length - 1);
  const y = (value: number): number => PADDING + ((HEIGHT - 2 * PADDING) * (high - value)) / (high - low);
  const points = ratings.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  const lastIndex = ratings.length - 1;
  const label = t('puzzles-rating-range', { low: formatNumber(Math.min(...ratings)), high: formatNumber(high) });
  return html`<svg class="expect-chart full whole" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
    ${svg`<polyline class="chart-line" points=${points}></polyline>`}
    ${svg`<circle class="chart-here" cx=${x(lastIndex)} cy=${y(ratings[lastIndex] ?? 0)} r="5"></circle>`}
  </svg>`;
}

const KINDS = [...new Set(Object.values(CATALOGUE.edicts).map(({ kind }) => kind))];

function trainingPanel(disabled: boolean): TemplateResult {
  const title = t('puzzles-training');
  return html`<section class="plate padded stack" aria-label=${title}><h2>${title}</h2><p class="muted">${t('puzzles-training-note')}</p>
    ${KINDS.map((kind) => kindSection(kind, disabled))}</section>`;
}

/** The edicts of a kind to train, folded on a phone. */
function kindSection(kind: string, disabled: boolean): TemplateResult {
  const ids = Object.keys(CATALOGUE.edicts).filter((id) => CATALOGUE.edicts[id]?.kind === kind);
  const isPhone = matchMedia('(max-width: 599px)').matches;
  return html`<details class="puzzle-kind" ?open=${!isPhone}><summary class="lbl tap">${textFor('book-edicts-kind', kind)}</summary>
    <div class="puzzle-edicts stack">${ids.map((id) => edictButton(id, disabled))}</div></details>`;
}

function edictButton(id: string, disabled: boolean): TemplateResult {
  const solved = puzzleStats().edicts[id] ?? 0;
  const open = (): void => void openPuzzle({ mode: 'edict', topic: id });
  const paint: Paint = (theme) => pictogram(id, theme, 74);
  return html`<button class="row-btn" data-train=${id} title=${textFor('rule', id)} ?disabled=${disabled} @click=${open}>
    <i><canvas aria-hidden="true" ${painted(`train${id}`, paint)}></canvas></i><span><b>${cardName(id)}</b></span>
    ${solved ? solvedCount(solved) : nothing}</button>`;
}

function solvedCount(count: number): TemplateResult {
  const words = html`<span class="sr">${t('puzzles-solved-short', { count })}</span>`;
  return html`<small class="puzzle-solved strong row">${icon('check')}${words}<span aria-hidden="true">${formatNumber(count)}</span></small>`;
}
