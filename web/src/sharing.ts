/** A finished game in words and pictures. The figures are the engine's; here they are only set. */

import { pictureOf } from './cells';
import { ask } from './asking';
import { CATALOGUE } from './generated/catalogue';
import type { DailyAnswer, Summary } from './generated/messages';
import type { Kept } from './history';
import { hashText } from './paint/hash';
import { keepsake, type KeepsakeWords, type Mount } from './paint/keepsake';
import { themeFromCSS, type Theme } from './paint/theme';
import { dayName, number, t } from './texts';
import { cardName, seasonName, titleName } from './words';

export function titleOf(summary: Summary): string {
  return summary.title === null ? t('final-heading') : titleName(summary.title);
}

/** The number of the daily map that a game was played on, if it was one. */
export async function dailyNumber(game: Kept): Promise<number | null> {
  const answer = await ask<DailyAnswer>({ do: 'daily', day: game.day }).catch(() => null);
  return answer?.ok && answer.daily.deal === game.summary.deal ? answer.daily.number : null;
}

/** The text to share: nothing in it gives a card away. */
export function shareText({ summary }: Kept, daily: number | null, link: string): string {
  const title = titleOf(summary);
  const { stars } = summary;
  const [spring = 0, summer = 0, fall = 0, winter = 0] = summary.seasons;
  return [
    daily === null ? t('share-message', { sheet: summary.sheet, stars, title }) : t('share-message-daily', { number: daily, stars, title }),
    t('share-message-seasons', { spring, summer, fall, winter }),
    ...summary.emoji,
    t('share-message-link', { link }),
  ].join('\n');
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

function wordsOf(game: Kept, name: string): KeepsakeWords {
  const { summary } = game;
  const year = CATALOGUE.seasons.base ?? [];
  const called = name.trim();
  return {
    title: t(`sheet-${summary.sheet}`),
    sub: `${t('new-sheet-letter', { letter: summary.sheet })} · ${t(`set-${summary.set}`)}`,
    heading: titleOf(summary),
    by: [called ? t('keepsake-by', { player: called }) : '', dayName(game.day)].filter(Boolean).join(' · '),
    figures: summary.seasons.map((total, i) => [seasonName(year[i]?.id ?? ''), number(total)] as const),
    total: number(summary.stars),
    lines: [],
    foot: '',
  };
}

export function edictLines(summary: Summary): string[] {
  return Object.entries(summary.edicts).map(([id, stars], i) => `${'ABCD'[i] ?? ''}  ${cardName(id)} · ${t('n-stars', { stars })}`);
}

function picturePage(game: Kept, words: KeepsakeWords, cell: number): Promise<Blob> {
  const page = keepsake({
    picture: pictureOf(game.summary.map),
    words,
    mount: currentMount(),
    theme: currentTheme(),
    seed: hashText(game.summary.deal),
    cell,
  });
  if (page instanceof HTMLCanvasElement) {
    return new Promise((resolve, reject) => page.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
  }
  return page.convertToBlob({ type: 'image/png' });
}

/** A picture for a message: the map, the title, the stars; small enough to send. */
export function sharePicture(game: Kept, daily: number | null, name: string): Promise<Blob> {
  const words = wordsOf(game, name);
  const what = daily === null ? game.summary.deal : `${t('daily-title')} ${t('daily-number', { number: daily })}`;
  return picturePage(game, { ...words, foot: `Mapwright · ${what}` }, 72);
}

/** A picture to print: about 20 cm wide at 200 dots an inch, with the edicts. */
export function printPicture(game: Kept, name: string): Promise<Blob> {
  return picturePage(game, { ...wordsOf(game, name), lines: edictLines(game.summary) }, 112);
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function fileName(game: Kept, ending: string): string {
  return `mapwright-${game.day}-${game.summary.stars}.${ending}`;
}
