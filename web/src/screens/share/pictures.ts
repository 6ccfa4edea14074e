/** A finished game in words and pictures. The figures are the engine's; here they are only set. */

import { pictureOf } from '../../contract/cells';
import { CATALOGUE } from '../../contract/generated/catalogue';
import { ask } from '../../engine/ask';
import { free, once, type Surface } from '../../paint/bitmaps';
import { hashText } from '../../paint/hash';
import { keepsake, type KeepsakeWords, type Mount } from '../../paint/keepsake';
import { type Theme, themeFromCSS } from '../../paint/theme';
import { bearer } from '../../state/games';
import type { FinishedGame } from '../../state/stored';
import { letterName, seasonName } from '../../words/sentences';
import { edictLines, titleOf } from '../../words/share';
import { dayName, number, t } from '../../words/texts';

/** The number of the daily map that a game was played on, if it was one. */
export async function dailyNumber(game: FinishedGame): Promise<number | null> {
  const answer = await ask({ do: 'daily', day: game.day }).catch(() => null);
  return answer?.ok && answer.daily.deal === game.summary.deal ? answer.daily.number : null;
}

export function currentTheme(): Theme {
  const root = document.documentElement;
  return themeFromCSS(getComputedStyle(root), root.dataset.theme ?? 'day');
}

function currentMount(): Mount {
  const style = getComputedStyle(document.documentElement);
  const v = (name: string): string => style.getPropertyValue(name).trim();
  return { panel: v('--panel'), ink: v('--ink'), soft: v('--ink-2'), accent: v('--accent'), accentInk: v('--accent-ink') };
}

function wordsOf(game: FinishedGame): KeepsakeWords {
  const { summary } = game;
  const year = CATALOGUE.seasons.base ?? [];
  const { name, crest } = bearer(game);
  const called = name.trim();
  return {
    title: t(`sheet-${summary.sheet}`),
    sub: `${t('new-sheet-letter', { letter: letterName(summary.sheet) })} · ${t(`set-${summary.set}`)}`,
    heading: titleOf(summary),
    by: [called ? t('keepsake-by', { player: called }) : '', dayName(game.day)].filter(Boolean).join(' · '),
    figures: summary.seasons.map((total, i) => [seasonName(year[i]?.id ?? ''), number(total)] as const),
    total: number(summary.stars),
    lines: [],
    foot: '',
    crest,
  };
}

async function picturePage(game: FinishedGame, words: KeepsakeWords, cell: number): Promise<Blob> {
  const picture = pictureOf(game.summary.map);
  const seed = hashText(game.summary.deal);
  const page = once(() => keepsake({ picture, words, mount: currentMount(), theme: currentTheme(), seed, cell }));
  const blob = await inFile(page);
  free(page);
  return blob;
}

function inFile(page: Surface): Promise<Blob> {
  if (!(page instanceof HTMLCanvasElement)) return page.convertToBlob({ type: 'image/png' });
  return new Promise((resolve, reject) => page.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

/** A picture for a message: the map, the title, the stars; small enough to send. */
export function sharePicture(game: FinishedGame, daily: number | null): Promise<Blob> {
  const words = wordsOf(game);
  const what = daily === null ? game.summary.deal : `${t('daily-title')} ${t('daily-number', { number: daily })}`;
  return picturePage(game, { ...words, foot: `Mapwright · ${what}` }, 72);
}

/** A picture to print: about 20 cm wide at 200 dots an inch, with the edicts. */
export function printPicture(game: FinishedGame): Promise<Blob> {
  return picturePage(game, { ...wordsOf(game), lines: edictLines(game.summary) }, 112);
}
