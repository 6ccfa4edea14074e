/** Names of the people, bots and rivals at a table. */

import { customBotName, isCustomBot, humanCount, type Seat } from '../state/seats';
import type { Rival } from '../state/animation';
import { t, textFor } from './texts';

export function rivalName({ name }: Rival): string {
  return name || t('share-challenge-friend');
}

const BOT_NAME_COUNT = 8;

/** A bot has its own name by its seat, as long as no one gives it another; the player's own have theirs. */
export function seatName(seats: readonly Seat[], index: number): string {
  const { name = '', bot = '' } = seats[index] ?? {};
  if (name.trim()) return name.trim();
  if (!bot) return humanCount(seats) === 1 ? t('table-you') : t('new-player', { number: index + 1 });
  if (isCustomBot(bot)) return customBotName(bot);
  return textFor('bot-name', (index % BOT_NAME_COUNT) + 1);
}

/** How well a bot plays, or which of the player's own it is; nothing for a person. */
export function botLevel(seats: readonly Seat[], index: number): string {
  const { name = '', bot = '' } = seats[index] ?? {};
  if (isCustomBot(bot)) return name.trim() ? customBotName(bot) : '';
  return bot ? textFor('bot', bot) : '';
}
