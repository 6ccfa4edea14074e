/** Strokes on the calculator's map: terrain, ruins, attack cells. */

import { showFailure } from '../../core/page/notices';
import { type Position, MAP_SIZE } from '../../core/contract/cells';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import { ask } from '../../core/engine/ask';
import { emptySheet, updatePlayer, updateCalculator, calculator, ERASE, pushUndo, activePlayer } from './model';

/** Another sheet under the same drawings: what is printed on it wins, nothing else is lost. */
export function changeSheet(sheet: string): void {
  pushUndo();
  const printed = emptySheet(sheet);
  updateCalculator({ sheet, sitters: calculator.value.sitters.map((each) => ({ ...each, map: onOtherSheet(each.map, printed) })) });
}

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

const textIndex = ([row, column]: Position): number => row * (MAP_SIZE + 1) + column;

export function letterAt(place: Position): string {
  return activePlayer().map[textIndex(place)] ?? '.';
}

/** Paints one cell; what is printed on the sheet stays, and ruins stay under the paint. */
export function paint(place: Position, brush: string): void {
  const { map } = activePlayer();
  const old = letterAt(place);
  if (old === '^' || old === '#') return;
  const ruins = old === '*' || old !== old.toUpperCase();
  const letter = brush === ERASE ? (ruins ? '*' : '.') : ruins ? brush.toLowerCase() : brush;
  if (letter === old) return;
  updatePlayer({ map: map.slice(0, textIndex(place)) + letter + map.slice(textIndex(place) + 1) });
}

export function clearMap(): void {
  pushUndo();
  updatePlayer({ map: emptySheet(calculator.value.sheet) });
}

/** A map text from elsewhere: the engine must be able to read it, or the map stays as it is. */
export async function pasteMap(text: string): Promise<boolean> {
  const map = text.trim().replace(/\s*[\r\n]+\s*/g, '/');
  const answer = await ask({ do: 'score-map', map, edicts: [], coins: 0 }).catch(() => null);
  if (!answer?.ok) {
    showFailure('error-map', answer?.error ?? null);
    return false;
  }
  pushUndo();
  const sheet = Object.entries(CATALOGUE.sheets).find(([, { map }]) => printedLetters(map) === printedLetters(answer.map))?.[0];
  if (sheet) calculator.update({ sheet });
  updatePlayer({ map: answer.map });
  return true;
}

/** Mountains, wasteland and ruins of a map: what identifies its sheet. */
function printedLetters(map: string): string {
  return map
    .slice(0, MAP_SIZE * (MAP_SIZE + 1) - 1)
    .replace(/[.FVAWBMDZTGHX]/g, '.')
    .replace(/[a-z]/g, '*');
}
