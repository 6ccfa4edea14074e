/** The pictures of a finished game, to share and to print. */

import { parseMap } from '../../core/contract/cells';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import { ask } from '../../core/engine/ask';
import { seedFromText } from '../../core/paint/hash';
import { type Colours, type Keepsake, keepsakeFile, type KeepsakeTexts, mountFromCSS } from '../../core/paint/keepsake';
import { type Season, seasonalTheme } from '../../core/paint/seasons';
import { themeFromCSS } from '../../core/paint/theme';
import { dealLink } from '../../core/page/links';
import { playerOf } from '../../core/state/games';
import type { FinishedGame } from '../../core/state/saved-games';
import { paintPlaceNames } from '../../core/ui/place-names';
import { mapName } from '../../core/words/map-name';
import { seasonName, sheetLabel } from '../../core/words/sentences';
import { edictLines, summaryTitle } from '../../core/words/share';
import { dayName, formatNumber, t, textFor } from '../../core/words/texts';

/** Returns the number of the daily map, if the game was played on one. */
export async function dailyNumber(game: FinishedGame): Promise<number | null> {
  const response = await ask({ do: 'daily', day: game.day }).catch(() => null);
  return response?.ok && response.daily.deal === game.summary.deal ? response.daily.number : null;
}

/** The colours of the screen. */
function screenColours(): Colours {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  return { theme: themeFromCSS(style, root.dataset.theme ?? 'day'), mount: mountFromCSS(style) };
}

function keepsakeTexts(game: FinishedGame): KeepsakeTexts {
  const { summary } = game;
  const year = CATALOGUE.seasons.base ?? [];
  const { name, crest } = playerOf(game);
  const trimmedName = name.trim();
  return {
    title: mapName(game),
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

function picturePage(
  game: FinishedGame,
  words: KeepsakeTexts,
  { mount, theme }: Colours,
  cell: number,
  { size, season = 'winter' }: { size?: Keepsake['size']; season?: Season } = {},
): Promise<Blob> {
  const { map, deal } = game.summary;
  return keepsakeFile({
    picture: parseMap(map),
    words,
    mount,
    theme: seasonalTheme(theme, season),
    seed: seedFromText(deal),
    paintAbove: (ctx, options) => paintPlaceNames(ctx, game, options),
    isSealed: Boolean(game.map_name),
    cell,
    ...(size && { size }),
  });
}

/** Returns a picture for messages: the map, the title, the stars and the link to the deal. Most apps show 1080 × 1350 pixels uncut. */
export function sharePicture(game: FinishedGame, daily: number | null): Promise<Blob> {
  const words = keepsakeTexts(game);
  const dailyLine = daily === null ? [] : [`${t('daily-title')} ${t('daily-number', { number: daily })}`];
  const link = dealLink(game.summary.deal).replace(/^https?:\/\//, '');
  const foot = [['Mapwright', ...dailyLine].join(' · '), link];
  return picturePage(game, { ...words, foot }, screenColours(), 73, { size: { width: 1080, height: 1350 } });
}

/** Returns a picture to print: about 20 cm wide at 200 dots an inch, with the edicts. */
export function printPicture(game: FinishedGame, season: Season, colours = screenColours()): Promise<Blob> {
  return picturePage(game, { ...keepsakeTexts(game), lines: edictLines(game.summary) }, colours, 112, { season });
}
