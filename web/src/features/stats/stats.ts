/** The screen of statistics: charts, and the export, import and deletion of all data. */

import { isOwnSheet } from '../../core/state/own-sheets';
import { html, nothing, type TemplateResult } from 'lit';
import { storedGroupNews } from '../../core/browser/local-storage';
import { addMissingSummaries, deleteAll, exportAll, importAll } from '../../app/export-import';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { StatisticsGame, StatisticsJson } from '../../core/contract/generated/messages';
import type { TextKey } from '../../core/contract/generated/text-keys';
import { ask } from '../../core/engine/ask';
import { localState } from '../../core/state/local-state';
import { playedGames } from '../../core/state/games';
import { today } from '../../core/state/origin';
import { state } from '../../core/state/store';
import { textRadio } from '../../core/ui/choices';
import { icon, type IconName } from '../../core/ui/icons';
import { type Renderable, textButton } from '../../core/ui/buttons';
import { pageLayout } from '../../core/ui/page-layout';
import { cardName, seasonName, titleName, sheetName } from '../../core/words/sentences';
import { dayName, formatNumber, t, textFor, labelled } from '../../core/words/texts';
import { bars, timeline } from './charts';
import { adoptStyles } from '../../core/ui/screen-styles';
import statsStyles from './stats.css';

adoptStyles(statsStyles);

interface StatsState {
  figures: StatisticsJson | null;
  solo: boolean;
  /** A sentence about the last export, import or deletion. */
  news: string;
  working: boolean;
  /** Whether the player is asked to confirm the deletion. */
  sure: boolean;
}

const stats = localState<StatsState>({ figures: null, solo: false, news: '', working: false, sure: false });

export function arrive(): void {
  stats.update({ news: '', sure: false });
  void addMissingSummaries().then(load);
}

function selectedGames(): StatisticsGame[] {
  return playedGames().filter((game) => !stats.value.solo || game.summary.players === 1);
}

async function load(): Promise<void> {
  const response = await ask({ do: 'statistics', today: today(), games: selectedGames() }).catch(() => null);
  stats.update({ figures: response?.ok ? response.statistics : null });
}

export function screen(): TemplateResult {
  const { figures } = stats.value;
  const hasGames = figures && figures.games + figures.games_with_hints > 0;
  return pageLayout('stats', t('stats-title'), html`${hasGames ? charts(figures) : noGames()}${dataSection()}`, true);
}

function noGames(): TemplateResult {
  return html`<p class="empty-room gap-3 centered stack">${icon('chart')}${t('stats-none')}</p>`;
}

function charts(figures: StatisticsJson): TemplateResult {
  return html`<div class="room-head between gap-3 row">${gamesFilter()}</div>
    <dl class="figures stack">
      ${statItem('stats-games-played', formatNumber(figures.games), 'games')}
      ${statItem('stats-best', figures.best_stars === null ? '–' : formatNumber(figures.best_stars), 'best')}
      ${statItem('stats-mean', formatNumber(figures.mean_stars, 1), 'mean')}
      ${statItem('stats-lost', formatNumber(figures.stars_lost), 'lost')}
      ${statItem('stats-streak', formatNumber(figures.streak), 'streak')}
      ${statItem('stats-longest-streak', formatNumber(figures.longest_streak), 'longest')}
    </dl>
    ${hintedGamesNote(figures)}
    <div class="charts stack gap-4">
      ${chartSection('stats-over-time', timeline(t('stats-over-time'), timelinePoints(), figures.mean_stars), 4)}
      ${chartSection('stats-by-season', bySeason(figures), 2)}
      ${chartSection('stats-by-set', bySet(figures))}
      ${chartSection('stats-titles', byTitle(figures))}
      ${chartSection('stats-by-edict', byEdict(figures), 6)}
    </div>`;
}

/** Games with hints are not part of the figures above. */
function hintedGamesNote({ games_with_hints: count, mean_with_hints: mean, best_with_hints: best }: StatisticsJson): Renderable {
  if (!count) return nothing;
  const worth = t('stats-hinted-figures', { mean: formatNumber(mean, 1), best: formatNumber(best) });
  return html`<p class="muted" data-show="stats-hinted">${t('stats-hinted', { count })} ${worth}</p>`;
}

function gamesFilter(): TemplateResult {
  return html`<div class="seg even">${[false, true].map(gamesChoice)}</div>`;
}

function gamesChoice(solo: boolean): TemplateResult {
  const choose = (): void => {
    stats.update({ solo });
    void load();
  };
  return textRadio({ group: 'solo', on: stats.value.solo === solo, choose }, t(solo ? 'stats-solo' : 'stats-all'));
}

function chartSection(key: TextKey, content: Renderable, columns = 3): TemplateResult {
  return html`<section class="plate chart stack" .style=${`--columns:${columns}`}><h2>${t(key)}</h2>${content}</section>`;
}

function bySeason({ seasons }: StatisticsJson): TemplateResult {
  const year = CATALOGUE.seasons.base ?? [];
  const items = seasons.map((mean, i) => ({ label: seasonName(year[i]?.id ?? ''), value: mean }));
  return bars(t('stats-by-season'), items, 'blue');
}

function bySet({ bests }: StatisticsJson): TemplateResult {
  const isKnown = (id: string): boolean => !isOwnSheet(id) || state.stored.sheets.some((sheet) => sheet.id === id);
  const items = bests
    .filter(({ sheet }) => isKnown(sheet))
    .map(({ set, sheet, stars }) => ({
      label: `${textFor('set', set)} · ${isOwnSheet(sheet) ? t('new-sheet-own') : sheet}`,
      note: sheetName(sheet),
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

/** The mean stars by edict, best first, in two charts with the same scale. */
function byEdict({ edicts }: StatisticsJson): TemplateResult {
  const items = [...edicts]
    .sort((a, b) => b.mean - a.mean)
    .map(({ id, games, mean }) => ({ label: cardName(id), note: t('stats-games', { count: games }), value: mean }));
  const half = Math.ceil(items.length / 2);
  const highest = items[0]?.value ?? 1;
  const columns = [items.slice(0, half), items.slice(half)].filter((part) => part.length);
  return html`<div class="two-charts stack top">${columns.map((part) => bars(t('stats-by-edict'), part, 'good', highest))}</div>`;
}

function statItem(key: TextKey, value: string, show: string): TemplateResult {
  return html`<div><dt class="muted">${t(key)}</dt><dd data-show=${`stats-${show}`}>${value}</dd></div>`;
}

const MAX_TIMELINE_GAMES = 120;

/** Returns the last games, oldest first. */
function timelinePoints(): { value: number; label: string }[] {
  return selectedGames()
    .filter(({ hints }) => !hints)
    .slice(0, MAX_TIMELINE_GAMES)
    .reverse()
    .map(({ day, summary }) => ({ value: summary.stars, label: labelled(dayName(day), t('n-stars', { stars: summary.stars })) }));
}

/* ---------- the data ---------- */

async function importFile(event: Event): Promise<void> {
  const field = event.target as HTMLInputElement;
  const file = field.files?.[0];
  if (!file || stats.value.working) return;
  stats.update({ working: true, news: '' });
  try {
    const result = await importAll(file, reportImport);
    const news = result.ok
      ? [
          result.fresh ? t('stats-imported', { count: result.fresh }) : t('stats-import-none'),
          result.bad ? t('stats-import-skipped', { count: result.bad }) : '',
        ].join(' ')
      : t(result.text);
    stats.update({ news });
    await load();
  } catch {
    stats.update({ news: t('stats-import-bad') });
  }
  field.value = '';
  stats.update({ working: false });
}

/** Shows the progress of an import in steps of ten percent, which a screen reader can follow. */
function reportImport(share: number): void {
  const news = t('stats-importing', { percent: formatNumber(Math.floor(share * 10) * 10) });
  if (news !== stats.value.news) stats.update({ news });
}

async function deleteEverything(): Promise<void> {
  stats.update({ sure: false });
  stats.update({ news: t((await deleteAll()) ? 'stats-deleted' : 'stats-not-deleted') });
  await load();
}

function dataSection(): TemplateResult {
  const button = (act: string, name: IconName, label: string, go: () => void, look = ''): TemplateResult =>
    textButton(name, label, go, { act, look, disabled: stats.value.working });
  const setSure = (sure: boolean) => (): void => stats.update({ sure });
  const damaged = state.stored.damaged.length;
  const warning = [t('stats-delete-sure'), storedGroupNews.read().groups ? t('stats-delete-groups') : ''].filter(Boolean).join(' ');
  const sure = html`<div class="sure" role="alertdialog" aria-label=${t('stats-delete')}><p>${warning}</p><div class="cta wrap">
    ${button('delete-sure', 'trash', t('stats-delete'), () => void deleteEverything(), 'danger')}
    ${button('delete-not', 'undo', t('menu-cancel'), setSure(false))}</div></div>`;
  const news = html`${stats.value.working ? icon('hourglass') : nothing}${stats.value.news}`;
  return html`<section class="plate data stack"><h2>${t('stats-data')}</h2>
    <p class="muted">${t('stats-data-note')} ${t('stats-taken-note')}</p>
    <div class="cta wrap">
      ${button('export', 'download', t('stats-export'), () => void exportAll())}
      <label class="btn file">${icon('upload')}<span>${t('stats-import')}</span>
        <input class="cover" type="file" accept=".json,application/json" data-field="import"
          ?disabled=${stats.value.working} @change=${(event: Event) => void importFile(event)}></label>
      ${stats.value.sure ? nothing : button('delete-all', 'trash', t('stats-delete'), setSure(true), 'danger')}
    </div>
    ${stats.value.sure ? sure : nothing}
    ${damaged ? html`<p class="muted" data-show="damaged">${t('stored-damaged', { count: damaged })}</p>` : nothing}
    <p class="data-news medium" role="status" data-show="news">${news}</p>
  </section>`;
}
