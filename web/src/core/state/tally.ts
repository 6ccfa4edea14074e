/** The end of a season in lines: what each brought, which cells say so, and how many of them are counted by now. */

import type { Explanation, PlayerView, ScoreMapResponse, SeasonScore, View } from '../contract/generated/messages';

/** One line: an edict by its letter, the coins, or the toll. */
export interface TallyLine {
  kind: 'edict' | 'coins' | 'toll';
  letter: string;
  id: string;
  /** Below zero for a toll. */
  stars: number;
  explanation: Explanation | null;
  /** Groups of cells that it is about. */
  cells: readonly (readonly string[])[];
}

/** The scores of a table while they are counted, seat by seat. */
export interface TableCount {
  /** The seats as their rows stand: first as before this season, then as after it. */
  order: readonly number[];
  /** The seats that are counted. */
  countedSeats: readonly number[];
  /** The seat whose lines are being counted, -1 if there is none. */
  seat: number;
  /** The seat whose map is shown next to the rows, and its map as it was scored. */
  mapSeat: number;
  map: string;
}

export interface Tally {
  score: SeasonScore;
  seasonIndex: number;
  /** Whose map is counted; null for the scores of a whole table, side by side. */
  seat: number | null;
  lines: readonly TallyLine[];
  /** How many lines are counted, and whether more will follow automatically. */
  countedLines: number;
  isCounting: boolean;
  /** The line whose cells the map shows. */
  highlightedLine: number | null;
  isLastSeason: boolean;
  tableCount: TableCount;
  /** It stands next to the map; where maps are hidden, in a dialog over everything. */
  besideMap: boolean;
}

export const NO_TABLE_COUNT: TableCount = { order: [], countedSeats: [], seat: -1, mapSeat: -1, map: '' };

/** The lines of a season: the edicts, then the coins and the toll. */
export function tallyLines(
  edicts: readonly Pick<TallyLine, 'letter' | 'id' | 'stars' | 'explanation'>[],
  { coins, toll, toll_cells: tollCells }: { coins: number; toll: number; toll_cells: readonly string[] },
): TallyLine[] {
  const plain = { letter: '', id: '', explanation: null };
  return [
    ...edicts.map(({ letter, id, stars, explanation }): TallyLine => {
      return { kind: 'edict', letter, id, stars, explanation, cells: explanation?.claims.map(({ cells }) => cells) ?? [] };
    }),
    { ...plain, kind: 'coins', stars: coins, cells: [] },
    { ...plain, kind: 'toll', stars: toll ? -toll : 0, cells: tollCells.map((cell) => [cell]) },
  ];
}

export function edictId(view: View, letter: string): string {
  return view.edicts.find((edict) => edict.letter === letter)?.id ?? '';
}

/** The tally of one map before its first line is counted. It explains only lines whose stars are those of `mapScore`: a season that
 *  is shown later may have another map by then. */
export function seasonTally(view: View, seasonIndex: number, seat: number, mapScore: ScoreMapResponse | null): Tally | null {
  const score = view.players[seat]?.seasons[seasonIndex];
  if (!score) return null;
  const edicts = Object.entries(score.edicts).map(([letter, stars]) => {
    const id = edictId(view, letter);
    return { letter, id, stars, explanation: mapScore?.explanations.find((each) => each.id === id && each.stars === stars) ?? null };
  });
  const { coins, toll } = score;
  return {
    score,
    seasonIndex,
    seat,
    lines: tallyLines(edicts, { coins, toll, toll_cells: mapScore?.toll === toll ? mapScore.toll_cells : [] }),
    countedLines: 0,
    isCounting: true,
    highlightedLine: null,
    isLastSeason: seasonIndex === 3 || view.phase === 'over',
    tableCount: NO_TABLE_COUNT,
    besideMap: true,
  };
}

/** The seats by the stars that they have after a season, or had before it; at the end of the game by their places. */
export function seatsByStars({ players, results }: View, index: number, after: boolean): number[] {
  const stars = (seat: number): number => {
    const { so_far = 0, total = 0 } = players[seat]?.seasons[index] ?? {};
    return after ? so_far : so_far - total;
  };
  const place = (seat: number): number => (after ? (results.find((each) => each.seat === seat)?.place ?? 0) : 0);
  return players.map(({ seat }) => seat).sort((a, b) => place(a) - place(b) || stars(b) - stars(a) || a - b);
}

/** How many lines of a seat's row are counted. */
export function countedLinesOf({ tableCount, countedLines, lines }: Tally, seat: number): number {
  return tableCount.countedSeats.includes(seat) ? lines.length : tableCount.seat === seat ? countedLines : 0;
}

/** The stars of a player while the rows of a table are counted. */
export function starsWhileCounting(tally: Tally | null, { seat, seasons, stars }: PlayerView): number {
  const score = tally?.tableCount.countedSeats.includes(seat) ? undefined : seasons[tally?.seasonIndex ?? -1];
  if (!tally?.tableCount.order.length || !score) return stars;
  return score.so_far - score.total + (tally.tableCount.seat === seat ? countedStars(tally) : 0);
}

/** The season's stars so far as they are counted. */
export function countedStars({ lines, countedLines }: Tally): number {
  return lines.slice(0, countedLines).reduce((sum, { stars }) => sum + stars, 0);
}

/** The stars of the whole game so far as they are counted. */
export function countedSoFar(tally: Tally): number {
  return tally.score.so_far - tally.score.total + countedStars(tally);
}
