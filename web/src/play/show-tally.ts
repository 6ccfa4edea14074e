/** Counts the season that has ended line by line on the map, and keeps the result on the screen until the player closes it. */

import { announce } from '../core/browser/announce';
import { motionEnabled } from '../core/browser/preferences';
import type { SeasonScore, View } from '../core/contract/generated/messages';
import { ask } from '../core/engine/ask';
import type { PlayData } from '../core/state/game';
import { ownSeat, humanCount } from '../core/state/seats';
import { edictId, seasonTally, type Standings, seatsByStars, type Tally, type TallyLine } from '../core/state/tally';
import { state } from '../core/state/store';
import { mapTitle, seatName } from '../core/words/names';
import { lineAnnouncement } from '../core/words/tally';
import { sentences, t, labelled } from '../core/words/texts';
import { playGameSound } from './effects';
import { perPlay, type Play } from './play';

/** Milliseconds for which a line is highlighted. */
const LINE_MS = { withStars: 1700, withoutStars: 700 };
/** The same while several seats are counted one after the other. */
const SHORT_LINE_MS = { withStars: 620, withoutStars: 160 };
const STAR_INTERVAL_MS = 110;
const MAX_STAR_SOUNDS = 7;

/** The tally of a season while it is on the screen. */
interface SeasonCount {
  readonly view: View;
  readonly seasonIndex: number;
  /** The maps as they were scored, by seat: monsters may have changed them since. */
  readonly maps: ReadonlyMap<number, string>;
  /** In a game of several players: the scores of all seats, and the map beside them. */
  allScores: { tally: Tally; shownSeat: number; map: string } | null;
  isClosed: boolean;
  close(): void;
  /** Ends the pause after the highlighted line. */
  skipWait(): void;
}

const seasonCount = perPlay((): { current: SeasonCount | null } => ({ current: null }));

/** Shows the count of a season, and returns when the player has closed it. */
export async function showTally(play: Play, view: View, seasonIndex: number, maps: SeasonCount['maps'] = new Map()): Promise<void> {
  const none = (): void => undefined;
  const count: SeasonCount = { view, seasonIndex, maps, allScores: null, isClosed: false, close: none, skipWait: none };
  const { hasStandings } = play.behaviour;
  const tally = hasStandings ? initialScores(play, count) : await tallyOfSeat(count, 0);
  if (!tally || play.isClosed) return;
  announce(t('season-end', { season: tally.score.season }));
  if (hasStandings) count.allScores = { tally, ...mapBesideScores(play, tally, count) };
  const { done, skip } = play.pause();
  count.close = () => {
    count.isClosed = true;
    skip();
  };
  seasonCount(play).current = count;
  play.update({ display: count.allScores ?? { tally } });
  play.behaviour.onSeasonScored?.(play, view);
  const counting = hasStandings ? countAllSeats(play, count) : countLines(play, tally);
  await done;
  count.skipWait();
  await counting;
  seasonCount(play).current = null;
  if (play.isClosed) return; // without a press of the player: it is shown again when the game is reopened
  if (!tally.isLastSeason) playGameSound('season', view.season);
  // The tally stays on the screen while the game is saved: the season before it is not shown again.
  play.set({ display: { tally: null }, game: { talliedSeasons: seasonIndex + 1 } });
  await play.behaviour.save(play, view);
  play.publish();
}

function scoredMap({ maps, view }: SeasonCount, seat: number): string {
  return maps.get(seat) ?? view.players[seat]?.map ?? '';
}

/** Returns the tally of the map of one seat, with the explanations of its edicts. */
async function tallyOfSeat(count: SeasonCount, seat: number): Promise<Tally | null> {
  const { view, seasonIndex } = count;
  const letters = Object.keys(view.players[seat]?.seasons[seasonIndex]?.edicts ?? {});
  const edicts = letters.map((letter) => edictId(view, letter));
  const request = { do: 'score-map', map: scoredMap(count, seat), edicts, coins: 0 } as const;
  const response = await ask(request).catch(() => null); // without the explanations, if the engine is lost
  return seasonTally(view, seasonIndex, seat, response?.ok ? response : null);
}

/** Returns the scores of all seats before the season; without motion, those after it. */
function initialScores(play: Play, count: SeasonCount): Tally | null {
  const tally = seasonTally(count.view, count.seasonIndex, 0, null);
  return (
    tally && {
      ...tally,
      seat: null,
      countedLines: tally.lines.length,
      isCounting: false,
      standings: standingsOf(count, !motionEnabled(state.settings)),
      besideMap: canInspectMaps(play) && !play.display.curtain,
    }
  );
}

/** Returns the standings before any seat is counted, or after all are. */
function standingsOf(count: SeasonCount, isCounted: boolean): Standings {
  const order = seatsByStars(count.view, count.seasonIndex, isCounted);
  const [leader = 0] = order;
  return { order, countedSeats: isCounted ? order : [], seat: -1, mapSeat: leader, map: scoredMap(count, leader) };
}

/** Returns the seat and the map to show beside the scores: those of the only person, else those on the screen. */
function mapBesideScores(play: Play, { besideMap }: Tally, count: SeasonCount): { shownSeat: number; map: string } {
  const { shownSeat, map } = play.display;
  if (!besideMap) return { shownSeat, map };
  const seat = humanCount(play.game.seats) === 1 ? ownSeat(play.game) : shownSeat;
  return { shownSeat: seat, map: scoredMap(count, seat) };
}

/** Counts one seat after the other, and then announces the standings. The map of a single person is counted first, line by line. */
async function countAllSeats(play: Play, count: SeasonCount): Promise<void> {
  const { allScores } = count;
  if (!allScores) return;
  const own = allScores.tally.besideMap && humanCount(play.game.seats) === 1 ? ownSeat(play.game) : -1;
  if (own >= 0) {
    await countSeat(play, own);
    if (play.display.tally?.seat === own) showScoresAgain(play);
  }
  const isLeft = (): boolean => play.isClosed || count.isClosed || play.display.tally?.seat !== null;
  if (!isLeft() && !allScores.tally.standings.countedSeats.length) await countSeats(play, count, own, isLeft);
  if (isLeft()) return;
  const { standings, seasonIndex } = allScores.tally;
  const soFar = (seat: number): number => count.view.players[seat]?.seasons[seasonIndex]?.so_far ?? 0;
  announce(sentences(standings.order.map((seat) => labelled(seatName(play.game.seats, seat), String(soFar(seat))))));
}

/** Counts the seats in the rows of the scores, except the own one, from the fewest stars to the most. */
async function countSeats(play: Play, count: SeasonCount, ownSeat: number, isLeft: () => boolean): Promise<void> {
  const { allScores } = count;
  if (!allScores) return;
  const { tally } = allScores;
  const countedSeats = ownSeat >= 0 ? [ownSeat] : [];
  for (const seat of [...tally.standings.order].reverse().filter((each) => each !== ownSeat)) {
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
      standings: { ...tally.standings, countedSeats: [...countedSeats], seat, mapSeat: seat, map },
    };
    play.set({ display: { tally: counted, ...(tally.besideMap ? { shownSeat: seat, map } : {}) } });
    const hasSkipped = await highlightLines(play, lines, SHORT_LINE_MS, isLeft);
    if (isLeft()) return;
    if (hasSkipped) break;
    countedSeats.push(seat);
  }
  allScores.tally = { ...tally, standings: standingsOf(count, true) };
  play.update({ display: allScores });
}

/** Whether all maps may be seen: with curtains, each player sees only their own until the game is over. */
export function canInspectMaps({ game }: Pick<PlayData, 'game'>): boolean {
  return game.open || humanCount(game.seats) < 2 || game.view?.phase === 'over';
}

/** Counts the map of one seat in place of the scores. */
export async function countSeat(play: Play, seat: number): Promise<void> {
  const { current: count } = seasonCount(play);
  const scores = count?.allScores?.tally;
  if (!count || !scores || play.display.tally !== scores || !canInspectMaps(play)) return;
  const tally = await tallyOfSeat(count, seat);
  if (!tally || play.isClosed || play.display.tally !== scores) return;
  play.update({ display: { tally, shownSeat: seat, map: scoredMap(count, seat) } });
  announce(mapTitle(play.game.seats, seat));
  await countLines(play, tally);
}

/** Goes back from one map to the scores of all players. */
function showScoresAgain(play: Play): void {
  const { current: count } = seasonCount(play);
  if (!count?.allScores) return;
  play.update({ display: count.allScores });
  count.skipWait(); // the count of the map ends now, not after the pause of its line
}

/** Counts the lines of one map, and announces each of them and the sum. */
async function countLines(play: Play, { lines, score, seat }: Tally): Promise<void> {
  // In a game of several players, the scores may be shown again before the map is counted.
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
  for (const [index, line] of lines.entries()) {
    updateTally(play, { countedLines: index + 1, highlightedLine: index });
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
  return `${t('n-stars', { stars })}. ${labelled(t('season-so-far'), String(so_far))}`;
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

export function highlightLine(play: Play, index: number): void {
  const { tally } = play.display;
  const line = tally?.lines[index];
  if (!tally || !line || skipCounting(play)) return;
  const isHighlighted = tally.highlightedLine === index;
  updateTally(play, { highlightedLine: isHighlighted ? null : index });
  if (!isHighlighted) announce(lineAnnouncement(line));
}

/** Closes the tally. From the map of one seat it returns to the scores of all. */
export function closeTally(play: Play): void {
  if (play.behaviour.panels.outcome) return;
  const { current: count } = seasonCount(play);
  if (count?.allScores && play.display.tally && play.display.tally.seat !== null) showScoresAgain(play);
  else count?.close();
}

/** Shows the tally of a season that was scored before the page was closed. */
export async function showMissedTally(play: Play, view: View): Promise<void> {
  const scored = view.players[0]?.seasons.length ?? 0;
  if (scored <= play.game.talliedSeasons || play.display.tally) return;
  await showTally(play, view, scored - 1);
}
