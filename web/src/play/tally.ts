/** The end of a season, counted line by line on the map and held on the screen until it is read. */

import { announce } from '../browser/announce';
import { wantsMotion } from '../browser/preferences';
import type { DeskAnswer, SeasonScore, View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import type { PlayData } from '../state/game';
import { ownSeat, people } from '../state/seats';
import { NO_RACE, type Race, ranked, type Tally, type TallyLine } from '../state/tally';
import { state } from '../state/store';
import { seatName } from '../words/names';
import { lineSaid } from '../words/tally';
import { sentences, t } from '../words/texts';
import { sound } from '../commands/sound';
import { now, perPlay, type Play } from './play';

/** How long a line's cells stay lit, in milliseconds: long enough to read why, or only to see that there was nothing. */
const READ = { seen: 1700, nothing: 700 };
/** The same at a table, where one seat after the other is counted. */
const RACED = { seen: 620, nothing: 160 };
const APART = 110;
const MOST_RING = 7;

/** The maps of a table as they were scored, by seats. */
type Maps = ReadonlyMap<number, string>;

/** What is being counted. */
interface Counting {
  view: View;
  /** The player has read it. */
  close(): void;
  closed: boolean;
  /** Ends the present wait. */
  hurry(): void;
  /** At a table: to count the map of a seat, and to come back from it. */
  held: { maps: Maps; standings: Tally; shown: number; map: string } | null;
}

const counting = perPlay((): { now: Counting | null } => ({ now: null }));

/** `map` is the one that was scored: monsters may have changed it since. So are `maps`, at a table. */
export async function tally(view: View, index: number, map: string, maps: Maps = new Map(), play = now()): Promise<void> {
  const alone = view.players.length === 1;
  const made = tallyOf(play, view, index, alone ? await scoredMap(view, index, 0, map) : null, alone ? 0 : null);
  if (!made || play.isOver) return;
  announce(t('season-end', { season: made.score.season }));
  const read = play.pause();
  const held = alone ? null : { maps, standings: made, ...scoredSheet(play, view, made, maps) };
  const close = (): void => {
    mine.closed = true;
    read.skip();
  };
  const mine: Counting = { view, close, closed: false, hurry: () => undefined, held };
  counting(play).now = mine;
  play.put({ stage: { tally: made } });
  play.kind.scored?.(play, view);
  const counted = made.counting ? count(play, made) : countTable(play, mine);
  await read.over;
  mine.hurry();
  await counted;
  counting(play).now = null;
  if (play.isOver) return; // left unread: it is shown again
  if (!made.last) sound('season', view.season);
  play.put({ stage: { tally: null }, game: { tallied: index + 1 } });
  await play.kind.keep(play, view);
}

export function tallyOf(play: Play, view: View, index: number, found: DeskAnswer | null, seat: number | null): Tally | null {
  const score = view.players[seat ?? 0]?.seasons[index];
  if (!score) return null;
  const lines = linesOf(view, score, found);
  const isOne = seat !== null;
  const last = index === 3 || view.phase === 'over';
  const beside = isOne || (mayCountSeats(play) && !play.stage.curtain);
  const counted = isOne ? 0 : lines.length;
  return { score, index, seat, lines, counted, counting: isOne, lit: null, last, race: isOne ? NO_RACE : atStart(view, index), beside };
}

/** The rows of a table as they stood before the season; without motion, as they stand after it. */
function atStart(view: View, index: number): Race {
  const raced = wantsMotion(state.settings);
  const order = ranked(view, index, !raced);
  return { order, done: raced ? [] : order, seat: -1 };
}

/** A player against bots sees their own map counted first; then seat by seat, and the rows change places. */
async function countTable(play: Play, mine: Counting): Promise<void> {
  const { held } = mine;
  if (!held) return;
  const own = held.standings.beside && people(play.game.seats) === 1 ? ownSeat(play.game) : -1;
  if (own >= 0) await countOwn(play, own);
  const isLeft = (): boolean => play.isOver || mine.closed || play.stage.tally?.seat !== null;
  if (!isLeft() && held.standings.race.done.length === 0) await race(play, mine, own, isLeft);
  if (!isLeft()) sayPlaces(play, mine.view, held.standings);
}

/** The last come first: who leads is counted at the end. */
async function race(play: Play, mine: Counting, own: number, isLeft: () => boolean): Promise<void> {
  const { view, held } = mine;
  if (!held) return;
  const { index, race: start, beside } = held.standings;
  let done = own >= 0 ? [own] : [];
  let hurried = false;
  for (const seat of [...start.order].reverse().filter((each) => each !== own)) {
    const score = view.players[seat]?.seasons[index];
    if (!score || hurried || isLeft()) break;
    const map = held.maps.get(seat) ?? view.players[seat]?.map ?? '';
    const lines = linesOf(view, score, beside ? await scoredMap(view, index, seat, map) : null);
    if (isLeft()) return;
    if (beside) play.set({ stage: { shown: seat, map } });
    for (const [at, line] of lines.entries()) {
      change(play, { score, lines, lit: at, counted: at + 1, counting: true, race: { ...start, done, seat } });
      hurried = await seen(play, line, RACED);
      if (hurried || isLeft()) break;
    }
    done = [...done, seat];
  }
  if (isLeft()) return;
  const order = ranked(view, index, true);
  held.standings = { ...held.standings, race: { order, done: order, seat: -1 } };
  play.put({ stage: { tally: held.standings, shown: held.shown, map: held.map } });
}

function sayPlaces(play: Play, { players }: View, { index, race: { order } }: Tally): void {
  const said = order.map((seat) => `${seatName(play.game.seats, seat)}: ${players[seat]?.seasons[index]?.so_far ?? 0}`);
  announce(sentences(said));
}

/** The map that stays in sight: the one person's, or the one that is there, as it was scored. */
function scoredSheet(play: Play, view: View, { beside }: Tally, maps: Maps): { shown: number; map: string } {
  const { shown, map } = play.stage;
  if (!beside) return { shown, map };
  const seat = people(play.game.seats) === 1 ? ownSeat(play.game) : shown;
  const sheet = { shown: seat, map: maps.get(seat) ?? view.players[seat]?.map ?? map };
  play.set({ stage: sheet });
  return sheet;
}

/** The player's own map, and then what all have. */
async function countOwn(play: Play, seat: number): Promise<void> {
  await countSeat(seat, play);
  if (play.stage.tally?.seat === seat) backToScores(play);
}

/** Whether the maps of this table may be looked at: behind curtains each knows their own until the game is over. */
export function mayCountSeats({ game }: Pick<PlayData, 'game'> = now()): boolean {
  return game.open || people(game.seats) < 2 || game.view?.phase === 'over';
}

/** One map of a table, counted as a map for one is; the scores wait behind it. */
export async function countSeat(seat: number, play = now()): Promise<void> {
  const { view, held } = counting(play).now ?? {};
  if (!view || !held || play.stage.tally?.seat !== null || !mayCountSeats(play)) return;
  const { maps, standings } = held;
  const map = maps.get(seat) ?? view.players[seat]?.map ?? '';
  const found = await scoredMap(view, standings.index, seat, map);
  const made = tallyOf(play, view, standings.index, found, seat);
  if (!made || play.isOver || play.stage.tally !== standings) return;
  play.put({ stage: { tally: made, shown: seat, map } });
  announce(t('table-map-of', { player: seatName(play.game.seats, seat) }));
  await count(play, made);
}

/** From one map back to the scores of all. */
function backToScores(play: Play): void {
  const { held, hurry } = counting(play).now ?? {};
  if (!held) return;
  const { standings, shown, map } = held;
  play.put({ stage: { tally: standings, shown, map } });
  hurry?.();
}

function linesOf(view: View, score: SeasonScore, found: DeskAnswer | null): TallyLine[] {
  const edicts = Object.entries(score.edicts).map(([letter, stars]): TallyLine => {
    const id = idOf(view, letter);
    // Only what still says how the stars were made: a season that is shown later may have another map.
    const why = found?.explanations.find((each) => each.id === id && each.stars === stars) ?? null;
    return { of: 'edict', letter, id, stars, why, cells: why?.claims.map(({ cells }) => cells) ?? [] };
  });
  const marked = found?.toll === score.toll ? found.toll_cells.map((cell) => [cell]) : [];
  const plain = { letter: '', id: '', why: null };
  return [
    ...edicts,
    { ...plain, of: 'coins', stars: score.coins, cells: [] },
    { ...plain, of: 'toll', stars: score.toll ? -score.toll : 0, cells: marked },
  ];
}

function idOf(view: View, letter: string): string {
  return view.edicts.find((edict) => edict.letter === letter)?.id ?? '';
}

async function scoredMap(view: View, index: number, seat: number, map: string): Promise<DeskAnswer | null> {
  const score = view.players[seat]?.seasons[index];
  if (!score) return null;
  const edicts = Object.keys(score.edicts).map((letter) => idOf(view, letter));
  const answer = await ask({ do: 'desk', map, edicts, coins: 0 });
  return answer.ok ? answer : null;
}

/** Line by line, until the player has seen enough. */
async function count(play: Play, { lines, score, seat }: Tally): Promise<void> {
  let hurried = false;
  // At a table the scores may be back before the map is counted.
  const isLeft = (): boolean => play.isOver || play.stage.tally?.seat !== seat;
  for (const [at, line] of lines.entries()) {
    if (hurried || isLeft()) break;
    change(play, { counted: at + 1, lit: at });
    announce(lineSaid(line));
    if (line.of === 'coins' && line.stars) sound('coin');
    hurried = await seen(play, line);
    if (hurried && !isLeft()) announce(sentences([...lines.slice(at + 1).map(lineSaid), total(score)]));
  }
  if (isLeft()) return;
  change(play, { counted: lines.length, counting: false, lit: null });
  if (!hurried) sayTotal(score);
}

/** One sound a star, up to a handful. */
function ring({ of, stars }: TallyLine): number[] {
  return Array.from({ length: of === 'edict' ? Math.min(MOST_RING, Math.max(0, stars)) : 0 }, (_, star) => star);
}

/** Leaves a line on the screen for its time; true if the player did not wait. */
async function seen(play: Play, line: TallyLine, time = READ): Promise<boolean> {
  const { over, skip } = play.pause(line.stars ? time.seen : time.nothing);
  const ringing = ring(line).map((star) => setTimeout(sound, star * APART, 'star', star + 1));
  const { now: mine } = counting(play);
  if (mine) mine.hurry = skip;
  const hurried = await over;
  for (const each of ringing) clearTimeout(each);
  return hurried;
}

function total({ total: stars, so_far }: SeasonScore): string {
  return `${t('n-stars', { stars })}. ${t('season-so-far')}: ${so_far}`;
}

function sayTotal(score: SeasonScore): void {
  announce(total(score));
}

function change(play: Play, part: Partial<Tally>): void {
  const { tally: shown } = play.stage;
  if (shown) play.put({ stage: { tally: { ...shown, ...part } } });
}

/** Counts the rest at once; true if there was something left to count. */
export function hurryTally(play = now()): boolean {
  if (!play.stage.tally?.counting) return false;
  counting(play).now?.hurry();
  return true;
}

/** Shows the cells of a line again, or puts their light out. */
export function lightLine(at: number, play = now()): void {
  const { tally: shown } = play.stage;
  const line = shown?.lines[at];
  if (!shown || !line || hurryTally(play)) return;
  const on = shown.lit !== at;
  change(play, { lit: on ? at : null });
  if (on) announce(lineSaid(line));
}

/** Of a seat's map at a table it leads back to the scores; what a puzzle came to stays until something is chosen. */
export function endTally(play = now()): void {
  if (play.kind.name === 'puzzle') return;
  const mine = counting(play).now;
  if (mine?.held && play.stage.tally && play.stage.tally.seat !== null) return backToScores(play);
  mine?.close();
}

/** Shows the tally of a season that was scored before the page was closed. */
export async function tallyMissed(view: View, play = now()): Promise<void> {
  const [player] = view.players;
  const done = player?.seasons.length ?? 0;
  if (player && done > play.game.tallied && !play.stage.tally) await tally(view, done - 1, player.map, new Map(), play);
}
