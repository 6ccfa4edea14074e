/** Names of the people, bots and rivals at a table. */

import { guestName, isGuest, people, type Seat } from '../state/seats';
import type { Rival } from '../state/types';
import { t } from './texts';

export function rivalName({ name }: Rival): string {
  return name || t('share-challenge-friend');
}

const NAMES_OF_BOTS = 8;

/** A bot has its own name by its seat, as long as no one gives it another; the player's own have theirs. */
export function seatName(seats: readonly Seat[], index: number): string {
  const { name = '', bot = '' } = seats[index] ?? {};
  if (name.trim()) return name.trim();
  if (!bot) return people(seats) === 1 ? t('table-you') : t('new-player', { number: index + 1 });
  if (isGuest(bot)) return guestName(bot);
  return t(`bot-name-${(index % NAMES_OF_BOTS) + 1}`);
}

/** How well a bot plays, or which of the player's own it is; nothing for a person. */
export function levelOf(seats: readonly Seat[], index: number): string {
  const { name = '', bot = '' } = seats[index] ?? {};
  if (isGuest(bot)) return name.trim() ? guestName(bot) : '';
  return bot ? t(`bot-${bot}`) : '';
}
