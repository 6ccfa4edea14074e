/** The page's side of a game: sends what the player wants and shows what came of it. */

import { anchorOf, intentOf, isLegal, turnOf } from './aim';
import { announce } from './announce';
import { ask, onEngineLost, restartEngine } from './asking';
import type { Act, Event, Refusal, Simple, View, ViewAnswer } from './generated/messages';
import { keep, latestRecord } from './keeping';
import { play, showRaid, skipMoment } from './moments';
import { isPreviewing, takeAim } from './previewing';
import { state, update } from './store';
import { raidsOn } from './table/raids';
import { botsOf, mapSeat, needsCurtain, seatName } from './table/seats';
import { updateTable } from './table/state';
import { letThink, type Hands } from './table/thinking';
import { tally } from './tallying';
import { t } from './texts';
import { sayGhost } from './words';

export function mapOf(view: View, seat: number): string {
  return view.players[seat]?.map ?? '';
}

function settle(view: View): void {
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

/** What the bots are given: the engine between our own questions, and the table when one of them has acted. */
export const hands: Hands = {
  ask: (message) => ask(message),
  refuse: report,
  isBusy: () => state.busy || isPreviewing() || state.moment !== null || state.tally !== null,
  async take(view, events) {
    const { visit } = state;
    update({ busy: true });
    try {
      update({ view: { ...view, tools: [] } });
      await keep(view);
      if (state.visit === visit) await show(view, events ?? []);
    } finally {
      update({ busy: false });
    }
  },
};

async function change(message: Act | Simple): Promise<void> {
  if (skipMoment() || state.busy) return;
  const { view: before, visit } = state;
  update({ busy: true, explain: null });
  try {
    const answer = await ask<ViewAnswer>(message);
    if (!answer.ok) {
      report(answer);
      return;
    }
    // In solo the season that was scored stays on the screen until its tally is read.
    const turns = answer.view.players.length === 1 && answer.events.some(({ kind }) => kind === 'scored');
    if (!turns) update({ view: { ...answer.view, tools: [] } });
    await keep(answer.view);
    if (state.visit !== visit) return;
    await show(answer.view, answer.events);
    if (message.do === 'undo') announce(t('say-undone'));
    if (message.do === 'redo') announce(t('say-redone'));
  } catch {
    // The worker died under the message: recovery reopens the record as it was before.
    if (before && state.visit === visit) settle(before);
  } finally {
    update({ busy: false });
    letThink(hands);
  }
}

function report(refusal: Refusal): void {
  const { code } = refusal.error;
  const rule = t(`reason-${code}`);
  if (rule !== `reason-${code}`) announce(rule);
  else update({ failure: { text: code === 'engine' ? 'error-engine' : 'error-unknown', problem: refusal.error } });
}

/** Confirms the ghost where it is, if it fits. */
export function confirm(): void {
  const { view, aim } = state;
  if (!view || !aim) return;
  const turn = turnOf(view, aim);
  const intent = intentOf(view, aim);
  if (!turn || !intent || !isLegal(turn, anchorOf(turn, aim))) {
    const data = state.preview?.data;
    if (data) announce(sayGhost(view, data, aim.terrain ?? 'X'));
    return;
  }
  void change({ do: 'act', intent });
}

/** Acts with a tool that needs no place: acrobatics. */
export function useTool(tool: number): void {
  const code = state.view?.tools[tool]?.turns[0]?.code ?? '';
  void change({ do: 'act', intent: { tool, terrain: null, turn: code, row: 0, column: 0 } });
}

export function goOn(message: Simple['do']): void {
  void change({ do: message });
}

let recovering = false;

/** The worker is gone: a new one is started and gets the record, so that the player goes on at the same card. */
async function recover(): Promise<void> {
  if (recovering) return; // a game that breaks each new one is not tried for ever
  recovering = true;
  update({ busy: true });
  try {
    await restartEngine();
    const record = latestRecord();
    if (record) {
      const answer = await ask<ViewAnswer>({ do: 'open', record, bots: botsOf(state.table.seats) });
      if (answer.ok && !state.tally && !state.moment) settle(answer.view); // what is shown ends in this view by itself
    }
    update({ engine: 'ready', notice: 'extra-save-lost' });
  } catch {
    update({ engine: 'failed', failure: { text: 'error-engine', problem: null } });
  } finally {
    recovering = false;
    update({ busy: false });
    letThink(hands);
  }
}

onEngineLost(() => void recover());
