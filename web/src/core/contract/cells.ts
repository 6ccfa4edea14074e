/** Names of cells and the map text, as the engine writes them. */

export const MAP_SIZE = 11;

/** The letter of a cell that is destroyed: an action on it has no terrain. */
export const DESTROYED = 'X';

export function cellName([row, column]: Position): string {
  return String.fromCharCode(97 + column) + String(row + 1);
}

export function parseCell(cell: string): Position {
  return [Number(cell.slice(1)) - 1, cell.charCodeAt(0) - 97];
}

export function isInside([row, column]: Position): boolean {
  return row >= 0 && row < MAP_SIZE && column >= 0 && column < MAP_SIZE;
}

/** Parses a map text: upper-case letters, and separately ruins and attack cells. */
export function parseMap(text: string): ParsedMap {
  const [rows = '', marks = ''] = text.split(' ');
  const ruins: Position[] = [];
  const grid = rows.split('/').map((letters, r) =>
    [...letters]
      .map((letter, c) => {
        const upper = letter.toUpperCase();
        if (letter === '*' || letter !== upper) ruins.push([r, c]);
        return letter === '*' ? '.' : upper;
      })
      .join(''),
  );
  const attack = marks.startsWith('!') ? marks.slice(1).split(',').filter(Boolean).map(parseCell) : [];
  return { grid, ruins, attack };
}

const NEIGHBOURS: readonly Position[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** Whether no neighbour of a cell is empty, so that a mountain there has given its coin; never in a part of a map. */
export function isSurrounded(grid: readonly string[], [row, column]: Position): boolean {
  return grid.length === MAP_SIZE && NEIGHBOURS.every(([r, c]) => (grid[row + r]?.[column + c] ?? '') !== '.');
}

/** Returns how many rows and columns of a map text have no empty cell. */
export function filledLines(text: string): number {
  const { grid } = parseMap(text);
  const columns = Array.from({ length: MAP_SIZE }, (_, c) => grid.map((row) => row[c] ?? '').join(''));
  return [...grid, ...columns].filter((line) => !line.includes('.')).length;
}

export type Position = readonly [row: number, column: number];

/** A parsed map text: its letters in upper case, and separately ruins and attack cells. */
export interface ParsedMap {
  grid: readonly string[];
  ruins: readonly Position[];
  attack: readonly Position[];
}
