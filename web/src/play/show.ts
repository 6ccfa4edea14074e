/** Shows what came of an action: moments, tallies, the curtain, the next hand. */

import { announce } from '../browser/announce';
import { goTo } from '../commands/navigate';
import type { DrawnEvent, Event, View } from '../contract/generated/messages';
import { raidsOn } from '../state/raids';
import { mapSeat, needsCurtain, people } from '../state/seats';
import { seatName } from '../words/names';
import { t } from '../words/texts';
import { emptyHand, fillHand } from './hand';
import { playMoments, showRaid } from './moments';
import { now, type Play } from './play';
import { tally } from './tally';

export function mapOf(view: View, seat: number): string {
  return view.players[seat]?.map ?? '';
}

/** The table as the view has it, with the next thing in the hand; shown with the next change. */
function prepare(play: Play, view: View): void {
  play.set({ game: { view } });
  const { at } = play.stage;
  if (needsCurtain(view, play.game, at)) {
    play.set({ stage: { curtain: true, map: '' } });
    emptyHand(play);
    return;
  }
  const shown = mapSeat(view, play.game, at);
  play.set({ stage: { shown, map: mapOf(view, shown) } });
  fillHand(play, view);
}

export function settle(view: View, play = now()): void {
  prepare(play, view);
  play.publish();
}

/** The next person has taken the screen. */
export function unveil(play = now()): void {
  const { view } = play.game;
  if (!view || play.isBusy || view.phase === 'bot') return;
  play.set({ stage: { curtain: false, at: view.seat } });
  settle(view, play);
  if (view.seat === view.on) void tellRaids(play, view, raidsOn(view, view.seat));
}

/** At an open table the next person sits down without being asked; only bots draw unseen. */
function sitDown(play: Play, view: View): void {
  const { seats, open } = play.game;
  if (!open || people(seats) < 2 || view.phase === 'bot' || view.phase === 'over' || view.seat === play.stage.at) return;
  play.set({ stage: { at: view.seat } });
  announce(t('table-curtain-title', { player: seatName(seats, view.seat) }));
}

/** What others have drawn on this person's map since. */
async function tellRaids(play: Play, view: View, raids: readonly DrawnEvent[]): Promise<void> {
  for (const raid of raids) {
    await showRaid(play, raid, view);
    if (play.isOver) return;
  }
  // A raid is shown on the map as it was just then; more may have happened to it since.
  play.put({ stage: { map: mapOf(view, play.stage.shown) } });
}

/** The maps as they were scored: of a table, all of them. */
function scoredMaps(events: readonly Event[]): Map<number, string> {
  return new Map(events.flatMap((event) => (event.kind === 'scored' ? [[event.on, event.map] as const] : [])));
}

export async function show(play: Play, view: View, events: readonly Event[]): Promise<void> {
  emptyHand(play);
  // In solo the season that was scored stays on the screen until its tally is read.
  if (view.players.length > 1 || !events.some(({ kind }) => kind === 'scored')) play.set({ game: { view } });
  const before = play.stage.at;
  const veiled = turnTable(play, view);
  // Behind the curtain only what concerns the whole table is shown; each sees the rest on their own map.
  await playMoments(play, veiled ? events.filter(({ kind }) => kind === 'scored') : events, view, async (index, map) => {
    if (index >= 0) await tally(view, index, map, scoredMaps(events), play);
    if (!play.isOver) play.set({ game: { view } });
  });
  if (play.isOver) return;
  prepare(play, view);
  const { seats, open } = play.game;
  const isNext = open && play.stage.at !== before && view.seat === view.on;
  const raids = isNext ? raidsOn(view, view.seat).filter(({ by }) => seats[by]?.bot) : [];
  if (isNext) void tellRaids(play, view, raids);
  if (view.phase !== 'over') return;
  play.put({ stage: { look: view.winners[0] ?? 0, curtain: false } });
  await goTo({ to: 'final' });
}

/** Brings the right map to the screen, or the curtain before it; true if it is veiled. */
function turnTable(play: Play, view: View): boolean {
  sitDown(play, view);
  const { at, shown: before } = play.stage;
  const shown = mapSeat(view, play.game, at);
  const veiled = needsCurtain(view, play.game, at);
  if (veiled) {
    play.set({ stage: { curtain: true } });
    if (view.phase !== 'bot') announce(t('table-curtain-title', { player: seatName(play.game.seats, view.seat) }));
  } else if (shown !== before) play.set({ stage: { shown, map: mapOf(view, shown) } });
  return veiled;
}
