/** Sentences the panels and the announcements share. */

import { cellName, type ParsedMap, type Position, isSurrounded } from '../contract/cells';
import type { Preview, View } from '../contract/generated/messages';
import type { IdOf } from '../contract/generated/text-keys';
import { isOwnSheet } from '../state/own-sheets';
import type { Save } from '../state/saved-games';
import { state } from '../state/store';
import { hasText, nameInSentence, t, textFor } from './texts';

export function saveNote(save: Save): string {
  if (save.damaged) return t('extra-damaged-note');
  if (save.finished) return `${t('games-finished')} · ${t('n-stars', { stars: save.stars })}`;
  const seasonTime = { season: seasonName(save.season), used: save.time, limit: save.limit };
  const { stars, running = 0 } = save;
  // Until a season is scored there is one number; then two, as in the game.
  if (!stars || !running) return t('home-continue-note', { ...seasonTime, stars: stars + running });
  return t('home-continue-running', { ...seasonTime, stars, running: formatAddition(running) });
}

/** Returns a number as it is added to another one: `+ 3`. */
export function formatAddition(value: number): string {
  return `${value < 0 ? '−' : '+'} ${Math.abs(value)}`;
}

const TERRAIN_OF_LETTER: Readonly<Record<string, IdOf<'terrain'>>> = {
  F: 'forest',
  V: 'village',
  A: 'farm',
  W: 'water',
  B: 'diplomacy',
  M: 'monster',
  D: 'dragon',
  Z: 'zombie',
  T: 'troll',
  G: 'gorgon',
  H: 'hero',
  X: 'destroyed',
  '^': 'mountain',
  '#': 'wasteland',
  '.': 'empty',
};

export function terrainName(letter: string): string {
  return t(`terrain-${TERRAIN_OF_LETTER[letter] ?? 'empty'}`);
}

export function cardName(id: string): string {
  return textFor('name', id);
}

/** Returns a sheet as text: "Sheet A", or "Own sheet". */
export function sheetLabel(id: string): string {
  return isOwnSheet(id) ? t('new-sheet-own') : t('new-sheet-letter', { letter: letterName(id) });
}

/** Returns the printed name of a sheet, or the name under which the player has kept it. */
export function sheetName(id: string): string {
  if (!isOwnSheet(id)) return textFor('sheet', id);
  return state.stored.sheets.find((sheet) => sheet.id === id)?.name || t('new-sheet-nameless');
}

/** Returns the letter of an edict or a sheet as it is printed in the player's language. */
export function letterName(letter: string): string {
  const key = `letter-${letter}`;
  return hasText(key) ? t(key) : letter;
}

export function seasonName(id: string): string {
  return textFor('season', id);
}

export function titleName(title: number): string {
  return textFor('title', title < 0 ? `minus-${-title}` : title);
}

/** Returns the name of a cell as it is printed on the map's border: C4. */
export function cellLabel(cell: string): string {
  return cell.toUpperCase();
}

/** Returns a description of a cell: "C4, forest, on ruins". */
export function describeCell(picture: ParsedMap, position: Position): string {
  const [row, column] = position;
  const letter = picture.grid[row]?.[column] ?? '.';
  const cell = cellLabel(cellName(position));
  const onRuins = picture.ruins.some(([r, c]) => r === row && c === column);
  const isAttacked = picture.attack.some(([r, c]) => r === row && c === column);
  const terrain = nameInSentence(terrainName(letter));
  if (onRuins && letter === '.') return t('say-cell-ruins-empty', { cell });
  if (onRuins) return t('say-cell-on-ruins', { cell, what: terrain });
  if (letter === '^' && isSurrounded(picture.grid, position)) return t('say-cell-surrounded', { cell, what: terrain });
  return isAttacked ? t('say-cell-struck', { cell, what: terrain }) : t('say-cell', { cell, what: terrain });
}

export function reasonText(code: string | null): string {
  return code ? textFor('reason', code) : '';
}

/** Returns what a placement would earn: edict by edict, then coins, toll and destroyed cells. */
export function gainTexts(view: View, preview: Preview): string[] {
  const changes = preview.edicts
    .filter((change) => change.change)
    .map((change) => {
      const id = view.edicts.find((edict) => edict.letter === change.letter)?.id ?? '';
      const stars = Math.abs(change.change);
      return t(change.change > 0 ? 'play-edict-gains' : 'play-edict-loses', { edict: cardName(id), stars });
    });
  if (preview.coins > 0) changes.push(t('extra-coins-gained', { coins: preview.coins }));
  if (preview.toll) changes.push(t(preview.toll > 0 ? 'extra-toll-more' : 'extra-toll-less', { stars: Math.abs(preview.toll) }));
  if (preview.destroyed.length) changes.push(t('extra-destroys', { cells: preview.destroyed.length }));
  return changes;
}

/** Returns the announcement of a ghost: whether it fits, and then what it earns or why it does not. */
export function ghostAnnouncement(view: View, preview: Preview, letter: string): string {
  const cells = preview.cells.map(cellLabel);
  const args = { terrain: terrainName(letter), count: cells.length, from: cells[0] ?? '', to: cells.at(-1) ?? '' };
  if (!preview.fits) return t('say-shape-does-not-fit', { ...args, why: reasonText(preview.reason) });
  return [t('say-shape-fits', args), ...gainTexts(view, preview).map((text) => `${text}.`)].join(' ');
}
