/** The pictures of a finished game, to share and to print. */

import { parseMap } from '../../core/contract/cells';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import { ask } from '../../core/engine/ask';
import { releaseBitmap, withTemporaryCache, type Surface } from '../../core/paint/bitmaps';
import { seedFromText } from '../../core/paint/hash';
import { type Keepsake, keepsake, type KeepsakeTexts, type Mount } from '../../core/paint/keepsake';
import { type Theme, themeFromCSS } from '../../core/paint/theme';
import { dealLink } from '../../core/page/links';
import { playerOf } from '../../core/state/games';
import type { FinishedGame } from '../../core/state/saved-games';
import { seasonName, sheetLabel, sheetName } from '../../core/words/sentences';
import { edictLines, summaryTitle } from '../../core/words/share';
import { dayName, formatNumber, t, textFor } from '../../core/words/texts';

/** Returns the number of the daily map, if the game was played on one. */
export async function dailyNumber(game: FinishedGame): Promise<number | null> {
  const response = await ask({ do: 'daily', day: game.day }).catch(() => null);
  return response?.ok && response.daily.deal === game.summary.deal ? response.daily.number : null;
}

export function currentTheme(): Theme {
  const root = document.documentElement;
  return themeFromCSS(getComputedStyle(root), root.dataset.theme ?? 'day');
}

function currentMount(): Mount {
  const style = getComputedStyle(document.documentElement);
  const cssVariable = (name: string): string => style.getPropertyValue(name).trim();
  return {
    panel: cssVariable('--panel'),
    ink: cssVariable('--ink'),
    soft: cssVariable('--ink-2'),
    accent: cssVariable('--accent'),
    accentInk: cssVariable('--accent-ink'),
  };
}

function keepsakeTexts(game: FinishedGame): KeepsakeTexts {
  const { summary } = game;
  const year = CATALOGUE.seasons.base ?? [];
  const { name, crest } = playerOf(game);
  const trimmedName = name.trim();
  return {
    title: sheetName(summary.sheet),
    sub: `${sheetLabel(summary.sheet)} · ${textFor('set', summary.set)}`,
    heading: summaryTitle(summary),
    by: [trimmedName ? t('keepsake-by', { player: trimmedName }) : '', dayName(game.day)].filter(Boolean).join(' · '),
    figures: summary.seasons.map((total, i) => [seasonName(year[i]?.id ?? ''), formatNumber(total)] as const),
    total: formatNumber(summary.stars),
    lines: [],
    foot: [],
    crest,
  };
}

async function picturePage(game: FinishedGame, words: KeepsakeTexts, cell: number, size?: Keepsake['size']): Promise<Blob> {
  const picture = parseMap(game.summary.map);
  const seed = seedFromText(game.summary.deal);
  const page = withTemporaryCache(() =>
    keepsake({ picture, words, mount: currentMount(), theme: currentTheme(), seed, cell, ...(size && { size }) }),
  );
  const blob = await toPngBlob(page);
  releaseBitmap(page);
  return blob;
}

function toPngBlob(page: Surface): Promise<Blob> {
  if (!(page instanceof HTMLCanvasElement)) return page.convertToBlob({ type: 'image/png' });
  return new Promise((resolve, reject) => page.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

/** Returns a picture for messages: the map, the title, the stars and the link to the deal. Most apps show 1080 × 1350 pixels uncut. */
export function sharePicture(game: FinishedGame, daily: number | null): Promise<Blob> {
  const words = keepsakeTexts(game);
  const dailyLine = daily === null ? [] : [`${t('daily-title')} ${t('daily-number', { number: daily })}`];
  const link = dealLink(game.summary.deal).replace(/^https?:\/\//, '');
  return picturePage(game, { ...words, foot: [['Mapwright', ...dailyLine].join(' · '), link] }, 73, { width: 1080, height: 1350 });
}

/** Returns a picture to print: about 20 cm wide at 200 dots an inch, with the edicts. */
export function printPicture(game: FinishedGame): Promise<Blob> {
  return picturePage(game, { ...keepsakeTexts(game), lines: edictLines(game.summary) }, 112);
}
