/** Shows what came of an action: moments, tallies, the curtain, the next hand. */

import { announce } from '../browser/announce';
import type { DrawnEvent, Event, View } from '../contract/generated/messages';
import { raidsOn } from '../state/raids';
import { mapSeat, needsCurtain, people } from '../state/seats';
import { busy, state, update } from '../state/store';
import { seatName } from '../words/names';
import { t } from '../words/texts';
import { emptyHand, takeAim } from './hand';
import { playMoments, showRaid } from './moments';
import { goTo } from './navigate';
import { tally } from './tally';
import { thisVisit } from './visit';

export function mapOf(view: View, seat: number): string {
  return view.players[seat]?.map ?? '';
}

/** The table as the view has it, with the next thing in the hand. */
export function settle(view: View): void {
  update('game', { view });
  if (needsCurtain(view, state.game, state.stage.at)) {
    update('stage', { curtain: true, map: '' });
    emptyHand();
    return;
  }
  const shown = mapSeat(view, state.game, state.stage.at);
  update('stage', { shown, map: mapOf(view, shown) });
  takeAim(view);
}

/** The next person has taken the screen. */
export function unveil(): void {
  const { view } = state.game;
  if (!view || state.busy || view.phase === 'bot') return;
  void busy(async () => {
    update('stage', { curtain: false, at: view.seat });
    settle(view);
  });
  if (view.seat === view.on) void tellRaids(view, raidsOn(view, view.seat));
}

/** At an open table the next person sits down by themselves; only bots draw unseen. */
function sitDown(view: View): void {
  const { seats, open } = state.game;
  if (!open || people(seats) < 2 || view.phase === 'bot' || view.phase === 'over' || view.seat === state.stage.at) return;
  update('stage', { at: view.seat });
  announce(t('table-curtain-title', { player: seatName(seats, view.seat) }));
}

/** What others have drawn on this person's map since. */
async function tellRaids(view: View, raids: readonly DrawnEvent[]): Promise<void> {
  const visit = thisVisit();
  for (const raid of raids) {
    await showRaid(raid, view);
    if (visit.aborted) return;
  }
  // A raid is shown on the map as it was just then; more may have happened to it since.
  update('stage', { map: mapOf(view, state.stage.shown) });
}

/** The maps as they were scored: of a table, everybody's. */
function scoredMaps(events: readonly Event[]): Map<number, string> {
  return new Map(events.flatMap((event) => (event.kind === 'scored' ? [[event.on, event.map] as const] : [])));
}

export async function show(view: View, events: readonly Event[]): Promise<void> {
  const visit = thisVisit();
  emptyHand();
  const before = state.stage.at;
  const veiled = turnTable(view);
  // Behind the curtain only what concerns the whole table is shown; each sees the rest on their own map.
  await playMoments(veiled ? events.filter(({ kind }) => kind === 'scored') : events, view, async (index, map) => {
    if (index >= 0) await tally(view, index, map, scoredMaps(events));
    if (!visit.aborted) update('game', { view: { ...view, tools: [] } });
  });
  if (visit.aborted) return;
  settle(view);
  const { seats, open } = state.game;
  if (open && state.stage.at !== before && view.seat === view.on)
    void tellRaids(
      view,
      raidsOn(view, view.seat).filter(({ by }) => seats[by]?.bot),
    );
  if (view.phase !== 'over') return;
  update('stage', { look: view.winners[0] ?? 0, curtain: false });
  await goTo({ to: 'final' });
}

/** Brings the right map to the screen, or the curtain before it; true if it is veiled. */
function turnTable(view: View): boolean {
  const { seats } = state.game;
  sitDown(view);
  const shown = mapSeat(view, state.game, state.stage.at);
  const veiled = needsCurtain(view, state.game, state.stage.at);
  if (veiled) {
    update('stage', { curtain: true });
    if (view.phase !== 'bot') announce(t('table-curtain-title', { player: seatName(seats, view.seat) }));
  } else if (shown !== state.stage.shown) update('stage', { shown, map: mapOf(view, shown) });
  return veiled;
}
