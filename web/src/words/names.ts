/** Names of the people, bots and rivals at a table. */

import { people, type Seat } from '../state/seats';
import type { Rival } from '../state/types';
import { t } from './texts';

export function rivalName({ name }: Rival): string {
  return name || t('share-challenge-friend');
}

/** Bots of one kind are told apart by a number. */
export function seatName(seats: readonly Seat[], index: number): string {
  const { name = '', bot = '' } = seats[index] ?? {};
  if (name.trim()) return name.trim();
  if (!bot) return people(seats) === 1 ? t('table-you') : t('new-player', { number: index + 1 });
  const alike = seats.filter((each) => each.bot === bot && !each.name.trim());
  const number = seats.slice(0, index + 1).filter((each) => each.bot === bot && !each.name.trim()).length;
  return alike.length > 1 ? `${t(`bot-${bot}`)} ${number}` : t(`bot-${bot}`);
}

/** The one or two letters on a seat's mark. */
export function initial(name: string): string {
  const [first = '?', ...rest] = [...name];
  const digit = rest.at(-1);
  return first.toLocaleUpperCase() + (digit && /\d/.test(digit) ? digit : '');
}
