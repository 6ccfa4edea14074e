/** The tally of a season in lines: the stars of each, the cells that earn them, and how many lines are counted. */

import type { Explanation, PlayerView, ScoreMapResponse, SeasonScore, View } from '../contract/generated/messages';

/** One line: an edict by its letter, the coins, or the toll. */
export interface TallyLine {
  kind: 'edict' | 'coins' | 'toll';
  letter: string;
  id: string;
  /** Negative for a toll. */
  stars: number;
  explanation: Explanation | null;
  /** The cells of each claim, or those that cost a toll. */
  cells: readonly (readonly string[])[];
}

/** The state of the table of scores, in which the seats are counted one after the other. */
export interface Standings {
  /** The seats in the order of their rows: by the stars before this season until all are counted, then by those after it. */
  order: readonly number[];
  /** The seats whose lines are all counted. */
  countedSeats: readonly number[];
  /** The seat whose lines are being counted, -1 if there is none. */
  seat: number;
  /** The seat whose map is shown next to the rows, and that map as it was scored. */
  mapSeat: number;
  map: string;
}

export interface Tally {
  score: SeasonScore;
  seasonIndex: number;
  /** The seat whose map is counted; null while the scores of all seats are shown side by side. */
  seat: number | null;
  lines: readonly TallyLine[];
  /** Number of counted lines, and whether the others follow automatically. */
  countedLines: number;
  isCounting: boolean;
  /** Index of the line whose cells are highlighted on the map. */
  highlightedLine: number | null;
  isLastSeason: boolean;
  standings: Standings;
  /** Whether it is shown next to the map; otherwise maps are hidden, and it is a dialog. */
  besideMap: boolean;
}

export const NO_STANDINGS: Standings = { order: [], countedSeats: [], seat: -1, mapSeat: -1, map: '' };

/** Returns the lines of a season: the edicts, then the coins and the toll. */
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

/** Returns the tally of one map before its first line is counted; null if the season is not scored. Explanations are those of
 *  `mapScore`, if its stars are the same: the map may have changed since the season was scored. */
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
    standings: NO_STANDINGS,
    besideMap: true,
  };
}

/** Returns the seats in the order of their stars after a season or before it; at the end of the game in the order of their places. */
export function seatsByStars({ players, results }: View, seasonIndex: number, after: boolean): number[] {
  const stars = (seat: number): number => {
    const { so_far = 0, total = 0 } = players[seat]?.seasons[seasonIndex] ?? {};
    return after ? so_far : so_far - total;
  };
  const place = (seat: number): number => (after ? (results.find((each) => each.seat === seat)?.place ?? 0) : 0);
  return players.map(({ seat }) => seat).sort((a, b) => place(a) - place(b) || stars(b) - stars(a) || a - b);
}

/** Returns how many lines of a seat are counted. */
export function countedLinesOf({ standings, countedLines, lines }: Tally, seat: number): number {
  if (standings.countedSeats.includes(seat)) return lines.length;
  return standings.seat === seat ? countedLines : 0;
}

/** Returns the stars of a player; while the seats are counted, as far as they are counted. */
export function starsWhileCounting(tally: Tally | null, { seat, seasons, stars }: PlayerView): number {
  const score = tally?.standings.countedSeats.includes(seat) ? undefined : seasons[tally?.seasonIndex ?? -1];
  if (!tally?.standings.order.length || !score) return stars;
  return score.so_far - score.total + (tally.standings.seat === seat ? countedStars(tally) : 0);
}

/** Returns the stars of the season, as far as they are counted. */
export function countedStars({ lines, countedLines }: Tally): number {
  return lines.slice(0, countedLines).reduce((sum, { stars }) => sum + stars, 0);
}

/** Returns the stars of the whole game, as far as they are counted. */
export function countedSoFar(tally: Tally): number {
  return tally.score.so_far - tally.score.total + countedStars(tally);
}
