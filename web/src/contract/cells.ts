/** Names of cells and the map text, as the engine writes them. */

export const SIDE = 11;

export function cellName([row, column]: Place): string {
  return String.fromCharCode(97 + column) + String(row + 1);
}

export function placeOf(cell: string): Place {
  return [Number(cell.slice(1)) - 1, cell.charCodeAt(0) - 97];
}

export function isInside([row, column]: Place): boolean {
  return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
}

/** Reads a map text into what the painter wants: upper-case letters, ruins and attack cells apart. */
export function pictureOf(text: string): Picture {
  const [rows = '', marks = ''] = text.split(' ');
  const ruins: Place[] = [];
  const grid = rows.split('/').map((letters, r) =>
    [...letters]
      .map((letter, c) => {
        const upper = letter.toUpperCase();
        if (letter === '*' || letter !== upper) ruins.push([r, c]);
        return letter === '*' ? '.' : upper;
      })
      .join(''),
  );
  const attack = marks.startsWith('!') ? marks.slice(1).split(',').filter(Boolean).map(placeOf) : [];
  return { grid, ruins, attack };
}

const BESIDE: readonly Place[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** No cell next to this one of a whole map is empty: a mountain there has given its coin. */
export function isSurrounded(grid: readonly string[], [row, column]: Place): boolean {
  return grid.length === SIDE && BESIDE.every(([r, c]) => (grid[row + r]?.[column + c] ?? '') !== '.');
}

export type Place = readonly [row: number, column: number];

/** What the painter knows of a map: letters of the map text in upper case, ruins and attack cells apart. */
export interface Picture {
  grid: readonly string[];
  ruins: readonly Place[];
  attack: readonly Place[];
}
