/** Strokes on the desk’s map: terrain, ruins, attack cells. */

import { fail } from '../../commands/page';
import { type Place, SIDE } from '../../contract/cells';
import { CATALOGUE } from '../../contract/generated/catalogue';
import { ask } from '../../engine/ask';
import { blank, changeSitter, count, desk, ERASE, lift, sitter } from './desk';

/** Another sheet under the same drawings: what is printed on it wins, nothing else is lost. */
export function changeSheet(sheet: string): void {
  lift();
  desk.sheet = sheet;
  const printed = blank();
  desk.sitters = desk.sitters.map((each) => ({ ...each, map: laid(each.map, printed) }));
  count();
}

function laid(map: string, printed: string): string {
  const [rows = '', marks = ''] = map.split(' ');
  const cells = [...printed].map((under, i) => {
    const drawn = (rows[i] ?? '.').toUpperCase();
    if (under === '/' || under === '^' || under === '#' || '.*^#'.includes(drawn)) return under;
    return under === '*' ? drawn.toLowerCase() : drawn;
  });
  return cells.join('') + (marks ? ` ${marks}` : '');
}

/* ---------- painting ---------- */

const at = ([row, column]: Place): number => row * (SIDE + 1) + column;

export function letterAt(place: Place): string {
  return sitter().map[at(place)] ?? '.';
}

/** Paints one cell; what is printed on the sheet stays, and ruins stay under the paint. */
export function paint(place: Place, brush: string): void {
  const { map } = sitter();
  const old = letterAt(place);
  if (old === '^' || old === '#') return;
  const ruins = old === '*' || old !== old.toUpperCase();
  const fresh = brush === ERASE ? (ruins ? '*' : '.') : ruins ? brush.toLowerCase() : brush;
  if (fresh === old) return;
  changeSitter({ map: map.slice(0, at(place)) + fresh + map.slice(at(place) + 1) });
}

export function clearMap(): void {
  lift();
  changeSitter({ map: blank() });
}

/** A map text from elsewhere: the engine must be able to read it, or the desk stays as it is. */
export async function pasteMap(text: string): Promise<boolean> {
  const map = text.trim().replace(/\s*[\r\n]+\s*/g, '/');
  const answer = await ask({ do: 'desk', map, edicts: [], coins: 0 }).catch(() => null);
  if (!answer?.ok) {
    fail('error-map', answer?.error ?? null);
    return false;
  }
  lift();
  desk.sheet = Object.entries(CATALOGUE.sheets).find(([, sheet]) => printedOn(sheet.map) === printedOn(answer.map))?.[0] ?? desk.sheet;
  changeSitter({ map: answer.map });
  return true;
}

/** Mountains, wasteland and ruins of a map: what identifies its sheet. */
function printedOn(map: string): string {
  return map
    .slice(0, SIDE * (SIDE + 1) - 1)
    .replace(/[.FVAWBMDZTGHX]/g, '.')
    .replace(/[a-z]/g, '*');
}
