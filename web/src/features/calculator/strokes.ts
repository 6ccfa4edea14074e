/** Changes of the calculator's map: painted cells, another sheet, pasted text. */

import { showFailure } from '../../core/page/notices';
import { type Position, MAP_SIZE } from '../../core/contract/cells';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import { sheetMap } from '../../core/page/sheets';
import { ask } from '../../core/engine/ask';
import { ERASE, textIndex } from '../../core/ui/map-painter';
import { emptySheet, updatePlayer, updateCalculator, calculator, pushUndo, activePlayer } from './model';

/** Changes the sheet under all maps. Drawings stay, except on cells where the new sheet has a mountain or a wasteland. */
export function changeSheet(sheet: string): void {
  pushUndo();
  const printed = emptySheet(sheet);
  updateCalculator({ sheet, sitters: calculator.value.sitters.map((each) => ({ ...each, map: onOtherSheet(each.map, printed) })) });
}

/** Returns the map text of the same drawings on another sheet. */
function onOtherSheet(map: string, printed: string): string {
  const [rows = '', marks = ''] = map.split(' ');
  const cells = [...printed].map((under, i) => {
    const drawn = (rows[i] ?? '.').toUpperCase();
    if (under === '/' || under === '^' || under === '#' || '.*^#'.includes(drawn)) return under;
    return under === '*' ? drawn.toLowerCase() : drawn;
  });
  return cells.join('') + (marks ? ` ${marks}` : '');
}

/* ---------- painting ---------- */

export function letterAt(cell: Position): string {
  return activePlayer().map[textIndex(cell)] ?? '.';
}

/** Paints one cell. Mountains and wasteland stay, and ruins stay below the painted letter. */
export function paint(cell: Position, brush: string): void {
  const { map } = activePlayer();
  const oldLetter = letterAt(cell);
  if (oldLetter === '^' || oldLetter === '#') return;
  const ruins = oldLetter === '*' || oldLetter !== oldLetter.toUpperCase();
  const [erased, painted] = ruins ? ['*', brush.toLowerCase()] : ['.', brush];
  const letter = brush === ERASE ? erased : painted;
  if (letter === oldLetter) return;
  updatePlayer({ map: map.slice(0, textIndex(cell)) + letter + map.slice(textIndex(cell) + 1) });
}

export function clearMap(): void {
  pushUndo();
  updatePlayer({ map: emptySheet(calculator.value.sheet) });
}

/** Replaces the map by a pasted map text. Returns false, and shows an error, if the engine cannot read it. */
export async function pasteMap(text: string): Promise<boolean> {
  const map = text.trim().replace(/\s*[\r\n]+\s*/g, '/');
  const response = await ask({ do: 'score-map', map, edicts: [], coins: 0 }).catch(() => null);
  if (!response) return false; // `recover` replaces a lost engine
  if (!response.ok) {
    showFailure('error-map', response.error);
    return false;
  }
  pushUndo();
  const sheet = await sheetUnder(response.map);
  if (sheet) calculator.update({ sheet });
  updatePlayer({ map: response.map });
  return true;
}

/** Returns the id of the sheet that a map is drawn on; empty if it is none. */
async function sheetUnder(map: string): Promise<string> {
  const letters = printedLetters(map);
  const printed = Object.keys(CATALOGUE.sheets).find((id) => sheetMap(id) === letters);
  if (printed) return printed;
  const response = await ask({ do: 'sheet', sheet: letters, ruins: true }).catch(() => null);
  return response?.ok ? response.sheet : '';
}

/** Returns the mountains, wasteland and ruins of a map, by which its sheet is recognised. */
function printedLetters(map: string): string {
  return map
    .slice(0, MAP_SIZE * (MAP_SIZE + 1) - 1)
    .replace(/[.FVAWBMDZTGHX]/g, '.')
    .replace(/[a-z]/g, '*');
}
