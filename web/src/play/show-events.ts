/** Shows what came of an action: moments, tallies, the curtain, the next hand. */

import { announce } from '../core/browser/announce';
import { goTo } from '../core/page/navigate';
import type { DrawnEvent, Event, View } from '../core/contract/generated/messages';
import { seatOnScreen, needsCurtain, humanCount } from '../core/state/seats';
import { seatName } from '../core/words/names';
import { t } from '../core/words/texts';
import { clearAim, resetAim } from './aim';
import { eventSteps, raidSteps } from './animate-events';
import { performSteps } from './perform-steps';
import type { Play } from './play';
import { unseenRaids } from './raids';
import { showTally } from './show-tally';

export function mapOf(view: View, seat: number): string {
  return view.players[seat]?.map ?? '';
}

/** The table as the view has it, with the next thing in the hand; shown with the next change. */
function applyView(play: Play, view: View): void {
  play.set({ game: { view } });
  const { viewerSeat } = play.display;
  if (needsCurtain(view, play.game, viewerSeat)) {
    play.set({ display: { curtain: true, map: '' } });
    clearAim(play);
    return;
  }
  const shownSeat = seatOnScreen(view, play.game, viewerSeat);
  play.set({ display: { shownSeat, map: mapOf(view, shownSeat) } });
  resetAim(play, view);
}

export function showView(play: Play, view: View): void {
  applyView(play, view);
  play.publish();
}

/** The next person has taken the screen. */
export function openCurtain(play: Play): void {
  const { view } = play.game;
  if (!view || play.isBusy || view.phase === 'bot') return;
  play.set({ display: { curtain: false, viewerSeat: view.seat } });
  showView(play, view);
  if (view.seat === view.on) void showUnseenRaids(play, view, unseenRaids(view, view.seat));
}

/** At an open table the next person sits down without being asked; only bots draw unseen. */
function seatNextPerson(play: Play, view: View): void {
  const { seats, open } = play.game;
  if (!open || humanCount(seats) < 2 || view.phase === 'bot' || view.phase === 'over' || view.seat === play.display.viewerSeat) return;
  play.set({ display: { viewerSeat: view.seat } });
  announce(t('table-curtain-title', { player: seatName(seats, view.seat) }));
}

/** What others have drawn on this person's map since. */
async function showUnseenRaids(play: Play, view: View, raids: readonly DrawnEvent[]): Promise<void> {
  for (const raid of raids) {
    await performSteps(play, raidSteps(raid, view));
    if (play.isClosed) return;
  }
  // A raid is shown on the map as it was just then; more may have happened to it since.
  play.update({ display: { map: mapOf(view, play.display.shownSeat) } });
}

/** The maps as they were scored: of a table, all of them. */
function scoredMaps(events: readonly Event[]): Map<number, string> {
  return new Map(events.flatMap((event) => (event.kind === 'scored' ? [[event.on, event.map] as const] : [])));
}

export async function showEvents(play: Play, view: View, events: readonly Event[]): Promise<void> {
  clearAim(play);
  // In solo the season that was scored stays on the screen until its tally is read.
  if (view.players.length > 1 || !events.some(({ kind }) => kind === 'scored')) play.set({ game: { view } });
  const before = play.display.viewerSeat;
  const isCurtained = showMapOrCurtain(play, view);
  // Behind the curtain only what concerns the whole table is shown; each sees the rest on their own map.
  const visible = isCurtained ? events.filter(({ kind }) => kind === 'scored') : events;
  await performSteps(play, eventSteps(play, visible, view), async (seasonIndex) => {
    await showTally(play, view, seasonIndex, scoredMaps(events));
    if (!play.isClosed) play.set({ game: { view } });
  });
  if (play.isClosed) return;
  applyView(play, view);
  const { seats, open } = play.game;
  const personChanged = open && play.display.viewerSeat !== before && view.seat === view.on;
  const raids = personChanged ? unseenRaids(view, view.seat).filter(({ by }) => seats[by]?.bot) : [];
  if (personChanged) void showUnseenRaids(play, view, raids);
  if (view.phase !== 'over') return;
  play.update({ display: { inspectedSeat: view.winners[0] ?? 0, curtain: false } });
  await goTo({ to: 'final' });
}

/** Brings the right map to the screen, or the curtain before it; true if it is veiled. */
function showMapOrCurtain(play: Play, view: View): boolean {
  seatNextPerson(play, view);
  const { viewerSeat, shownSeat: before } = play.display;
  const shownSeat = seatOnScreen(view, play.game, viewerSeat);
  const veiled = needsCurtain(view, play.game, viewerSeat);
  if (veiled) {
    play.set({ display: { curtain: true } });
    if (view.phase !== 'bot') announce(t('table-curtain-title', { player: seatName(play.game.seats, view.seat) }));
  } else if (shownSeat !== before) play.set({ display: { shownSeat, map: mapOf(view, shownSeat) } });
  return veiled;
}
