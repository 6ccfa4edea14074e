/** Shows what came of an action: moments, tallies, the curtain, the next hand. */

import { announce } from '../browser/announce';
import type { Event, View } from '../contract/generated/messages';
import { raidsOn } from '../state/raids';
import { mapSeat, needsCurtain } from '../state/seats';
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
  const { seats } = state.game;
  update('game', { view });
  if (needsCurtain(view, seats, state.stage.at)) {
    update('stage', { curtain: true, map: '' });
    emptyHand();
    return;
  }
  const shown = mapSeat(view, seats);
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
  if (view.seat === view.on) void tellRaids(view);
}

/** What others have drawn on this person's map since. */
async function tellRaids(view: View): Promise<void> {
  const visit = thisVisit();
  for (const raid of raidsOn(view, view.seat)) {
    await showRaid(raid, view);
    if (visit.aborted) return;
  }
  // A raid is shown on the map as it was just then; more may have happened to it since.
  update('stage', { map: mapOf(view, state.stage.shown) });
}

export async function show(view: View, events: readonly Event[]): Promise<void> {
  const visit = thisVisit();
  emptyHand();
  const veiled = turnTable(view);
  // Behind the curtain only what concerns the whole table is shown; each sees the rest on their own map.
  await playMoments(veiled ? events.filter(({ kind }) => kind === 'scored') : events, view, async (index) => {
    if (index >= 0) await tally(view, index);
    if (!visit.aborted) update('game', { view: { ...view, tools: [] } });
  });
  if (visit.aborted) return;
  settle(view);
  if (view.phase !== 'over') return;
  update('stage', { look: view.winners[0] ?? 0, curtain: false });
  await goTo({ to: 'final' });
}

/** Brings the right map to the screen, or the curtain before it; true if it is veiled. */
function turnTable(view: View): boolean {
  const { seats } = state.game;
  const shown = mapSeat(view, seats);
  const veiled = needsCurtain(view, seats, state.stage.at);
  if (veiled) {
    update('stage', { curtain: true });
    if (view.phase !== 'bot') announce(t('table-curtain-title', { player: seatName(seats, view.seat) }));
  } else if (shown !== state.stage.shown) update('stage', { shown, map: mapOf(view, shown) });
  return veiled;
}
