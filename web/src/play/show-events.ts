/** Shows the events of an action: animations, tallies, the curtain, and the aim for the next card. */

import { announce } from '../core/browser/announce';
import { goTo } from '../core/page/navigate';
import type { DrawnEvent, Event, View } from '../core/contract/generated/messages';
import type { Display } from '../core/state/game';
import { seatOnScreen, needsCurtain, humanCount } from '../core/state/seats';
import { seatName } from '../core/words/names';
import { t } from '../core/words/texts';
import { aimFor, NO_AIM, previewAim } from './aim';
import { eventSteps, raidSteps } from './animate-events';
import { performSteps } from './perform-steps';
import type { Play } from './play';
import { unseenRaids } from './raids';
import { showTally } from './show-tally';

export function mapOf(view: View, seat: number): string {
  return view.players[seat]?.map ?? '';
}

/** Sets game, map and aim, or the curtain, for a view; the screen shows them with its next change. */
function applyView(play: Play, view: View, display: Partial<Display> = {}): void {
  const { viewerSeat } = play.display;
  if (needsCurtain(view, play.game, viewerSeat)) {
    play.set({ game: { view }, display: { ...display, curtain: true, map: '' }, input: NO_AIM });
    return;
  }
  const shownSeat = seatOnScreen(view, play.game, viewerSeat);
  play.set({ game: { view }, display: { ...display, shownSeat, map: mapOf(view, shownSeat) }, input: aimFor(play, view) });
  previewAim(play, view);
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

/** Returns who looks at the screen: with open maps there is no curtain, and the next person becomes the viewer at once. */
function nextViewer({ game: { seats, open }, display: { viewerSeat } }: Play, view: View): number {
  return !open || humanCount(seats) < 2 || view.phase === 'bot' || view.phase === 'over' ? viewerSeat : view.seat;
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

/**
 * Animates the events, counts a scored season, and shows the view with the next aim; at the end of the game the final
 * screen. `isAdvancing`: the next card may follow by itself.
 */
export async function showEvents(play: Play, view: View, events: readonly Event[], isAdvancing = false): Promise<void> {
  const before = play.display.viewerSeat;
  // In a solo game the screen stays in the scored season until the tally is closed.
  const showsSeason = !play.behaviour.hasStandings && events.some(({ kind }) => kind === 'scored');
  const display = mapOrCurtain(play, view);
  play.set({ ...(showsSeason ? {} : { game: { view } }), display, input: NO_AIM });
  if (display.viewerSeat !== before || (display.curtain && view.phase !== 'bot'))
    announce(t('table-curtain-title', { player: seatName(play.game.seats, view.seat) }));
  // Behind the curtain only scored seasons are shown: each player sees the other events on their own map.
  const visible = display.curtain ? events.filter(({ kind }) => kind === 'scored') : events;
  await performSteps(play, eventSteps(play, visible, view), async (seasonIndex) => {
    await showTally(play, view, seasonIndex, scoredMaps(events));
    if (!play.isClosed) play.set({ game: { view } });
  });
  if (play.isClosed) return;
  applyView(play, view, isAdvancing ? { advanceMoment: view.moment } : {});
  const { seats, open } = play.game;
  const personChanged = open && play.display.viewerSeat !== before && view.seat === view.on;
  const raids = personChanged ? unseenRaids(view, view.seat).filter(({ by }) => seats[by]?.bot) : [];
  if (personChanged) void showUnseenRaids(play, view, raids);
  if (view.phase !== 'over') return;
  play.update({ display: { inspectedSeat: view.winners[0] ?? 0, curtain: false } });
  await goTo({ to: 'final' });
}

/** Returns the display with the map of the seat on which is drawn, or with the curtain before it. */
function mapOrCurtain(play: Play, view: View): Partial<Display> {
  const viewerSeat = nextViewer(play, view);
  if (needsCurtain(view, play.game, viewerSeat)) return { viewerSeat, curtain: true };
  const shownSeat = seatOnScreen(view, play.game, viewerSeat);
  return { viewerSeat, ...(shownSeat === play.display.shownSeat ? {} : { shownSeat, map: mapOf(view, shownSeat) }) };
}
