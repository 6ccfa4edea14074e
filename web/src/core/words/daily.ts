/** The name of a daily map, and the time until the next one. */

import { CATALOGUE } from '../contract/generated/catalogue';
import type { Origin } from '../state/origin';
import { t, textFor } from './texts';

const DAY_MS = 86_400_000;

/** Returns the number of the daily map of a day and what its setup is called: "No. 5 · Double Thursday". */
export function dailyName(day: string): string {
  const { first_day: firstDay, kinds } = CATALOGUE.daily;
  const date = new Date(`${day}T00:00:00Z`);
  const number = Math.round((date.getTime() - Date.parse(firstDay)) / DAY_MS) + 1;
  return `${t('daily-number', { number })} · ${textFor('daily-kind', kinds[(date.getUTCDay() + 6) % 7] ?? '')}`;
}

/** Returns what is said about a game on a daily map: its name, or that it is practice; empty for other games. */
export function dailyTitle({ kind, day }: Origin): string {
  if (!day) return '';
  if (kind === 'daily') return dailyName(day);
  return kind === 'practice' ? `${t('daily-practice')} · ${dailyName(day)}` : '';
}

/** Returns hours and minutes until midnight in universal time: `7:05`. */
export function timeUntilMidnight(): string {
  const minutes = Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
