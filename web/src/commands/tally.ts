/** The end of a season, counted line by line on the map and held on the screen until it is read. */

import { announce } from '../browser/announce';
import type { DeskAnswer, SeasonScore, View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { ownSeat, people } from '../state/seats';
import { state, update } from '../state/store';
import type { Tally, TallyLine } from '../state/tally';
import { seatName } from '../words/names';
import { lineSaid } from '../words/tally';
import { sentences, t } from '../words/texts';
import { keep } from './keep';
import { sound } from './sound';
import { thisVisit } from './visit';

/** How long a line's cells stay lit, in milliseconds: long enough to read why, or only to see that there was nothing. */
const SEEN = 1700;
const NOTHING = 700;
const APART = 110;
const MOST_RING = 7;

let closeTally: (() => void) | null = null;
let hurry: (() => void) | null = null;
let judge: (view: View) => void = () => undefined;

/** Called when a season has been scored, before it is counted on the screen. */
export function onScored(callback: (view: View) => void): void {
  judge = callback;
}

/** The maps of a table as they were scored, by seats. */
type Maps = ReadonlyMap<number, string>;
/** What is held on the screen: to count the map of a seat, and to come back from it. */
let held: { view: View; maps: Maps; standings: Tally; shown: number; map: string } | null = null;

/** `map` is the one that was scored: monsters may have changed it since. So are `maps`, at a table. */
export async function tally(view: View, index: number, map: string, maps: Maps = new Map()): Promise<void> {
  const visit = thisVisit();
  const alone = view.players.length === 1;
  const made = tallyOf(view, index, alone ? await scoredMap(view, index, 0, map) : null, alone ? 0 : null);
  if (!made || visit.aborted) return;
  announce(t('season-end', { season: made.score.season }));
  update('stage', { tally: made });
  held = alone ? null : { view, maps, standings: made, ...scoredSheet(view, made, maps) };
  judge(view);
  const counted = made.counting ? count(made, visit) : made.beside && people(state.game.seats) === 1 ? countOwn() : sayTotal(made.score);
  await new Promise<void>((resolve) => {
    closeTally = resolve;
    visit.addEventListener('abort', () => resolve(), { once: true });
  });
  hurry?.();
  await counted;
  held = null;
  if (visit.aborted) return; // left unread: it is shown again
  if (!made.last) sound('season', view.season);
  update('stage', { tally: null });
  update('game', { tallied: index + 1 });
  await keep(view);
}

export function tallyOf(view: View, index: number, found: DeskAnswer | null, seat: number | null): Tally | null {
  const score = view.players[seat ?? 0]?.seasons[index];
  if (!score) return null;
  const lines = linesOf(view, score, found);
  const counting = seat !== null;
  const last = index === 3 || view.phase === 'over';
  const beside = counting || (mayCountSeats() && !state.stage.curtain);
  return { score, index, seat, lines, counted: counting ? 0 : lines.length, counting, lit: null, last, beside };
}

/** The map that stays in sight: the one person's, or the one that is there, as it was scored. */
function scoredSheet(view: View, { beside }: Tally, maps: Maps): { shown: number; map: string } {
  const { shown, map } = state.stage;
  if (!beside) return { shown, map };
  const seat = people(state.game.seats) === 1 ? ownSeat(state.game) : shown;
  const sheet = { shown: seat, map: maps.get(seat) ?? view.players[seat]?.map ?? map };
  update('stage', sheet);
  return sheet;
}

/** Whoever plays against bots sees their own map counted first, and then what all have. */
async function countOwn(): Promise<void> {
  const seat = ownSeat(state.game);
  await countSeat(seat);
  if (state.stage.tally?.seat === seat) backToScores();
}

/** Whether the maps of this table may be looked at: behind curtains each knows their own. */
export function mayCountSeats(): boolean {
  return state.game.open || people(state.game.seats) < 2;
}

/** One map of a table, counted as a map for one is; the scores wait behind it. */
export async function countSeat(seat: number): Promise<void> {
  const visit = thisVisit();
  if (!held || state.stage.tally?.seat !== null || !mayCountSeats()) return;
  const { view, maps, standings } = held;
  const map = maps.get(seat) ?? view.players[seat]?.map ?? '';
  const found = await scoredMap(view, standings.index, seat, map);
  const made = tallyOf(view, standings.index, found, seat);
  if (!made || visit.aborted || state.stage.tally !== standings) return;
  update('stage', { tally: made, shown: seat, map });
  announce(t('table-map-of', { player: seatName(state.game.seats, seat) }));
  await count(made, visit);
}

/** From one map back to the scores of all. */
function backToScores(): void {
  if (!held) return;
  const { standings, shown, map } = held;
  update('stage', { tally: standings, shown, map });
  hurry?.();
}

function linesOf(view: View, score: SeasonScore, found: DeskAnswer | null): TallyLine[] {
  const edicts = Object.entries(score.edicts).map(([letter, stars]): TallyLine => {
    const id = idOf(view, letter);
    // Only what still tells how the stars were made: a season that is told later may have another map.
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
async function count({ lines, score, seat }: Tally, visit: AbortSignal): Promise<void> {
  let hurried = false;
  // At a table the scores may be back before the map is counted.
  const isLeft = (): boolean => visit.aborted || state.stage.tally?.seat !== seat;
  for (const [at, line] of lines.entries()) {
    if (hurried || isLeft()) break;
    change({ counted: at + 1, lit: at });
    announce(lineSaid(line));
    if (line.of === 'coins' && line.stars) sound('coin');
    hurried = await seen(line, visit);
    if (hurried && !isLeft()) announce(sentences([...lines.slice(at + 1).map(lineSaid), total(score)]));
  }
  if (isLeft()) return;
  change({ counted: lines.length, counting: false, lit: null });
  if (!hurried) sayTotal(score);
}

/** One sound a star, up to a handful. */
function ring({ of, stars }: TallyLine): number[] {
  return Array.from({ length: of === 'edict' ? Math.min(MOST_RING, Math.max(0, stars)) : 0 }, (_, star) => star);
}

/** Leaves a line on the screen for its time; true if the player did not wait. */
function seen(line: TallyLine, visit: AbortSignal): Promise<boolean> {
  const ms = line.stars ? SEEN : NOTHING;
  return new Promise((resolve) => {
    const end = (hurried: boolean): void => {
      for (const each of [timer, ...ringing]) clearTimeout(each);
      visit.removeEventListener('abort', skip);
      hurry = null;
      resolve(hurried);
    };
    const skip = (): void => end(true);
    const timer = setTimeout(end, ms, false);
    const ringing = ring(line).map((star) => setTimeout(sound, star * APART, 'star', star + 1));
    visit.addEventListener('abort', skip);
    hurry = skip;
  });
}

function total({ total: stars, so_far }: SeasonScore): string {
  return `${t('n-stars', { stars })}. ${t('season-so-far')}: ${so_far}`;
}

function sayTotal(score: SeasonScore): void {
  announce(total(score));
}

function change(part: Partial<Tally>): void {
  const { tally: now } = state.stage;
  if (now) update('stage', { tally: { ...now, ...part } });
}

/** Counts the rest at once; true if there was something left to count. */
export function hurryTally(): boolean {
  if (!state.stage.tally?.counting) return false;
  hurry?.();
  return true;
}

/** Shows the cells of a line again, or puts their light out. */
export function lightLine(at: number): void {
  const { tally: now } = state.stage;
  const line = now?.lines[at];
  if (!now || !line || hurryTally()) return;
  const on = now.lit !== at;
  change({ lit: on ? at : null });
  if (on) announce(lineSaid(line));
}

/** Of a seat's map at a table it leads back to the scores; what a puzzle came to stays until something is chosen. */
export function endTally(): void {
  if (state.puzzle.now) return;
  if (held && state.stage.tally && state.stage.tally.seat !== null) return backToScores();
  closeTally?.();
  closeTally = null;
}

/** Shows the tally of a season that was scored before the page was closed. */
export async function tallyMissed(view: View): Promise<void> {
  const [player] = view.players;
  const done = player?.seasons.length ?? 0;
  if (player && done > state.game.tallied && !state.stage.tally) await tally(view, done - 1, player.map);
}
