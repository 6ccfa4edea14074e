/** Puzzles: the day's, one after the other, against the clock, by edict, by code, and those of one's own games. */

import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../commands/navigate';
import { lastRun, nextCode, openCode, openPuzzle, startRun } from '../../play/puzzle';
import { lookAhead } from '../../play/puzzle-ahead';
import { figures, refreshFigures } from '../../play/puzzle-figures';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { PuzzleJson } from '../../contract/generated/messages';
import { ask } from '../../engine/ask';
import type { FinishedGame } from '../../state/stored';
import { today } from '../../state/origin';
import type { Route } from '../../state/route';
import { redraw, state } from '../../state/store';
import { dayButton, dayStatus, dayStreak } from '../../ui/day-puzzle';
import { icon } from '../../ui/icons';
import { mapThumbnail } from '../../ui/map-thumbnail';
import { type Piece, rowButton, wordButton } from '../../ui/pieces';
import { roomPage } from '../../ui/room';
import { dayName, t } from '../../words/texts';
import { rating } from './rating';
import { training } from './training';

declare module '../../state/route' {
  interface Screens {
    /** With a code, that puzzle is opened. */
    puzzles: { code?: string };
  }
}

/** What this screen alone knows. */
interface Shown {
  day: string;
  number: number;
  puzzle: PuzzleJson | null;
  /** The code that the address asks for. */
  linked: string | null;
  typed: string;
  /** The first puzzle of a run, looked for while the player chooses. */
  run: string;
}

const now: Shown = { day: '', number: 0, puzzle: null, linked: null, typed: '', run: '' };

export function arrive({ code }: Extract<Route, { to: 'puzzles' }>): void {
  now.linked = code ?? null;
  now.run = nextCode('run', '', 0);
  refreshFigures();
}

export function here(): void {
  const { linked } = now;
  now.linked = null;
  if (linked !== null) void openCode(linked);
  else void prepare();
}

/** The day's puzzle is looked for while the player chooses; the picture comes when it is there. */
async function prepare(): Promise<void> {
  const isHere = (): boolean => state.where.route.to === 'puzzles';
  await findDay(today(), isHere);
  await lookAhead(now.run, isHere);
}

async function findDay(day: string, isHere: () => boolean): Promise<void> {
  if (now.day === day && now.puzzle) return;
  await lookAhead(`day.${day}`, isHere);
  if (!isHere()) return;
  const answer = await ask({ do: 'puzzle-day', day }).catch(() => null);
  if (!answer?.ok) return;
  Object.assign(now, { day, number: answer.number, puzzle: answer.puzzle });
  redraw();
}

export function screen(): TemplateResult {
  return roomPage(
    'puzzles',
    t('puzzles-title'),
    html`<p class="muted p-intro">${t('puzzles-intro')}</p>
    ${runResult()}
    <div class="p-cols">
      <div class="p-side">${ofTheDay()}${rating()}${others()}</div>
      ${training(state.puzzle.opening !== '')}
    </div>`,
  );
}

/** How the run against the clock went that has just ended. */
function runResult(): Piece {
  const last = lastRun();
  if (!last) return nothing;
  const best = last.best ? t('puzzles-run-best-new') : t('puzzles-run-best', { count: figures().run });
  return html`<section class="plate p-run" role="status" data-show="run-result">${icon('hourglass')}
    <div><h2>${t('puzzles-run-over', { count: last.solved })}</h2>
    <p>${t('puzzles-run-tried', { count: last.tried })} ${best}</p></div></section>`;
}

function ofTheDay(): TemplateResult {
  const day = today();
  const known = now.day === day ? now.puzzle : null;
  const map = known?.map ?? CATALOGUE.sheets.A?.map ?? '';
  return html`<section class="plate today p-day" ?data-made=${known}>
    ${mapThumbnail('puzzle', map, day, 150, 'today-map')}
    <div class="today-words">
      <p class="eyebrow">${dayName(day)}</p>
      <h2>${t('puzzles-name-day')}</h2>
      <p class="muted">${known ? numbered(known) : t('puzzles-looking')}</p>
      <p class="status" data-show="puzzle-day">${dayStatus()}</p>
      ${dayStreak()}
      <div class="cta">${dayButton()}</div>
    </div>
  </section>`;
}

/** Its number and how hard it is. */
function numbered({ grade }: PuzzleJson): string {
  return `${t('daily-number', { number: now.number })} · ${t(`puzzles-grade-${grade}`)}`;
}

function others(): TemplateResult {
  const off = state.puzzle.opening !== '';
  const [game] = state.stored.games;
  return html`<section class="p-more" aria-label=${t('puzzles-more')}>
    ${freeButton(off)}
    ${runButton(off)}
    ${game ? ownButton(game, off) : nothing}
    ${byCode(off)}
  </section>`;
}

function freeButton(off: boolean): TemplateResult {
  const { solved, tried } = figures();
  const note = tried ? t('puzzles-solved', { solved, tried }) : t('puzzles-free-note');
  const open = (): void => void openPuzzle({ code: nextCode('free', ''), way: 'free' });
  return rowButton('puzzle-free', 'again', [t('puzzles-free'), note], open, { off });
}

function runButton(off: boolean): TemplateResult {
  const { run } = figures();
  const note = run ? t('puzzles-run-best', { count: run }) : t('puzzles-run-note');
  return rowButton('puzzle-run', 'hourglass', [t('puzzles-run'), note], () => void startRun(now.run), { off });
}

/** The turning points of one's own last game. */
function ownButton({ record, seat }: FinishedGame, off: boolean): TemplateResult {
  const open = (): void => void goTo({ to: 'review', record, seat });
  return rowButton('puzzle-own', 'compass', [t('puzzles-own-title'), t('puzzles-own-note')], open, { off });
}

function byCode(off: boolean): TemplateResult {
  const type = (event: Event): void => void (now.typed = (event.target as HTMLInputElement).value);
  const open = (event: Event): void => {
    event.preventDefault();
    void openCode(now.typed);
  };
  return html`<form class="p-code" @submit=${open}><label class="field"><span class="lbl">${t('puzzles-code')}</span>
    <input type="text" name="code" autocomplete="off" spellcheck="false" maxlength="20000"
      placeholder=${t('puzzles-code-note')} @input=${type}></label>
    ${wordButton('next', t('puzzles-code-open'), () => undefined, { act: 'puzzle-code', off })}</form>`;
}
