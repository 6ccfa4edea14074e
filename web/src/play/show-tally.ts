/** The end of a season, counted line by line on the map and held on the screen until it is read. */

import { announce } from '../core/browser/announce';
import { motionEnabled } from '../core/browser/preferences';
import type { ScoreMapResponse, SeasonScore, View } from '../core/contract/generated/messages';
import { ask } from '../core/engine/ask';
import type { PlayData } from '../core/state/game';
import { ownSeat, humanCount } from '../core/state/seats';
import { NO_TABLE_COUNT, type TableCount, seatsByStars, type Tally, type TallyLine } from '../core/state/tally';
import { state } from '../core/state/store';
import { seatName } from '../core/words/names';
import { lineAnnouncement } from '../core/words/tally';
import { sentences, t } from '../core/words/texts';
import { playGameSound } from './effects';
import { perPlay, type Play } from './play';

/** How long a line's cells stay lit, in milliseconds: long enough to read why, or only to see that there was nothing. */
const LINE_MS = { seen: 1700, nothing: 700 };
/** The same at a table, where one seat after the other is counted. */
const TABLE_LINE_MS = { seen: 620, nothing: 160 };
const STAR_INTERVAL_MS = 110;
const MAX_STAR_SOUNDS = 7;

/** The maps of a table as they were scored, by seats. */
type MapsBySeat = ReadonlyMap<number, string>;

/** What is being counted. */
interface TallySession {
  view: View;
  /** The player has read it. */
  close(): void;
  closed: boolean;
  /** Ends the present wait. */
  skipWait(): void;
  /** At a table: to count the map of a seat, and to come back from it. */
  tableContext: { maps: MapsBySeat; standings: Tally; shownSeat: number; map: string } | null;
}

const session = perPlay((): { now: TallySession | null } => ({ now: null }));

/** `map` is the one that was scored: monsters may have changed it since. So are `maps`, at a table. */
export async function showTally(play: Play, view: View, index: number, map: string, maps: MapsBySeat = new Map()): Promise<void> {
  const alone = view.players.length === 1;
  const tally = createTally(play, view, index, alone ? await explainScoredMap(view, index, 0, map) : null, alone ? 0 : null);
  if (!tally || play.isClosed) return;
  announce(t('season-end', { season: tally.score.season }));
  const dismissed = play.pause();
  const tableContext = alone ? null : { maps, standings: tally, ...showScoredMap(play, view, tally, maps) };
  const close = (): void => {
    mine.closed = true;
    dismissed.skip();
  };
  const mine: TallySession = { view, close, closed: false, skipWait: () => undefined, tableContext };
  session(play).now = mine;
  play.update({ display: { tally } });
  play.behaviour.onSeasonScored?.(play, view);
  const counted = tally.isCounting ? countLines(play, tally) : countTable(play, mine);
  await dismissed.done;
  mine.skipWait();
  await counted;
  session(play).now = null;
  if (play.isClosed) return; // left unread: it is shown again
  if (!tally.isLastSeason) playGameSound('season', view.season);
  play.update({ display: { tally: null }, game: { talliedSeasons: index + 1 } });
  await play.behaviour.save(play, view);
}

export function createTally(
  play: Play,
  view: View,
  seasonIndex: number,
  explanation: ScoreMapResponse | null,
  seat: number | null,
): Tally | null {
  const score = view.players[seat ?? 0]?.seasons[seasonIndex];
  if (!score) return null;
  const lines = createLines(view, score, explanation);
  const isOne = seat !== null;
  const isLastSeason = seasonIndex === 3 || view.phase === 'over';
  const besideMap = isOne || (canInspectMaps(play) && !play.display.curtain);
  const countedLines = isOne ? 0 : lines.length;
  return {
    score,
    seasonIndex,
    seat,
    lines,
    countedLines,
    isCounting: isOne,
    highlightedLine: null,
    isLastSeason,
    tableCount: isOne ? NO_TABLE_COUNT : initialTableCount(view, seasonIndex),
    besideMap,
  };
}

/** The rows of a table as they stood before the season; without motion, as they stand after it. */
function initialTableCount(view: View, index: number): TableCount {
  const raced = motionEnabled(state.settings);
  const order = seatsByStars(view, index, !raced);
  return { order, countedSeats: raced ? [] : order, seat: -1, mapSeat: order[0] ?? 0, map: view.players[order[0] ?? 0]?.map ?? '' };
}

/** A player against bots sees their own map counted first; then seat by seat, and the rows change places. */
async function countTable(play: Play, session: TallySession): Promise<void> {
  const { tableContext } = session;
  if (!tableContext) return;
  const own = tableContext.standings.besideMap && humanCount(play.game.seats) === 1 ? ownSeat(play.game) : -1;
  if (own >= 0) await countOwn(play, own);
  const isAbandoned = (): boolean => play.isClosed || session.closed || play.display.tally?.seat !== null;
  if (!isAbandoned() && tableContext.standings.tableCount.countedSeats.length === 0) await countSeats(play, session, own, isAbandoned);
  if (!isAbandoned()) announceStandings(play, session.view, tableContext.standings);
}

/** The last come first: who leads is counted at the end. */
async function countSeats(play: Play, mine: TallySession, ownSeat: number, isLeft: () => boolean): Promise<void> {
  const { view, tableContext } = mine;
  if (!tableContext) return;
  const { seasonIndex, tableCount: start, besideMap } = tableContext.standings;
  let countedSeats = ownSeat >= 0 ? [ownSeat] : [];
  let hurried = false;
  for (const seat of [...start.order].reverse().filter((each) => each !== ownSeat)) {
    const score = view.players[seat]?.seasons[seasonIndex];
    if (!score || hurried || isLeft()) break;
    const map = scoredMap(tableContext.maps, view, seat);
    const lines = createLines(view, score, await explainScoredMap(view, seasonIndex, seat, map));
    if (isLeft()) return;
    if (besideMap) play.set({ display: { shownSeat: seat, map } });
    for (const [at, line] of lines.entries()) {
      updateTally(play, {
        score,
        lines,
        highlightedLine: at,
        countedLines: at + 1,
        isCounting: true,
        tableCount: { ...start, countedSeats, seat, mapSeat: seat, map },
      });
      hurried = await showLine(play, line, TABLE_LINE_MS);
      if (hurried || isLeft()) break;
    }
    countedSeats = [...countedSeats, seat];
  }
  if (isLeft()) return;
  const order = seatsByStars(view, seasonIndex, true);
  const leader = order[0] ?? 0;
  const tableCount = { order, countedSeats: order, seat: -1, mapSeat: leader, map: scoredMap(tableContext.maps, view, leader) };
  tableContext.standings = { ...tableContext.standings, highlightedLine: null, tableCount };
  play.update({ display: { tally: tableContext.standings, shownSeat: tableContext.shownSeat, map: tableContext.map } });
}

function scoredMap(maps: MapsBySeat, view: View, seat: number): string {
  return maps.get(seat) ?? view.players[seat]?.map ?? '';
}

function announceStandings(play: Play, { players }: View, { seasonIndex, tableCount: { order } }: Tally): void {
  const said = order.map((seat) => `${seatName(play.game.seats, seat)}: ${players[seat]?.seasons[seasonIndex]?.so_far ?? 0}`);
  announce(sentences(said));
}

/** The map that stays in sight: the one person's, or the one that is there, as it was scored. */
function showScoredMap(play: Play, view: View, { besideMap }: Tally, maps: MapsBySeat): { shownSeat: number; map: string } {
  const { shownSeat, map } = play.display;
  if (!besideMap) return { shownSeat, map };
  const seat = humanCount(play.game.seats) === 1 ? ownSeat(play.game) : shownSeat;
  const sheet = { shownSeat: seat, map: maps.get(seat) ?? view.players[seat]?.map ?? map };
  play.set({ display: sheet });
  return sheet;
}

/** The player's own map, and then what all have. */
async function countOwn(play: Play, seat: number): Promise<void> {
  await countSeat(play, seat);
  if (play.display.tally?.seat === seat) showScoresAgain(play);
}

/** Whether the maps of this table may be looked at: behind curtains each knows their own until the game is over. */
export function canInspectMaps({ game }: Pick<PlayData, 'game'>): boolean {
  return game.open || humanCount(game.seats) < 2 || game.view?.phase === 'over';
}

/** One map of a table, counted as a map for one is; the scores wait behind it. */
export async function countSeat(play: Play, seat: number): Promise<void> {
  const { view, tableContext } = session(play).now ?? {};
  if (!view || !tableContext || play.display.tally?.seat !== null || !canInspectMaps(play)) return;
  const { maps, standings } = tableContext;
  const map = scoredMap(maps, view, seat);
  const mapScore = await explainScoredMap(view, standings.seasonIndex, seat, map);
  const tally = createTally(play, view, standings.seasonIndex, mapScore, seat);
  if (!tally || play.isClosed || play.display.tally !== standings) return;
  play.update({ display: { tally, shownSeat: seat, map } });
  announce(t('table-map-of', { player: seatName(play.game.seats, seat) }));
  await countLines(play, tally);
}

/** From one map back to the scores of all. */
function showScoresAgain(play: Play): void {
  const { tableContext, skipWait } = session(play).now ?? {};
  if (!tableContext) return;
  const { standings, shownSeat, map } = tableContext;
  play.update({ display: { tally: standings, shownSeat, map } });
  skipWait?.();
}

function createLines(view: View, score: SeasonScore, mapScore: ScoreMapResponse | null): TallyLine[] {
  const edicts = Object.entries(score.edicts).map(([letter, stars]): TallyLine => {
    const id = edictId(view, letter);
    // Only what still says how the stars were made: a season that is shown later may have another map.
    const explanation = mapScore?.explanations.find((each) => each.id === id && each.stars === stars) ?? null;
    return { kind: 'edict', letter, id, stars, explanation, cells: explanation?.claims.map(({ cells }) => cells) ?? [] };
  });
  const marked = mapScore?.toll === score.toll ? mapScore.toll_cells.map((cell) => [cell]) : [];
  const plain = { letter: '', id: '', explanation: null };
  return [
    ...edicts,
    { ...plain, kind: 'coins', stars: score.coins, cells: [] },
    { ...plain, kind: 'toll', stars: score.toll ? -score.toll : 0, cells: marked },
  ];
}

function edictId(view: View, letter: string): string {
  return view.edicts.find((edict) => edict.letter === letter)?.id ?? '';
}

async function explainScoredMap(view: View, index: number, seat: number, map: string): Promise<ScoreMapResponse | null> {
  const score = view.players[seat]?.seasons[index];
  if (!score) return null;
  const edicts = Object.keys(score.edicts).map((letter) => edictId(view, letter));
  const answer = await ask({ do: 'score-map', map, edicts, coins: 0 });
  return answer.ok ? answer : null;
}

/** Line by line, until the player has seen enough. */
async function countLines(play: Play, { lines, score, seat }: Tally): Promise<void> {
  let hurried = false;
  // At a table the scores may be back before the map is counted.
  const isLeft = (): boolean => play.isClosed || play.display.tally?.seat !== seat;
  for (const [at, line] of lines.entries()) {
    if (hurried || isLeft()) break;
    updateTally(play, { countedLines: at + 1, highlightedLine: at });
    announce(lineAnnouncement(line));
    if (line.kind === 'coins' && line.stars) playGameSound('coin');
    hurried = await showLine(play, line);
    if (hurried && !isLeft()) announce(sentences([...lines.slice(at + 1).map(lineAnnouncement), totalText(score)]));
  }
  if (isLeft()) return;
  updateTally(play, { countedLines: lines.length, isCounting: false, highlightedLine: null });
  if (!hurried) announceTotal(score);
}

/** One sound a star, up to a handful. */
function starSounds({ kind, stars }: TallyLine): number[] {
  return Array.from({ length: kind === 'edict' ? Math.min(MAX_STAR_SOUNDS, Math.max(0, stars)) : 0 }, (_, star) => star);
}

/** Leaves a line on the screen for its time; true if the player did not wait. */
async function showLine(play: Play, line: TallyLine, time = LINE_MS): Promise<boolean> {
  const { done, skip } = play.pause(line.stars ? time.seen : time.nothing);
  const ringing = starSounds(line).map((star) => setTimeout(playGameSound, star * STAR_INTERVAL_MS, 'star', star + 1));
  const { now: mine } = session(play);
  if (mine) mine.skipWait = skip;
  const hurried = await done;
  for (const each of ringing) clearTimeout(each);
  return hurried;
}

function totalText({ total: stars, so_far }: SeasonScore): string {
  return `${t('n-stars', { stars })}. ${t('season-so-far')}: ${so_far}`;
}

function announceTotal(score: SeasonScore): void {
  announce(totalText(score));
}

function updateTally(play: Play, part: Partial<Tally>): void {
  const { tally } = play.display;
  if (tally) play.update({ display: { tally: { ...tally, ...part } } });
}

/** Counts the rest at once; true if there was something left to count. */
export function skipCounting(play: Play): boolean {
  if (!play.display.tally?.isCounting) return false;
  session(play).now?.skipWait();
  return true;
}

/** Shows the cells of a line again, or puts their light out. */
export function highlightLine(play: Play, at: number): void {
  const { tally } = play.display;
  const line = tally?.lines[at];
  if (!tally || !line || skipCounting(play)) return;
  const on = tally.highlightedLine !== at;
  updateTally(play, { highlightedLine: on ? at : null });
  if (on) announce(lineAnnouncement(line));
}

/** Of a seat's map at a table it leads back to the scores; what a puzzle came to stays until something is chosen. */
export function closeTally(play: Play): void {
  if (play.behaviour.name === 'puzzle') return;
  const mine = session(play).now;
  if (mine?.tableContext && play.display.tally && play.display.tally.seat !== null) return showScoresAgain(play);
  mine?.close();
}

/** Shows the tally of a season that was scored before the page was closed. */
export async function showMissedTally(play: Play, view: View): Promise<void> {
  const [player] = view.players;
  const done = player?.seasons.length ?? 0;
  if (player && done > play.game.talliedSeasons && !play.display.tally) await showTally(play, view, done - 1, player.map, new Map());
}
