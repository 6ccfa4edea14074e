/** Shows the events of an action: animations, tallies, the curtain, and the aim for the next card. */

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

/** Sets game, map and aim, or the curtain, for a view; the screen shows them with its next change. */
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

/** Opens the curtain for the next person, and shows the raids that this person has not seen. */
export function openCurtain(play: Play): void {
  const { view } = play.game;
  if (!view || play.isBusy || view.phase === 'bot') return;
  play.set({ display: { curtain: false, viewerSeat: view.seat } });
  showView(play, view);
  if (view.seat === view.on) void showUnseenRaids(play, view, unseenRaids(view, view.seat));
}

/** With open maps there is no curtain: the next person becomes the viewer at once. */
function seatNextPerson(play: Play, view: View): void {
  const { seats, open } = play.game;
  if (!open || humanCount(seats) < 2 || view.phase === 'bot' || view.phase === 'over' || view.seat === play.display.viewerSeat) return;
  play.set({ display: { viewerSeat: view.seat } });
  announce(t('table-curtain-title', { player: seatName(seats, view.seat) }));
}

/** Shows the raids on a map one after the other. */
async function showUnseenRaids(play: Play, view: View, raids: readonly DrawnEvent[]): Promise<void> {
  for (const raid of raids) {
    await performSteps(play, raidSteps(play, raid, view));
    if (play.isClosed) return;
  }
  // A raid is shown on the map as it was then; it may have changed since.
  play.update({ display: { map: mapOf(view, play.display.shownSeat) } });
}

/** Returns the maps of the scored season by seat. */
function scoredMaps(events: readonly Event[]): Map<number, string> {
  return new Map(events.flatMap((event) => (event.kind === 'scored' ? [[event.on, event.map] as const] : [])));
}

/** Animates the events, counts a scored season, and shows the view with the next aim; at the end of the game the final screen. */
export async function showEvents(play: Play, view: View, events: readonly Event[]): Promise<void> {
  clearAim(play);
  // In a solo game the screen stays in the scored season until the tally is closed.
  if (play.behaviour.hasStandings || !events.some(({ kind }) => kind === 'scored')) play.set({ game: { view } });
  const before = play.display.viewerSeat;
  const isCurtained = showMapOrCurtain(play, view);
  // Behind the curtain only scored seasons are shown: each player sees the other events on their own map.
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

/** Shows the map of the seat on which is drawn, or the curtain before it. Returns whether it is the curtain. */
function showMapOrCurtain(play: Play, view: View): boolean {
  seatNextPerson(play, view);
  const { viewerSeat, shownSeat: before } = play.display;
  const shownSeat = seatOnScreen(view, play.game, viewerSeat);
  const isCurtained = needsCurtain(view, play.game, viewerSeat);
  if (isCurtained) {
    play.set({ display: { curtain: true } });
    if (view.phase !== 'bot') announce(t('table-curtain-title', { player: seatName(play.game.seats, view.seat) }));
  } else if (shownSeat !== before) play.set({ display: { shownSeat, map: mapOf(view, shownSeat) } });
  return isCurtained;
}
