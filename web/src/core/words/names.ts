/** Names of people, bots and rivals. */

import { customBotName, isCustomBot, humanCount, type Seat } from '../state/seats';
import type { Rival } from '../state/animation';
import { t, textFor } from './texts';

export function rivalName({ name }: Rival): string {
  return name || t('share-challenge-friend');
}

const BOT_NAME_COUNT = 8;

/** Returns whether a seat is that of the only person, who has typed no name: sentences call this player "you". */
function isUnnamedPlayer(seats: readonly Seat[], index: number): boolean {
  const { name = '', bot = '' } = seats[index] ?? {};
  return !name.trim() && !bot && humanCount(seats) === 1;
}

/** Returns the name of a seat: as typed, else "You" or "Player 2", the usual name of a built-in bot, or that of a custom bot. */
export function seatName(seats: readonly Seat[], index: number): string {
  const { name = '', bot = '' } = seats[index] ?? {};
  if (name.trim()) return name.trim();
  if (!bot) return isUnnamedPlayer(seats, index) ? t('table-you') : t('new-player', { number: index + 1 });
  if (isCustomBot(bot)) return customBotName(bot);
  return textFor('bot-name', (index % BOT_NAME_COUNT) + 1);
}

/** Returns whose map it is: "Map: Ada", or "Your map". */
export function mapTitle(seats: readonly Seat[], index: number): string {
  return isUnnamedPlayer(seats, index) ? t('table-your-map') : t('table-map-of', { player: seatName(seats, index) });
}

/** Returns who draws: "Drawing: Ada", or "Your turn". */
export function drawingLabel(seats: readonly Seat[], index: number): string {
  return isUnnamedPlayer(seats, index) ? t('table-your-turn') : t('table-drawing', { player: seatName(seats, index) });
}

/** Returns the level of a built-in bot, or the name of a custom bot whose seat has another name; empty for a person. */
export function botLevel(seats: readonly Seat[], index: number): string {
  const { name = '', bot = '' } = seats[index] ?? {};
  if (isCustomBot(bot)) return name.trim() ? customBotName(bot) : '';
  return bot ? textFor('bot', bot) : '';
}
