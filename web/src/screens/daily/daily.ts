/** The daily map: today's deal, the streak, and a calendar of one's own. */

import { html, nothing, type TemplateResult } from 'lit';
import { beginDay } from '../../browser/history';
import { enter, openAnnex } from '../../commands/navigate';
import { openDeal, openSave } from '../../commands/open';
import { pictureOf } from '../../contract/cells';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { DailyAnswer, DailyJson, StatisticsAnswer, StatisticsJson } from '../../contract/generated/messages';
import { ask } from '../../engine/ask';
import { hashText } from '../../paint/hash';
import { thumbnail } from '../../paint/thumbnails';
import { dailyResult, history, type Kept, played, type Save } from '../../state/kept';
import { today } from '../../state/origin';
import { redraw, state, update } from '../../state/store';
import { icon } from '../../ui/icons';
import { painted } from '../../ui/painted';
import type { Piece } from '../../ui/pieces';
import { roomPage } from '../../ui/room';
import { dayName, t } from '../../words/texts';
import { watch } from '../replay/replay';
import { calendar } from './calendar';

interface Desk {
  info: DailyJson | null;
  figures: StatisticsJson | null;
  problem: string | null;
  month: string;
}

const now: Desk = { info: null, figures: null, problem: null, month: today().slice(0, 7) };

export function arrive(): void {
  now.month = today().slice(0, 7);
  void load();
}

async function load(): Promise<void> {
  const day = today();
  const [daily, figures] = await Promise.all([
    ask<DailyAnswer>({ do: 'daily', day }),
    ask<StatisticsAnswer>({ do: 'statistics', today: day, games: played() }),
  ]).catch(() => []);
  if (!daily || !figures) return; // the page says that the engine is gone
  now.info = daily.ok ? daily.daily : null;
  now.problem = daily.ok ? null : 'error-date';
  now.figures = figures.ok ? figures.statistics : null;
  redraw();
}

/** The link `?daily`: begins today's deal, goes on with it, or shows its result. */
export async function startToday(): Promise<void> {
  const day = today();
  const save = unfinished(day);
  if (dailyResult(day)) await enter('daily');
  else if (save) await openSave(save);
  else await start(day);
}

function unfinished(day: string): Save | undefined {
  return state.saves.find((save) => save.id === history.days[day] && !save.finished && !save.damaged);
}

/** Only a game begun on its own day can be the first try; later ones are practice. */
async function start(day: string): Promise<void> {
  update({ waiting: true });
  const answer = await ask<DailyAnswer>({ do: 'daily', day }).catch(() => null);
  if (!answer?.ok) {
    update({ waiting: false, failure: { text: answer ? 'error-date' : 'error-engine', problem: answer?.error ?? null } });
    return;
  }
  const first = day === today() && !history.days[day];
  const id = first ? `daily-${day}` : '';
  await openDeal(answer.daily.deal, { kind: first ? 'daily' : 'practice', day }, id);
  if (first && state.gameId === id) await beginDay(day, id);
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
        ${now.info ? html`<p class="muted">${t(`sheet-${now.info.setup.sheet}`)} · ${t(`set-${now.info.setup.set}`)}${now.info.setup.skills ? ` · ${t('new-skills')}` : ''}</p>` : nothing}
        ${now.problem ? html`<p class="bad">${t(now.problem)}</p>` : status(day, result)}
        <div class="cta">${choices(day, result)}</div>
      </div>
    </section>
    <div class="streaks">
      ${streak()}
      <p class="muted">${t('daily-first-try-note')} ${t('daily-note')} ${t('daily-next', { time: untilMidnight() })}</p>
    </div></div>
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

/** The sheet of the day, or the map that was drawn on it. */
function picture(result: Kept | undefined): Piece {
  const map = result?.summary.map ?? (now.info ? CATALOGUE.sheets[now.info.setup.sheet]?.map : undefined) ?? CATALOGUE.sheets.A?.map ?? '';
  return html`<canvas class="today-map" aria-hidden="true" ${painted(`today${map}${state.paint}`, (theme, measure) => thumbnail(pictureOf(map), measure('--thumb', 240), theme, hashText(today())))}></canvas>`;
}

function status(day: string, result: Kept | undefined): TemplateResult {
  if (!result) return html`<p class="status">${t(history.days[day] ? 'daily-started' : 'daily-not-yet')}</p>`;
  const best = Math.max(
    ...history.games.filter((game) => game.day === day && game.summary.deal === result.summary.deal).map((game) => game.summary.stars),
  );
  return html`<p class="status" data-show="daily">${t('daily-done', { stars: result.summary.stars })}</p>
    ${best > result.summary.stars ? html`<p class="muted">${t('daily-best', { stars: best })}</p>` : nothing}`;
}

function choices(day: string, result: Kept | undefined): TemplateResult {
  const save = unfinished(day);
  const button = (act: string, name: 'play' | 'again' | 'share' | 'film', label: string, go: () => void, primary = false): TemplateResult =>
    html`<button class="btn ${primary ? 'primary' : ''}" data-act=${act} ?disabled=${now.problem !== null} @click=${go}>${icon(name)}<span>${label}</span></button>`;
  if (save) return button('daily-continue', 'play', t('daily-continue'), () => void openSave(save), true);
  if (!history.days[day]) return button('daily-start', 'play', t('daily-start'), () => void start(day), true);
  return html`${result ? button('share', 'share', t('final-share'), () => void openAnnex('share', result)) : nothing}
    ${result ? button('replay', 'film', t('final-replay'), () => void watch(result.record)) : nothing}
    ${button('daily-practice', 'again', t('daily-again'), () => void start(day))}`;
}

function streak(): Piece {
  const { figures } = now;
  if (!figures) return nothing;
  return html`<p class="streak" data-show="streak">${icon('compass')}<b>${figures.streak ? t('daily-streak', { count: figures.streak }) : t('daily-no-streak')}</b>
    ${figures.longest_streak ? html`<small>${t('daily-longest-streak', { count: figures.longest_streak })}</small>` : nothing}</p>`;
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
  const save = unfinished(day);
  if (result) void watch(result.record);
  else if (save) void openSave(save);
  else void start(day);
}

function untilMidnight(): string {
  const minutes = Math.ceil((86_400_000 - (Date.now() % 86_400_000)) / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
