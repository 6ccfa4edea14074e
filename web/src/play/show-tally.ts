/** Counts the season that has ended line by line on the map, and keeps the result on the screen until the player closes it. */

import { announce } from '../core/browser/announce';
import { motionEnabled } from '../core/browser/preferences';
import type { SeasonScore, View } from '../core/contract/generated/messages';
import { ask } from '../core/engine/ask';
import type { PlayData } from '../core/state/game';
import { ownSeat, humanCount } from '../core/state/seats';
import { edictId, seasonTally, type TableCount, seatsByStars, type Tally, type TallyLine } from '../core/state/tally';
import { state } from '../core/state/store';
import { seatName } from '../core/words/names';
import { lineAnnouncement } from '../core/words/tally';
import { sentences, t } from '../core/words/texts';
import { playGameSound } from './effects';
import { perPlay, type Play } from './play';

/** Milliseconds for which the cells of a line are highlighted: long enough to read the reason, or to see that the line has no stars. */
const LINE_MS = { withStars: 1700, withoutStars: 700 };
/** The same at a table, where one seat after the other is counted. */
const TABLE_LINE_MS = { withStars: 620, withoutStars: 160 };
const STAR_INTERVAL_MS = 110;
const MAX_STAR_SOUNDS = 7;

/** The season that is on the screen. */
interface SeasonCount {
  readonly view: View;
  readonly seasonIndex: number;
  /** The maps as they were scored, by seat: monsters may have changed them since. */
  readonly maps: ReadonlyMap<number, string>;
  /** At a table: the scores of all players, and the map that is shown beside them. */
  standings: { tally: Tally; shownSeat: number; map: string } | null;
  isClosed: boolean;
  close(): void;
  /** Ends the present wait. */
  skipWait(): void;
}

const seasonCount = perPlay((): { current: SeasonCount | null } => ({ current: null }));

/** Shows the count of a season, and returns when the player has closed it. */
export async function showTally(play: Play, view: View, seasonIndex: number, maps: SeasonCount['maps'] = new Map()): Promise<void> {
  const none = (): void => undefined;
  const count: SeasonCount = { view, seasonIndex, maps, standings: null, isClosed: false, close: none, skipWait: none };
  const isTable = view.players.length > 1;
  const tally = isTable ? initialStandings(play, count) : await tallyOfSeat(count, 0);
  if (!tally || play.isClosed) return;
  announce(t('season-end', { season: tally.score.season }));
  if (isTable) count.standings = { tally, ...mapBesideScores(play, tally, count) };
  const { done, skip } = play.pause();
  count.close = () => {
    count.isClosed = true;
    skip();
  };
  seasonCount(play).current = count;
  play.update({ display: count.standings ?? { tally } });
  play.behaviour.onSeasonScored?.(play, view);
  const counting = isTable ? countTable(play, count) : countLines(play, tally);
  await done;
  count.skipWait();
  await counting;
  seasonCount(play).current = null;
  if (play.isClosed) return; // the player has not closed it, so it is shown again
  if (!tally.isLastSeason) playGameSound('season', view.season);
  play.update({ display: { tally: null }, game: { talliedSeasons: seasonIndex + 1 } });
  await play.behaviour.save(play, view);
}

function scoredMap({ maps, view }: SeasonCount, seat: number): string {
  return maps.get(seat) ?? view.players[seat]?.map ?? '';
}

async function tallyOfSeat(count: SeasonCount, seat: number): Promise<Tally | null> {
  const { view, seasonIndex } = count;
  const letters = Object.keys(view.players[seat]?.seasons[seasonIndex]?.edicts ?? {});
  const edicts = letters.map((letter) => edictId(view, letter));
  const answer = await ask({ do: 'score-map', map: scoredMap(count, seat), edicts, coins: 0 });
  return seasonTally(view, seasonIndex, seat, answer.ok ? answer : null);
}

/** The scores of a table before the season; without motion, those after it. */
function initialStandings(play: Play, count: SeasonCount): Tally | null {
  const tally = seasonTally(count.view, count.seasonIndex, 0, null);
  return (
    tally && {
      ...tally,
      seat: null,
      countedLines: tally.lines.length,
      isCounting: false,
      tableCount: tableCountOf(count, !motionEnabled(state.settings)),
      besideMap: canInspectMaps(play) && !play.display.curtain,
    }
  );
}

function tableCountOf(count: SeasonCount, isCounted: boolean): TableCount {
  const order = seatsByStars(count.view, count.seasonIndex, isCounted);
  const [leader = 0] = order;
  return { order, countedSeats: isCounted ? order : [], seat: -1, mapSeat: leader, map: scoredMap(count, leader) };
}

/** The map of the only person, or the one that is on the screen, as it was scored. */
function mapBesideScores(play: Play, { besideMap }: Tally, count: SeasonCount): { shownSeat: number; map: string } {
  const { shownSeat, map } = play.display;
  if (!besideMap) return { shownSeat, map };
  const seat = humanCount(play.game.seats) === 1 ? ownSeat(play.game) : shownSeat;
  return { shownSeat: seat, map: scoredMap(count, seat) };
}

/** A player against bots sees their own map counted first; then one seat after the other is counted, and the rows change places. */
async function countTable(play: Play, count: SeasonCount): Promise<void> {
  const { standings } = count;
  if (!standings) return;
  const own = standings.tally.besideMap && humanCount(play.game.seats) === 1 ? ownSeat(play.game) : -1;
  if (own >= 0) {
    await countSeat(play, own);
    if (play.display.tally?.seat === own) showScoresAgain(play);
  }
  const isLeft = (): boolean => play.isClosed || count.isClosed || play.display.tally?.seat !== null;
  if (!isLeft() && !standings.tally.tableCount.countedSeats.length) await countSeats(play, count, own, isLeft);
  if (isLeft()) return;
  const { tableCount, seasonIndex } = standings.tally;
  const soFar = (seat: number): number => count.view.players[seat]?.seasons[seasonIndex]?.so_far ?? 0;
  announce(sentences(tableCount.order.map((seat) => `${seatName(play.game.seats, seat)}: ${soFar(seat)}`)));
}

/** The seat with the fewest stars comes first, so that the leader is counted at the end. */
async function countSeats(play: Play, count: SeasonCount, ownSeat: number, isLeft: () => boolean): Promise<void> {
  const { standings } = count;
  if (!standings) return;
  const { tally } = standings;
  const countedSeats = ownSeat >= 0 ? [ownSeat] : [];
  for (const seat of [...tally.tableCount.order].reverse().filter((each) => each !== ownSeat)) {
    const seatTally = await tallyOfSeat(count, seat);
    if (isLeft()) return;
    if (!seatTally) break;
    const { score, lines } = seatTally;
    const map = scoredMap(count, seat);
    const counted: Tally = {
      ...tally,
      score,
      lines,
      isCounting: true,
      tableCount: { ...tally.tableCount, countedSeats: [...countedSeats], seat, mapSeat: seat, map },
    };
    play.set({ display: { tally: counted, ...(tally.besideMap ? { shownSeat: seat, map } : {}) } });
    const hasSkipped = await highlightLines(play, lines, TABLE_LINE_MS, isLeft);
    if (isLeft()) return;
    if (hasSkipped) break;
    countedSeats.push(seat);
  }
  standings.tally = { ...tally, tableCount: tableCountOf(count, true) };
  play.update({ display: standings });
}

/** Whether the maps of this table may be looked at: behind curtains each player knows only their own until the game is over. */
export function canInspectMaps({ game }: Pick<PlayData, 'game'>): boolean {
  return game.open || humanCount(game.seats) < 2 || game.view?.phase === 'over';
}

/** Counts one map of a table in the place of the scores. */
export async function countSeat(play: Play, seat: number): Promise<void> {
  const { current: count } = seasonCount(play);
  const scores = count?.standings?.tally;
  if (!count || !scores || play.display.tally !== scores || !canInspectMaps(play)) return;
  const tally = await tallyOfSeat(count, seat);
  if (!tally || play.isClosed || play.display.tally !== scores) return;
  play.update({ display: { tally, shownSeat: seat, map: scoredMap(count, seat) } });
  announce(t('table-map-of', { player: seatName(play.game.seats, seat) }));
  await countLines(play, tally);
}

/** Returns from one map to the scores of all players. */
function showScoresAgain(play: Play): void {
  const { current: count } = seasonCount(play);
  if (!count?.standings) return;
  play.update({ display: count.standings });
  count.skipWait();
}

/** Counts the lines of one map, and announces each of them and the sum. */
async function countLines(play: Play, { lines, score, seat }: Tally): Promise<void> {
  // At a table the scores may be shown again before the map is counted.
  const isLeft = (): boolean => play.isClosed || play.display.tally?.seat !== seat;
  await highlightLines(play, lines, LINE_MS, isLeft, (line) => {
    announce(lineAnnouncement(line));
    if (line.kind === 'coins' && line.stars) playGameSound('coin');
  });
  if (isLeft()) return;
  const skippedLines = lines.slice(play.display.tally?.countedLines);
  updateTally(play, { countedLines: lines.length, isCounting: false, highlightedLine: null });
  announce(sentences([...skippedLines.map(lineAnnouncement), totalText(score)]));
}

/** Highlights one line after the other. Returns true if it was ended before the last one. */
async function highlightLines(
  play: Play,
  lines: readonly TallyLine[],
  time: typeof LINE_MS,
  isLeft: () => boolean,
  onLine?: (line: TallyLine) => void,
): Promise<boolean> {
  for (const [at, line] of lines.entries()) {
    updateTally(play, { countedLines: at + 1, highlightedLine: at });
    onLine?.(line);
    if ((await showLine(play, line, time)) || isLeft()) return true;
  }
  return false;
}

/** Leaves a line on the screen for its time, with a sound for each star. Returns true if the player has skipped it. */
async function showLine(play: Play, { kind, stars }: TallyLine, time: typeof LINE_MS): Promise<boolean> {
  const { done, skip } = play.pause(stars ? time.withStars : time.withoutStars);
  const soundCount = kind === 'edict' ? Math.min(MAX_STAR_SOUNDS, Math.max(0, stars)) : 0;
  const timers = Array.from({ length: soundCount }, (_, star) => setTimeout(playGameSound, star * STAR_INTERVAL_MS, 'star', star + 1));
  const { current } = seasonCount(play);
  if (current) current.skipWait = skip;
  const hasSkipped = await done;
  timers.forEach(clearTimeout);
  return hasSkipped;
}

function totalText({ total: stars, so_far }: SeasonScore): string {
  return `${t('n-stars', { stars })}. ${t('season-so-far')}: ${so_far}`;
}

function updateTally(play: Play, part: Partial<Tally>): void {
  const { tally } = play.display;
  if (tally) play.update({ display: { tally: { ...tally, ...part } } });
}

/** Counts the remaining lines at once. Returns false if nothing is being counted. */
export function skipCounting(play: Play): boolean {
  if (!play.display.tally?.isCounting) return false;
  seasonCount(play).current?.skipWait();
  return true;
}

/** Highlights the cells of a line, or ends that. */
export function highlightLine(play: Play, at: number): void {
  const { tally } = play.display;
  const line = tally?.lines[at];
  if (!tally || !line || skipCounting(play)) return;
  const isHighlighted = tally.highlightedLine === at;
  updateTally(play, { highlightedLine: isHighlighted ? null : at });
  if (!isHighlighted) announce(lineAnnouncement(line));
}

/** Closes the tally. From one map of a table it returns to the scores; in a puzzle the player chooses what comes next. */
export function closeTally(play: Play): void {
  if (play.behaviour.name === 'puzzle') return;
  const { current: count } = seasonCount(play);
  if (count?.standings && play.display.tally && play.display.tally.seat !== null) showScoresAgain(play);
  else count?.close();
}

/** Shows the tally of a season that was scored before the page was closed. */
export async function showMissedTally(play: Play, view: View): Promise<void> {
  const scored = view.players[0]?.seasons.length ?? 0;
  if (scored > play.game.talliedSeasons && !play.display.tally) await showTally(play, view, scored - 1);
}
