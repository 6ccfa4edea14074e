/** A finished game in words. The figures are the engine’s; here they are only set. */

import type { GameSummaryDetails } from '../contract/generated/messages';
import type { FinishedGame } from '../state/saved-games';
import { cardName, letterName, titleName } from './sentences';
import { t } from './texts';

export function summaryTitle(summary: GameSummaryDetails): string {
  return summary.title === null ? t('final-heading') : titleName(summary.title);
}

/** What is known of a game besides its figures. */
export interface ShareExtras {
  /** The number of the daily map, if it is one. */
  daily: number | null;
  /** The expert's stars with the same cards, once they are known. */
  expert: number | null;
  /** Days in a row; 0 where they say nothing of this game. */
  streak: number;
}

const SEASONS = ['🌱', '☀️', '🍂', '❄️'];
const BARS = '▁▂▃▄▅▆▇█';

/** The text to share, two lines and a link: nothing in it gives a card away. */
export function shareText({ summary, hints }: FinishedGame, { daily, expert, streak }: ShareExtras, link: string): string {
  const { stars, sheet, takebacks: undone } = summary;
  const what = daily === null ? t('new-sheet-letter', { letter: letterName(sheet) }) : t('daily-number', { number: daily });
  const days = streak ? [t('daily-streak', { count: streak })] : [];
  const help = [...(hints ? [t('final-hints', { count: hints })] : []), ...(undone ? [t('share-message-undone', { count: undone })] : [])];
  return [
    [`Mapwright ${what}`, expert === null ? `${stars} ★` : `${stars}/${expert} ★`, summaryTitle(summary), ...days].join(' · '),
    seasonBars(summary.seasons),
    ...(help.length ? [help.join(' · ')] : []),
    t('share-message-link', { link }),
  ].join('\n');
}

/** Each season as a bar, the best one as high as it can be. */
function seasonBars(totals: readonly number[]): string {
  const most = Math.max(1, ...totals);
  const bar = (total: number): string => BARS[Math.round((Math.max(0, total) / most) * (BARS.length - 1))] ?? '';
  return totals.map((total, i) => `${SEASONS[i] ?? ''}${bar(total)} ${total}`).join('  ');
}

export function edictLines(summary: GameSummaryDetails): string[] {
  return Object.entries(summary.edicts).map(
    ([id, stars], i) => `${letterName('ABCD'[i] ?? '')}  ${cardName(id)} · ${t('n-stars', { stars })}`,
  );
}

export function pictureFileName(game: FinishedGame, ending: string): string {
  return `mapwright-${game.day}-${game.summary.stars}.${ending}`;
}
