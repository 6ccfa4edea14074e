/** The daily map: today's deal, the streak, and one's own calendar. */

import { html, nothing, type TemplateResult } from 'lit';
import { startDay } from '../../commands/daily';
import { goTo, openDialog } from '../../commands/navigate';
import { openSave } from '../../commands/open';
import { askPar, type Par } from '../../commands/par';
import { refreshFigures } from '../../play/puzzle-figures';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { DailyJson, StatisticsJson } from '../../contract/generated/messages';
import type { TextKey } from '../../contract/generated/text-keys';
import { ask } from '../../engine/ask';
import { dailyResult, dailySave, playedGames } from '../../state/games';
import type { FinishedGame } from '../../state/stored';
import { today } from '../../state/origin';
import { redraw, state } from '../../state/store';
import { icon, type IconName } from '../../ui/icons';
import { mapThumbnail } from '../../ui/map-thumbnail';
import { parPiece } from '../../ui/par';
import { type Piece, wordButton } from '../../ui/pieces';
import { roomPage } from '../../ui/room';
import { untilMidnight } from '../../words/daily';
import { dayName, t } from '../../words/texts';
import { calendar } from './calendar';
import { puzzleOfTheDay } from './puzzle';

declare module '../../state/route' {
  interface Screens {
    daily: object;
  }
}

/** What the engine says of today. */
interface Shown {
  info: DailyJson | null;
  figures: StatisticsJson | null;
  problem: TextKey | null;
  month: string;
  /** The expert's stars of today, once one's own are known. */
  par: Par | null;
}

const now: Shown = { info: null, figures: null, problem: null, month: today().slice(0, 7), par: null };

export function arrive(): void {
  Object.assign(now, { month: today().slice(0, 7), par: null });
  refreshFigures();
  void load();
}

async function load(): Promise<void> {
  const day = today();
  const [daily, figures] = await Promise.all([
    ask({ do: 'daily', day }),
    ask({ do: 'statistics', today: day, games: playedGames() }),
  ]).catch(() => []);
  if (!daily || !figures) return; // the page says that the engine is gone
  now.info = daily.ok ? daily.daily : null;
  now.problem = daily.ok ? null : 'error-date';
  now.figures = figures.ok ? figures.statistics : null;
  redraw();
  if (now.info && dailyResult(day)) void askPar(now.info.deal, () => state.where.route.to === 'daily', tellPar);
}

function tellPar(par: Par): void {
  now.par = par;
  redraw();
}

export function screen(): TemplateResult {
  const day = today();
  const result = dailyResult(day);
  return roomPage(
    'daily',
    t('daily-title'),
    html`<div class="daily-cols">
    <div class="daily-side"><section class="plate today upright">
      ${picture(result)}
      <div class="today-words">
        <p class="eyebrow">${dayName(day)}</p>
        <h2>${now.info ? t('daily-number', { number: now.info.number }) : t('daily-today')}</h2>
        ${now.info ? html`<p class="muted">${described(now.info)}</p>` : nothing}
        ${now.problem ? html`<p class="bad">${t(now.problem)}</p>` : status(day, result)}
        <div class="cta">${choices(day, result)}</div>
      </div>
    </section>
    <div class="streaks">
      ${streak()}
      <p class="muted">${t('daily-first-try-note')} ${t('daily-no-hints')} ${t('daily-note')}
        ${t('daily-next', { time: untilMidnight() })}</p>
    </div>
    ${puzzleOfTheDay()}</div>
    ${calendar(
      now.month,
      firstDay(),
      (month) => {
        now.month = month;
        redraw();
      },
      choose,
    )}
  </div>`,
  );
}

/** Sheet and cards of the day. */
function described({ setup: { sheet, set, skills } }: DailyJson): string {
  return `${t(`sheet-${sheet}`)} · ${t(`set-${set}`)}${skills ? ` · ${t('new-skills')}` : ''}`;
}

/** The sheet of the day, or the map that was drawn on it. */
function picture(result: FinishedGame | undefined): Piece {
  const map = result?.summary.map ?? (now.info ? CATALOGUE.sheets[now.info.setup.sheet]?.map : undefined) ?? CATALOGUE.sheets.A?.map ?? '';
  return mapThumbnail('today', map, today(), 240, 'today-map');
}

function status(day: string, result: FinishedGame | undefined): TemplateResult {
  if (!result) return html`<p class="status">${t(state.stored.days[day] ? 'daily-started' : 'daily-not-yet')}</p>`;
  const best = Math.max(
    ...state.stored.games.filter((game) => game.day === day && game.summary.deal === result.summary.deal).map((game) => game.summary.stars),
  );
  return html`<p class="status" data-show="daily">${t('daily-done', { stars: result.summary.stars })}</p>
    <p class="muted par" data-show="expert">${parPiece(now.par)}</p>
    ${best > result.summary.stars ? html`<p class="muted">${t('daily-best', { stars: best })}</p>` : nothing}`;
}

function choices(day: string, result: FinishedGame | undefined): TemplateResult {
  const save = dailySave(day);
  const button = (act: string, name: IconName, label: string, go: () => void, primary = false): TemplateResult =>
    wordButton(name, label, go, { act, kind: primary ? 'primary' : '', off: now.problem !== null });
  if (save) return button('daily-continue', 'play', t('daily-continue'), () => void openSave(save), true);
  if (!state.stored.days[day] && !result) return button('daily-start', 'play', t('daily-start'), () => void startDay(day), true);
  return html`${result ? button('share', 'share', t('final-share'), () => void openDialog({ is: 'share', game: result })) : nothing}
    ${result ? button('people', 'chart', t('people-offer'), () => void goTo({ to: 'people', day })) : nothing}
    ${result ? button('replay', 'replay', t('final-replay'), () => void goTo({ to: 'replay', record: result.record })) : nothing}
    ${button('daily-practice', 'again', t('daily-again'), () => void startDay(day))}`;
}

function streak(): Piece {
  const { figures } = now;
  if (!figures) return nothing;
  const { streak: days, longest_streak: longest } = figures;
  const present = days ? t('daily-streak', { count: days }) : t('daily-no-streak');
  return html`<p class="streak" data-show="streak">${icon('compass')}<b>${present}</b>
    ${longest ? html`<small>${t('daily-longest-streak', { count: longest })}</small>` : nothing}</p>`;
}

/** The day of number 1. */
function firstDay(): string {
  const { info } = now;
  if (!info) return today();
  const first = new Date(`${info.day}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - info.number + 1);
  return first.toISOString().slice(0, 10);
}

function choose(day: string): void {
  const result = dailyResult(day);
  const save = dailySave(day);
  if (result) void goTo({ to: 'replay', record: result.record });
  else if (save) void openSave(save);
  else void startDay(day);
}
