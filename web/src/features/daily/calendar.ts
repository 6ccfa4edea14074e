/** A month of daily maps, with a small map on each day that the player has finished. */

import type { TextKey } from '../../core/contract/generated/text-keys';
import { html, nothing, type TemplateResult } from 'lit';
import type { GameSummaryDetails } from '../../core/contract/generated/messages';
import { dailyResult } from '../../core/state/games';
import { today } from '../../core/state/origin';
import { state } from '../../core/state/store';
import { icon } from '../../core/ui/icons';
import { mapThumbnail } from '../../core/ui/map-thumbnail';
import { stars } from '../../core/ui/buttons';
import { dayName, monthName, t, weekdays, labelled } from '../../core/words/texts';
import { adoptStyles } from '../../core/ui/screen-styles';
import calendarStyles from './calendar.css';

adoptStyles(calendarStyles);

function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** 0 for Monday. */
function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The days of a month, without the weeks that end before the first daily map. */
export function shownDays(month: string, firstDay: string): string[] {
  const start = new Date(`${month}-01T00:00:00Z`);
  const count = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  const days = Array.from({ length: count }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`);
  const launch = days.indexOf(firstDay);
  return launch < 0 ? days : days.slice(Math.max(0, launch - weekdayOf(firstDay)));
}

/** The calendar of a month as 2026-11. `firstDay` is the day of the first daily map. */
export function calendar(month: string, firstDay: string, onMonth: (month: string) => void, onDay: (day: string) => void): TemplateResult {
  const days = shownDays(month, firstDay);
  const monthButton = (count: number, label: string): TemplateResult => {
    const to = addMonths(month, count);
    const disabled = count < 0 ? to < firstDay.slice(0, 7) : to > today().slice(0, 7);
    const sign = icon(count < 0 ? 'prev' : 'next');
    return html`<button class="icon-btn" aria-label=${label} ?disabled=${disabled} @click=${() => onMonth(to)}>${sign}</button>`;
  };
  return html`<section class="plate calendar stack" aria-label=${t('daily-calendar')}>
    <header class="middle gap-3 row">
      ${monthButton(-1, t('daily-earlier'))}<h2>${monthName(month)}</h2>${monthButton(1, t('daily-later'))}</header>
    <ol class="week centered" aria-hidden="true">${weekdays().map((name) => html`<li>${name}</li>`)}</ol>
    <ol class="days" .style=${`--first:${weekdayOf(days[0] ?? firstDay) + 1}`}>
      ${days.map((day) => html`<li>${dayCell(day, firstDay, onDay)}</li>`)}</ol>
  </section>`;
}

/** A day of the calendar as a button; only its number, if it has no daily map or is in the future. */
function dayCell(day: string, first: string, choose: (day: string) => void): TemplateResult {
  const number = Number(day.slice(8));
  const isToday = day === today();
  if (day < first || day > today()) return html`<span class="day center off">${number}</span>`;
  const result = dailyResult(day);
  const status = result ? t('daily-done', { stars: result.summary.stars }) : t(openStatus(day));
  return html`<button class="day center ${result ? 'drawn' : 'open'} ${isToday ? 'current' : ''}" data-day=${day}
    aria-label=${labelled(dayName(day), status)} title=${status} @click=${() => choose(day)}>
    <b>${number}</b>
    ${result ? dayResult(result.summary) : nothing}
  </button>`;
}

/** The status of a day whose map is not finished. */
function openStatus(day: string): TextKey {
  if (state.stored.firstAttempts[day]) return 'daily-started';
  return day === today() ? 'daily-not-yet' : 'daily-missed';
}

function dayResult({ map, deal, stars: worth }: GameSummaryDetails): TemplateResult {
  return html`${mapThumbnail('day', map, deal, 52)}${stars(worth)}`;
}
