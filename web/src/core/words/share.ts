/** Texts about a finished game. */

import type { GameSummaryDetails } from '../contract/generated/messages';
import type { FinishedGame } from '../state/saved-games';
import { cardName, letterName, titleName, sheetLabel } from './sentences';
import { formatNumber, t } from './texts';

export function summaryTitle(summary: GameSummaryDetails): string {
  return summary.title === null ? t('final-heading') : titleName(summary.title);
}

/** Facts about a game besides its summary. */
export interface ShareExtras {
  /** The number of the daily map, if it is one. */
  daily: number | null;
  /** The expert's stars with the same cards, once they are known. */
  expert: number | null;
  /** Days in a row; 0 if they are not shared. */
  streak: number;
}

const SEASONS = ['🌱', '☀️', '🍂', '❄️'];
const BARS = '▁▂▃▄▅▆▇█';

/** Returns the text to share, which reveals no card. */
export function shareText({ summary, hints }: FinishedGame, { daily, expert, streak }: ShareExtras, link: string): string {
  const { stars, sheet, takebacks: undone } = summary;
  const subject = daily === null ? sheetLabel(sheet) : t('daily-number', { number: daily });
  const score = formatNumber(stars) + (expert === null ? '' : `/${formatNumber(expert)}`);
  const days = streak ? [t('daily-streak', { count: streak })] : [];
  const help = [...(hints ? [t('final-hints', { count: hints })] : []), ...(undone ? [t('share-message-undone', { count: undone })] : [])];
  return [
    [`Mapwright ${subject}`, `${score} ★`, summaryTitle(summary), ...days].join(' · '),
    seasonBars(summary.seasons),
    ...(help.length ? [help.join(' · ')] : []),
    t('share-message-link', { link }),
  ].join('\n');
}

/** Returns the stars of each season with a bar; that of the best season has full height. */
function seasonBars(totals: readonly number[]): string {
  const highest = Math.max(1, ...totals);
  const bar = (total: number): string => BARS[Math.round((Math.max(0, total) / highest) * (BARS.length - 1))] ?? '';
  return totals.map((total, i) => `${SEASONS[i] ?? ''}${bar(total)} ${formatNumber(total)}`).join('  ');
}

export function edictLines(summary: GameSummaryDetails): string[] {
  return Object.entries(summary.edicts).map(
    ([id, stars], i) => `${letterName('ABCD'[i] ?? '')}  ${cardName(id)} · ${t('n-stars', { stars })}`,
  );
}

export function pictureFileName(game: FinishedGame, ending: string): string {
  return `mapwright-${game.day}-${game.summary.stars}.${ending}`;
}
