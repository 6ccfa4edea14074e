/** Puzzles: the day's, one after the other, against the clock, by edict, by code, and those of one's own games. */

import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../commands/navigate';
import { lastRun, nextCode, openCode, openPuzzle, startRun } from '../../play/puzzle';
import { lookAhead } from '../../play/puzzle-ahead';
import { figures, refreshFigures } from '../../play/puzzle-figures';
import { pictureOf } from '../../contract/cells';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { PuzzleJson } from '../../contract/generated/messages';
import { ask } from '../../engine/ask';
import { hashText } from '../../paint/hash';
import { thumbnail } from '../../paint/thumbnails';
import { today } from '../../state/origin';
import type { Route } from '../../state/route';
import { redraw, state } from '../../state/store';
import { dayButton, dayStatus, dayStreak } from '../../ui/day-puzzle';
import { icon, type IconName } from '../../ui/icons';
import { painted } from '../../ui/painted';
import { wordButton, type Piece } from '../../ui/pieces';
import { roomPage } from '../../ui/room';
import { dayName, t } from '../../words/texts';
import { training } from './training';

/** What this screen alone knows. */
interface Shown {
  day: string;
  number: number;
  puzzle: PuzzleJson | null;
  /** The code that the address asks for. */
  linked: string | null;
  typed: string;
}

const now: Shown = { day: '', number: 0, puzzle: null, linked: null, typed: '' };

export function arrive({ code }: Extract<Route, { to: 'puzzles' }>): void {
  now.linked = code ?? null;
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
  const day = today();
  if (now.day === day && now.puzzle) return;
  const isHere = (): boolean => state.where.route.to === 'puzzles';
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
      <div class="p-side">${ofTheDay()}${others()}</div>
      ${training(state.puzzle.opening !== '')}
    </div>`,
  );
}

/** How the run against the clock went that has just ended. */
function runResult(): Piece {
  const last = lastRun();
  if (!last) return nothing;
  return html`<section class="plate p-run" role="status" data-show="run-result">${icon('hourglass')}<div><h2>${t('puzzles-run-over', { count: last.solved })}</h2>
    <p>${t('puzzles-run-tried', { count: last.tried })} ${last.best ? t('puzzles-run-best-new') : t('puzzles-run-best', { count: figures().run })}</p></div></section>`;
}

function ofTheDay(): TemplateResult {
  const day = today();
  const known = now.day === day ? now.puzzle : null;
  const map = known?.map ?? CATALOGUE.sheets.A?.map ?? '';
  return html`<section class="plate p-day" ?data-made=${known}>
    <canvas class="today-map" aria-hidden="true" ${painted(`puzzle${map}`, (theme, measure) => thumbnail(pictureOf(map), measure('--thumb', 150), theme, hashText(day)))}></canvas>
    <div class="today-words">
      <p class="eyebrow">${dayName(day)}</p>
      <h2>${t('puzzles-name-day')}</h2>
      <p class="muted">${known ? `${t('daily-number', { number: now.number })} · ${t(`puzzles-grade-${known.grade}`)}` : t('puzzles-looking')}</p>
      <p class="status" data-show="puzzle-day">${dayStatus()}</p>
      ${dayStreak()}
      <div class="cta">${dayButton()}</div>
    </div>
  </section>`;
}

function others(): TemplateResult {
  const { solved, tried, run } = figures();
  const off = state.puzzle.opening !== '';
  const door = (act: string, name: IconName, title: string, note: string, open: () => void): TemplateResult =>
    html`<button class="row-btn" data-act=${act} ?disabled=${off} @click=${open}><i>${icon(name)}</i><span><b>${title}</b><small>${note}</small></span>${icon('next')}</button>`;
  const [game] = state.kept.games;
  return html`<section class="p-doors" aria-label=${t('puzzles-more')}>
    ${door('puzzle-free', 'again', t('puzzles-free'), tried ? t('puzzles-solved', { solved, tried }) : t('puzzles-free-note'), () => void openPuzzle({ code: nextCode('free', ''), way: 'free' }))}
    ${door('puzzle-run', 'hourglass', t('puzzles-run'), run ? t('puzzles-run-best', { count: run }) : t('puzzles-run-note'), () => void startRun())}
    ${game ? door('puzzle-own', 'compass', t('puzzles-own-title'), t('puzzles-own-note'), () => void goTo({ to: 'review', record: game.record, seat: game.seat })) : nothing}
    ${byCode(off)}
  </section>`;
}

function byCode(off: boolean): TemplateResult {
  const type = (event: Event): void => void (now.typed = (event.target as HTMLInputElement).value);
  const open = (event: Event): void => {
    event.preventDefault();
    void openCode(now.typed);
  };
  return html`<form class="p-code" @submit=${open}><label class="field"><span class="lbl">${t('puzzles-code')}</span>
    <input type="text" name="code" autocomplete="off" spellcheck="false" maxlength="20000" placeholder=${t('puzzles-code-note')} @input=${type}></label>
    ${wordButton('next', t('puzzles-code-open'), () => undefined, { act: 'puzzle-code', off })}</form>`;
}
