/** A month of daily maps: each day drawn hangs as a small map. */

import { html, nothing, type TemplateResult } from 'lit';
import type { GameSummaryDetails } from '../../core/contract/generated/messages';
import { dailyResult } from '../../core/state/games';
import { today } from '../../core/state/origin';
import { state } from '../../core/state/store';
import { icon } from '../../core/ui/icons';
import { mapThumbnail } from '../../core/ui/map-thumbnail';
import { stars } from '../../core/ui/buttons';
import { dayName, monthName, t, weekdays } from '../../core/words/texts';
import { adoptStyles } from '../../core/ui/screen-styles';
import calendarStyles from './calendar.css';

adoptStyles(calendarStyles);

function addMonths(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}

export function calendar(month: string, firstDay: string, onMonth: (month: string) => void, onDay: (day: string) => void): TemplateResult {
  const start = new Date(`${month}-01T00:00:00Z`);
  const lead = (start.getUTCDay() + 6) % 7; // Monday first
  const count = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  const days = Array.from({ length: count }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`);
  const step = (by: number, label: string): TemplateResult => {
    const to = addMonths(month, by);
    const off = by < 0 ? to < firstDay.slice(0, 7) : to > today().slice(0, 7);
    const sign = icon(by < 0 ? 'prev' : 'next');
    return html`<button class="icon-btn" aria-label=${label} ?disabled=${off} @click=${() => onMonth(to)}>${sign}</button>`;
  };
  return html`<section class="plate calendar stack" aria-label=${t('daily-calendar')}>
    <header class="middle gap-3 row">${step(-1, t('daily-earlier'))}<h2>${monthName(month)}</h2>${step(1, t('daily-later'))}</header>
    <ol class="week centered" aria-hidden="true">${weekdays().map((name) => html`<li>${name}</li>`)}</ol>
    <ol class="days" .style=${`--first:${lead + 1}`}>${days.map((day) => html`<li>${dayCell(day, firstDay, onDay)}</li>`)}</ol>
  </section>`;
}

function dayCell(day: string, first: string, choose: (day: string) => void): TemplateResult {
  const number = Number(day.slice(8));
  const isToday = day === today();
  if (day < first || day > today()) return html`<span class="day center off">${number}</span>`;
  const result = dailyResult(day);
  const what = result
    ? t('daily-done', { stars: result.summary.stars })
    : t(state.stored.firstAttempts[day] ? 'daily-started' : isToday ? 'daily-not-yet' : 'daily-missed');
  return html`<button class="day center ${result ? 'drawn' : 'open'} ${isToday ? 'now' : ''}" data-day=${day}
    aria-label=${`${dayName(day)}: ${what}`} title=${what} @click=${() => choose(day)}>
    <b>${number}</b>
    ${result ? dayResult(result.summary) : nothing}
  </button>`;
}

function dayResult({ map, deal, stars: worth }: GameSummaryDetails): TemplateResult {
  return html`${mapThumbnail('day', map, deal, 52)}${stars(worth)}`;
}
