/** Shows what came of an action: moments, tallies, the curtain, the next hand. */

import { announce } from '../browser/announce';
import type { Event, View } from '../contract/generated/messages';
import { raidsOn } from '../state/raids';
import { mapSeat, needsCurtain } from '../state/seats';
import { state, update, updateTable } from '../state/store';
import { seatName } from '../words/names';
import { t } from '../words/texts';
import { takeAim } from './hand';
import { play, showRaid } from './moments';
import { tally } from './tally';

export function mapOf(view: View, seat: number): string {
  return view.players[seat]?.map ?? '';
}

export function settle(view: View): void {
  const { seats, at } = state.table;
  const shown = mapSeat(view, seats);
  if (needsCurtain(view, seats, at)) {
    updateTable({ curtain: true });
    update({ view, map: '', aim: null, placed: null, preview: null });
    return;
  }
  updateTable({ shown });
  update({ view, map: mapOf(view, shown) });
  takeAim(view);
}

/** The next person has taken the screen. */
export function unveil(): void {
  const { view } = state;
  if (!view || state.busy || view.phase === 'bot') return;
  update({ busy: true });
  updateTable({ curtain: false, at: view.seat });
  settle(view);
  update({ busy: false });
  if (view.seat === view.on) void tellRaids(view);
}

/** What others have drawn on this person's map since. */
async function tellRaids(view: View): Promise<void> {
  const { visit } = state;
  for (const raid of raidsOn(view, view.seat)) {
    await showRaid(raid, view);
    if (state.visit !== visit) return;
  }
  // A raid is shown on the map as it was just then; more may have happened to it since.
  update({ map: mapOf(view, state.table.shown) });
}

export async function show(view: View, events: readonly Event[]): Promise<void> {
  const { visit } = state;
  update({ aim: null, placed: null, preview: null });
  const { seats, at } = state.table;
  const veiled = needsCurtain(view, seats, at);
  if (veiled) {
    updateTable({ curtain: true });
    announceNext(view);
  } else if (mapSeat(view, seats) !== state.table.shown) {
    updateTable({ shown: mapSeat(view, seats) });
    update({ map: mapOf(view, state.table.shown) });
  }
  // Behind the curtain only what concerns the whole table is shown; each sees the rest on their own map.
  await play(veiled ? events.filter(({ kind }) => kind === 'scored') : events, view, async (index) => {
    if (index >= 0) await tally(view, index);
    if (state.visit === visit) update({ view: { ...view, tools: [] } });
  });
  if (state.visit !== visit) return;
  settle(view);
  if (view.phase !== 'over') return;
  updateTable({ look: view.winners[0] ?? 0, curtain: false });
  update({ screen: 'final' });
}

function announceNext(view: View): void {
  if (view.phase !== 'bot') announce(t('table-curtain-title', { player: seatName(state.table.seats, view.seat) }));
}
