/** A finished game in words. The figures are the engine’s; here they are only set. */

import type { Summary } from '../contract/generated/messages';
import type { FinishedGame } from '../state/stored';
import { cardName, letterName, titleName } from './sentences';
import { t } from './texts';

export function titleOf(summary: Summary): string {
  return summary.title === null ? t('final-heading') : titleName(summary.title);
}

/** The text to share: nothing in it gives a card away. */
export function shareText({ summary }: FinishedGame, daily: number | null, link: string): string {
  const title = titleOf(summary);
  const { stars } = summary;
  const [spring = 0, summer = 0, fall = 0, winter = 0] = summary.seasons;
  return [
    daily === null
      ? t('share-message', { sheet: letterName(summary.sheet), stars, title })
      : t('share-message-daily', { number: daily, stars, title }),
    t('share-message-seasons', { spring, summer, fall, winter }),
    ...(summary.undone ? [t('share-message-undone', { count: summary.undone })] : []),
    ...summary.emoji,
    t('share-message-link', { link }),
  ].join('\n');
}

export function edictLines(summary: Summary): string[] {
  return Object.entries(summary.edicts).map(
    ([id, stars], i) => `${letterName('ABCD'[i] ?? '')}  ${cardName(id)} · ${t('n-stars', { stars })}`,
  );
}

export function fileName(game: FinishedGame, ending: string): string {
  return `mapwright-${game.day}-${game.summary.stars}.${ending}`;
}
