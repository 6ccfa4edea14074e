/** Records and statistics: the engine counts, charts are drawn here; and everything in one file, out and in. */

import { html, nothing, type TemplateResult } from 'lit';
import { catchUp, deleteAll, exportAll, importAll } from '../../commands/archive';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { PlayedGame, StatisticsJson } from '../../contract/generated/messages';
import type { TextKey } from '../../contract/generated/text-keys';
import { ask } from '../../engine/ask';
import { playedGames } from '../../state/games';
import { today } from '../../state/origin';
import { redraw, state } from '../../state/store';
import { wordRadio } from '../../ui/choices';
import { icon, type IconName } from '../../ui/icons';
import { type Piece, wordButton } from '../../ui/pieces';
import { roomPage } from '../../ui/room';
import { cardName, seasonName, titleName } from '../../words/sentences';
import { dayName, number, t } from '../../words/texts';
import { bars, timeline } from './charts';

declare module '../../state/route' {
  interface Screens {
    stats: object;
  }
}

interface Shown {
  figures: StatisticsJson | null;
  solo: boolean;
  /** What happened to the data last, as a whole sentence. */
  news: string;
  working: boolean;
  sure: boolean;
}

const now: Shown = { figures: null, solo: false, news: '', working: false, sure: false };

export function arrive(): void {
  Object.assign(now, { news: '', sure: false });
  void catchUp().then(load);
}

function chosen(): PlayedGame[] {
  return playedGames().filter((game) => !now.solo || game.summary.players === 1);
}

async function load(): Promise<void> {
  const answer = await ask({ do: 'statistics', today: today(), games: chosen() }).catch(() => null);
  now.figures = answer?.ok ? answer.statistics : null;
  redraw();
}

export function screen(): TemplateResult {
  const { figures } = now;
  return roomPage(
    'stats',
    t('stats-title'),
    html`
    ${figures && figures.games + figures.hinted ? charts(figures) : html`<p class="empty-room">${icon('chart')}${t('stats-none')}</p>`}
    ${data()}`,
    true,
  );
}

function charts(figures: StatisticsJson): TemplateResult {
  return html`<div class="stats-head">${whichGames()}</div>
    <dl class="figures">
      ${figure('stats-games-played', number(figures.games), 'games')}
      ${figure('stats-best', number(figures.best_stars), 'best')}
      ${figure('stats-mean', number(figures.mean_stars, 1), 'mean')}
      ${figure('stats-lost', number(figures.stars_lost), 'lost')}
      ${figure('stats-streak', number(figures.streak), 'streak')}
      ${figure('stats-longest-streak', number(figures.longest_streak), 'longest')}
    </dl>
    ${hinted(figures)}
    <div class="charts">
      ${chart('stats-over-time', timeline(t('stats-over-time'), newest(), figures.mean_stars), 'span-4')}
      ${chart('stats-by-season', bySeason(figures), 'span-2')}
      ${chart('stats-by-set', bySet(figures))}
      ${chart('stats-titles', byTitle(figures))}
      ${chart('stats-by-edict', byEdict(figures), 'span-6')}
    </div>`;
}

/** Games with hints are not part of the figures above. */
function hinted({ hinted: count, hinted_mean: mean, hinted_best: best }: StatisticsJson): Piece {
  if (!count) return nothing;
  const worth = t('stats-hinted-figures', { mean: number(mean, 1), best: number(best) });
  return html`<p class="muted" data-show="stats-hinted">${t('stats-hinted', { count })} ${worth}</p>`;
}

function whichGames(): TemplateResult {
  return html`<div class="seg two">${[false, true].map(gamesChoice)}</div>`;
}

function gamesChoice(solo: boolean): TemplateResult {
  const choose = (): void => {
    now.solo = solo;
    void load();
  };
  return wordRadio({ group: 'solo', on: now.solo === solo, choose }, t(solo ? 'stats-solo' : 'stats-all'));
}

function chart(key: TextKey, content: Piece, span = 'span-3'): TemplateResult {
  return html`<section class="plate chart ${span}"><h2>${t(key)}</h2>${content}</section>`;
}

function bySeason({ seasons }: StatisticsJson): TemplateResult {
  const year = CATALOGUE.seasons.base ?? [];
  const items = seasons.map((mean, i) => ({ label: seasonName(year[i]?.id ?? ''), value: mean }));
  return bars(t('stats-by-season'), items, 'blue');
}

function bySet({ bests }: StatisticsJson): TemplateResult {
  const items = bests.map(({ set, sheet, stars }) => ({
    label: `${t(`set-${set}`)} · ${sheet}`,
    note: t(`sheet-${sheet}`),
    value: stars,
  }));
  return bars(t('stats-by-set'), items, 'gold');
}

function byTitle({ titles }: StatisticsJson): TemplateResult {
  const order = [...CATALOGUE.titles].sort((a, b) => b - a);
  return bars(
    t('stats-titles'),
    order.map((title) => ({ label: titleName(title), value: titles[String(title)] ?? 0 })),
  );
}

/** Best first, in two columns where there is room; both are drawn to one scale. */
function byEdict({ edicts }: StatisticsJson): TemplateResult {
  const items = [...edicts]
    .sort((a, b) => b.mean - a.mean)
    .map(({ id, games, mean }) => ({ label: cardName(id), note: t('stats-games', { count: games }), value: mean }));
  const half = Math.ceil(items.length / 2);
  const most = items[0]?.value ?? 1;
  const columns = [items.slice(0, half), items.slice(half)].filter((part) => part.length);
  return html`<div class="two-charts">${columns.map((part) => bars(t('stats-by-edict'), part, 'good', most))}</div>`;
}

function figure(key: TextKey, value: string, show: string): TemplateResult {
  return html`<div><dt>${t(key)}</dt><dd data-show=${`stats-${show}`}>${value}</dd></div>`;
}

/** The last games, oldest first. */
function newest(): { value: number; label: string }[] {
  return chosen()
    .filter(({ hints }) => !hints)
    .slice(0, 120)
    .reverse()
    .map(({ day, summary }) => ({ value: summary.stars, label: `${dayName(day)}: ${t('n-stars', { stars: summary.stars })}` }));
}

/* ---------- the data ---------- */

async function read(event: Event): Promise<void> {
  const field = event.target as HTMLInputElement;
  const file = field.files?.[0];
  if (!file || now.working) return;
  Object.assign(now, { working: true, news: '' });
  redraw();
  try {
    const moved = await importAll(file, reportImport);
    now.news = moved.ok
      ? [
          moved.fresh ? t('stats-imported', { count: moved.fresh }) : t('stats-import-none'),
          moved.bad ? t('stats-import-skipped', { count: moved.bad }) : '',
        ].join(' ')
      : t(moved.text);
    await load();
  } catch {
    now.news = t('stats-import-bad');
  }
  now.working = false;
  field.value = '';
  redraw();
}

/** In steps that can be listened to. */
function reportImport(share: number): void {
  const news = t('stats-importing', { percent: number(Math.floor(share * 10) * 10) });
  if (news === now.news) return;
  now.news = news;
  redraw();
}

async function sweep(): Promise<void> {
  now.sure = false;
  now.news = t((await deleteAll()) ? 'stats-deleted' : 'stats-not-deleted');
  await load();
}

function data(): TemplateResult {
  const button = (act: string, name: IconName, label: string, go: () => void, kind = ''): TemplateResult =>
    wordButton(name, label, go, { act, kind, off: now.working });
  const ask = (sure: boolean) => (): void => {
    now.sure = sure;
    redraw();
  };
  const damaged = state.stored.damaged.length;
  const sure = html`<div class="sure" role="alertdialog" aria-label=${t('stats-delete')}><p>${t('stats-delete-sure')}</p><div class="cta">
    ${button('delete-sure', 'trash', t('stats-delete'), () => void sweep(), 'danger')}
    ${button('delete-not', 'undo', t('menu-cancel'), ask(false))}</div></div>`;
  return html`<section class="plate data"><h2>${t('stats-data')}</h2><p class="muted">${t('stats-data-note')} ${t('stats-taken-note')}</p>
    <div class="cta">
      ${button('export', 'download', t('stats-export'), exportAll)}
      <label class="btn file">${icon('upload')}<span>${t('stats-import')}</span><input type="file" accept=".json,application/json"
        data-field="import" ?disabled=${now.working} @change=${(event: Event) => void read(event)}></label>
      ${now.sure ? nothing : button('delete-all', 'trash', t('stats-delete'), ask(true), 'danger')}
    </div>
    ${now.sure ? sure : nothing}
    ${damaged ? html`<p class="muted" data-show="damaged">${t('stored-damaged', { count: damaged })}</p>` : nothing}
    <p class="data-news" role="status" data-show="news">${now.working ? icon('hourglass') : nothing}${now.news}</p>
  </section>`;
}
