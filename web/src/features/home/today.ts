/** The card of the day: the daily map, the puzzle of the day, the streak, and the time until the next map. */

import { html, nothing, type TemplateResult } from 'lit';
import { type TodaysPuzzle, storedPuzzleDay } from '../../core/browser/home-preview';
import { installPage, installWay, refuseInstallation } from '../../core/browser/install';
import { storedGroupNews } from '../../core/browser/local-storage';
import { dailyStreak } from '../../core/page/streak';
import { goTo } from '../../core/page/navigate';
import { openToday } from '../../play/daily';
import { dailyResult } from '../../core/state/games';
import { today } from '../../core/state/origin';
import { state } from '../../core/state/store';
import type { Renderable } from '../../core/ui/buttons';
import { icon, type IconName } from '../../core/ui/icons';
import { dailyName, timeUntilMidnight } from '../../core/words/daily';
import { dayName, t } from '../../core/words/texts';

const DAYS_BEFORE_INVITATION = 2;

/** Returns the texts of the card that depend on the player, in the order of the page. */
export function todayTexts(): [done: string, map: string, puzzle: string, streak: string] {
  const day = today();
  const puzzle = storedPuzzleDay.read();
  const count = [isDrawn(day), puzzle.solved].filter(Boolean).length;
  const days = dailyStreak();
  return [count ? t('today-done', { count }) : '', mapNote(day), puzzleNote(puzzle), days ? t('daily-streak', { count: days }) : ''];
}

function isDrawn(day: string): boolean {
  return dailyResult(day) !== undefined;
}

/** Returns the player's result of the daily map, and how many friends have finished it. */
function mapNote(day: string): string {
  const result = dailyResult(day);
  const started = state.stored.firstAttempts[day] ? t('daily-started') : '';
  const own = result ? t('daily-done', { stars: result.summary.stars }) : started;
  const news = storedGroupNews.read();
  const friends = news.friends ? t('groups-finished', { friends: news.friends, finished: news.day === day ? news.finished : 0 }) : '';
  return [result ? '' : dailyName(day), own, friends].filter(Boolean).join(' · ');
}

function puzzleNote({ tries, solved, given }: TodaysPuzzle): string {
  if (solved) return t('today-solved');
  if (given) return t('puzzles-day-given');
  return t(tries ? 'today-tried' : 'puzzles-day-not-yet');
}

function puzzleIcon(): IconName {
  const { solved, given } = storedPuzzleDay.read();
  if (solved) return 'check';
  return given ? 'bulb' : 'puzzle';
}

export function todayCard(): TemplateResult {
  const day = today();
  const [done, map, puzzle, days] = todayTexts();
  const { solved, given } = storedPuzzleDay.read();
  // A puzzle that is solved, or whose solution was shown, is not opened again.
  const open = (): void => void goTo(solved || given ? { to: 'puzzles' } : { to: 'puzzles', today: true });
  return html`<section class="plate today-card" aria-label=${t('daily-today')}>
    <div class="today-head"><h2>${t('daily-today')}</h2><p class="eyebrow" data-today>${dayName(day)}</p><b data-kept>${done}</b></div>
    <div class="pair">
      ${todayRow('daily-map', isDrawn(day) ? 'check' : 'quill', t('home-daily'), map, () => void openToday())}
      ${todayRow('day-puzzle', puzzleIcon(), t('puzzles-name-day'), puzzle, open)}
    </div>
    <p class="muted"><b data-kept>${days}</b><span data-until>${t('daily-next', { time: timeUntilMidnight() })}</span>
      <button class="link" data-act="daily" @click=${() => void goTo({ to: 'daily' })}>${t('daily-calendar')}</button></p>${installLine()}
  </section>`;
}

/** The invitation to install the page, once there is a streak to lose. */
function installLine(): Renderable {
  const way = dailyStreak() >= DAYS_BEFORE_INVITATION ? installWay() : null;
  if (!way) return nothing;
  return html`<p class="muted" data-show="install">${t(way === 'button' ? 'install-note' : 'install-menu')}
    ${way === 'button' ? html`<button class="link" data-act="install" @click=${() => void installPage()}>${t('install-do')}</button>` : nothing}
    <button class="link" data-act="refuse-install" @click=${refuseInstallation}>${t('install-refuse')}</button></p>`;
}

function todayRow(act: string, name: IconName, title: string, note: string, go: () => void): TemplateResult {
  return html`<button class="row-btn ${name === 'check' ? 'done' : ''}" data-act=${act} @click=${go}><i>${icon(name)}</i>
    <span><b>${title}</b><small data-kept>${note || nothing}</small></span></button>`;
}
