/** The screen of the daily map: today's map, the streak, and the calendar. */

import { lazyPart } from '../../core/lazy-parts';
import { html, nothing, type TemplateResult } from 'lit';
import { startDaily } from '../../play/daily';
import { goTo, openDialog } from '../../core/page/navigate';
import { openSave } from '../../play/open-game';
import { loadExpertScore, type ExpertScore } from '../../core/engine/expert-score';
import { storedGroupNews } from '../../core/browser/local-storage';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { DailyMapJson, StatisticsJson } from '../../core/contract/generated/messages';
import type { TextKey } from '../../core/contract/generated/text-keys';
import { ask } from '../../core/engine/ask';
import { localState } from '../../core/state/local-state';
import { dailyResult, dailySave, playedGames } from '../../core/state/games';
import type { FinishedGame } from '../../core/state/saved-games';
import { today } from '../../core/state/origin';
import { state } from '../../core/state/store';
import { icon, type IconName } from '../../core/ui/icons';
import { mapThumbnail } from '../../core/ui/map-thumbnail';
import { expertScoreText } from '../../core/ui/expert-score';
import { type Renderable, rowButton, textButton } from '../../core/ui/buttons';
import { pageLayout } from '../../core/ui/page-layout';
import { dailyName, timeUntilMidnight } from '../../core/words/daily';
import { dayName, t } from '../../core/words/texts';
import { calendar } from './calendar';
import { adoptStyles } from '../../core/ui/screen-styles';
import dailyStyles from './daily.css';
import { sheetName } from '../../core/words/sentences';

adoptStyles(dailyStyles);

declare module '../../core/lazy-parts' {
  interface Features {
    /** The panel of the puzzle of the day. `reload` reads again what other tabs have stored. */
    dailyPuzzle: { reload(): void; panel(): Renderable };
  }
}

interface DailyState {
  /** Today's map. */
  info: DailyMapJson | null;
  figures: StatisticsJson | null;
  problem: TextKey | null;
  /** The month of the calendar, as 2026-11. */
  month: string;
  /** The expert's stars of today's map; null until the player has finished it. */
  expertScore: ExpertScore | null;
}

const daily = localState<DailyState>({ info: null, figures: null, problem: null, month: today().slice(0, 7), expertScore: null });

export function arrive(): void {
  daily.update({ month: today().slice(0, 7), expertScore: null });
  lazyPart('dailyPuzzle')?.reload();
  void load();
}

async function load(): Promise<void> {
  const day = today();
  const [map, figures] = await Promise.all([ask({ do: 'daily', day }), ask({ do: 'statistics', today: day, games: playedGames() })]).catch(
    () => [],
  );
  if (!map || !figures) return; // the page reports the loss of the engine
  const info = map.ok ? map.daily : null;
  daily.update({ info, problem: map.ok ? null : 'error-date', figures: figures.ok ? figures.statistics : null });
  const isShown = (): boolean => state.navigation.route.to === 'daily';
  if (info && dailyResult(day)) void loadExpertScore(info.deal, isShown, (expertScore) => daily.update({ expertScore }));
}

export function screen(): TemplateResult {
  const day = today();
  const result = dailyResult(day);
  return pageLayout(
    'daily',
    t('daily-title'),
    html`<div class="daily-cols split">
    <div class="daily-side gap-4 stack"><section class="plate today row upright">
      ${mapPicture(result)}
      <div class="today-words stack">
        <p class="eyebrow">${dayName(day)}</p>
        <h2>${dailyName(day)}</h2>
        ${daily.value.info ? html`<p class="muted">${setupText(daily.value.info)}</p>` : nothing}
        ${daily.value.problem ? html`<p class="bad">${t(daily.value.problem)}</p>` : statusLine(day, result)}
        <div class="cta wrap">${mapButtons(day, result)}</div>
      </div>
    </section>
    <div class="streaks wraps row">
      ${streakLine()}
      <p class="muted">${t('daily-first-try-note')} ${t('daily-no-hints')} ${t('daily-forgiven')} ${t('daily-note')}
        ${t('daily-next', { time: timeUntilMidnight() })}</p>
    </div>
    ${groupsButton()}${lazyPart('dailyPuzzle')?.panel() ?? nothing}</div>
    ${calendar(daily.value.month, CATALOGUE.daily.first_day, (month) => daily.update({ month }), openDay)}
  </div>`,
  );
}

function groupsButton(): TemplateResult {
  const { day, friends, finished } = storedGroupNews.read();
  const note = friends ? t('groups-finished', { friends, finished: day === today() ? finished : 0 }) : t('groups-note');
  return rowButton('group', 'people', [t('groups-title'), note], () => void goTo({ to: 'group' }));
}

/** Returns the sheet, the set and the skills of the day as text. */
function setupText({ setup: { sheet, set, skills } }: DailyMapJson): string {
  return `${sheetName(sheet)} · ${t(`set-${set}`)}${skills ? ` · ${t('new-skills')}` : ''}`;
}

/** The player's map of the day; before it is finished, the empty sheet. */
function mapPicture(result: FinishedGame | undefined): Renderable {
  const map =
    result?.summary.map ??
    (daily.value.info ? CATALOGUE.sheets[daily.value.info.setup.sheet]?.map : undefined) ??
    CATALOGUE.sheets.A?.map ??
    '';
  return mapThumbnail('today', map, today(), 240, 'today-map');
}

function statusLine(day: string, result: FinishedGame | undefined): TemplateResult {
  if (!result) return html`<p class="status">${t(state.stored.firstAttempts[day] ? 'daily-started' : 'daily-not-yet')}</p>`;
  const best = Math.max(
    ...state.stored.history
      .filter((game) => game.day === day && game.summary.deal === result.summary.deal)
      .map((game) => game.summary.stars),
  );
  return html`<p class="status" data-show="daily">${t('daily-done', { stars: result.summary.stars })}</p>
    <p class="muted row" data-show="expert">${expertScoreText(daily.value.expertScore)}</p>
    ${best > result.summary.stars ? html`<p class="muted">${t('daily-best', { stars: best })}</p>` : nothing}`;
}

/** The buttons for today's map: continue, start, or what can be done after it. */
function mapButtons(day: string, result: FinishedGame | undefined): TemplateResult {
  const save = dailySave(day);
  const button = (act: string, name: IconName, label: string, go: () => void, primary = false): TemplateResult =>
    textButton(name, label, go, { act, look: primary ? 'primary' : '', disabled: daily.value.problem !== null });
  if (save) return button('daily-continue', 'play', t('daily-continue'), () => void openSave(save), true);
  if (!state.stored.firstAttempts[day] && !result) return button('daily-start', 'play', t('daily-start'), () => void startDaily(day), true);
  return html`${result ? button('share', 'share', t('final-share'), () => void openDialog({ is: 'share', game: result })) : nothing}
    ${result ? button('replay', 'replay', t('final-replay'), () => void goTo({ to: 'replay', record: result.record })) : nothing}
    ${button('daily-practice', 'again', t('daily-again'), () => void startDaily(day))}`;
}

function streakLine(): Renderable {
  const { figures } = daily.value;
  if (!figures) return nothing;
  const { streak: days, longest_streak: longest, misses_yesterday: misses } = figures;
  const present = days ? t('daily-streak', { count: days }) : t('daily-no-streak');
  const forgiven = misses ? html`<p class="muted">${t('daily-forgiven-yesterday')}</p>` : nothing;
  return html`<p class="streak" data-show="streak">${icon('compass')}<b>${present}</b>
    ${longest ? html`<small>${t('daily-longest-streak', { count: longest })}</small>` : nothing}</p>${forgiven}`;
}

/** Replays, resumes or starts the map of a day. */
function openDay(day: string): void {
  const result = dailyResult(day);
  const save = dailySave(day);
  if (result) void goTo({ to: 'replay', record: result.record });
  else if (save) void openSave(save);
  else void startDaily(day);
}
