/** At one's own place: the ordinary game, with what others ink coming in under one's draft. */

import { newId } from '../../browser/ids';
import { sleep } from '../../browser/sleep';
import type { Event, View } from '../../contract/generated/messages';
import { ask } from '../../engine/ask';
import type { Seat } from '../../state/seats';
import { busy, state, update } from '../../state/store';
import { setCompany } from '../company';
import { emptyHand, isPreviewing } from '../hand';
import { keepForGood } from '../keep';
import { closeDialog, dropGame, goTo } from '../navigate';
import { closeFailure } from '../page';
import { mapOf, show } from '../show';
import { tallyMissed } from '../tally';
import { thisVisit } from '../visit';
import type { Peer } from './peer';

const LOOK = 60;
const SLICE = 40;

/** What has come in and is not on the screen yet. */
let arrived: Event[] | null = null;
let showing = false;
let thinking = false;

/** Lays the game of the table before one of the people at this device, or before somebody who looks on. */
export async function takePlace(peer: Peer, seats: readonly Seat[]): Promise<void> {
  const mine = peer.people();
  const free = mine.find((seat) => peer.feeds?.view?.free.includes(seat));
  const at = free ?? mine[0] ?? -1;
  const view = await peer.game.sit(at);
  if (!view) return;
  dropGame();
  closeDialog();
  closeFailure();
  arrived = null;
  const visit = thisVisit();
  visit.addEventListener('abort', () => setCompany(null), { once: true });
  setCompany({ keep: (now) => keepTable(peer, now), inked: () => void peer.game.acted(), reopen: () => reopen(peer) });
  const curtain = mine.length > 1 && view.phase !== 'bot' && view.phase !== 'over';
  const shown = Math.max(0, at);
  update('game', {
    id: idOf(peer),
    view,
    seats,
    open: false,
    mine,
    tallied: peer.kept.tallied,
    hints: 0,
    origin: { kind: 'free' },
    rival: null,
  });
  update('stage', { at: curtain ? -1 : at, shown, look: shown, curtain, map: mapOf(view, shown), onward: '' });
  emptyHand();
  await goTo({ to: 'play' });
  await busy(async () => {
    await show(view, []);
    if (!visit.aborted && view.phase !== 'over') await tallyMissed(view);
  });
  await keepTable(peer, view);
}

export function idOf(peer: Peer): string {
  return `table-${peer.feeds?.terms.name ?? newId()}`;
}

/** Whether the game on the screen is that of this table. */
export function isAtTable(peer: Peer): boolean {
  const { route } = state.where;
  return (route.to === 'play' || route.to === 'final') && state.game.mine !== null && state.game.id === idOf(peer);
}

/** A finished game goes into the history, once for each person at this device. */
async function keepTable(peer: Peer, view: View): Promise<void> {
  if (state.game.tallied !== peer.kept.tallied) await peer.game.sawTally(state.game.tallied);
  const { id, seats, mine = null, tallied } = state.game;
  if (view.phase !== 'over' || !mine?.length) return;
  const { sheet, set } = view.setup;
  const { season, time, limit, record } = view;
  const facts = { id, record, map: mapOf(view, mine[0] ?? 0), sheet, set, season, time, limit, tallied, seats: [...seats] };
  await keepForGood({ ...facts, stars: 0, finished: true, when: Date.now(), origin: { kind: 'free' } }, mine);
}

async function reopen(peer: Peer): Promise<void> {
  await peer.game.reopen();
  const view = await peer.game.sit(state.stage.at);
  if (view && !state.stage.tally && !state.stage.moment) await show(view, []);
}

/** Others have inked something. It is shown when nothing else is. */
export function showArrival(peer: Peer, events: readonly Event[]): void {
  arrived = [...(arrived ?? []), ...events];
  if (showing) return;
  showing = true;
  void showAll(peer)
    .catch(() => undefined) // a lost engine is replaced elsewhere
    .finally(() => (showing = false));
}

function mustRest(): boolean {
  return state.busy > 0 || isPreviewing() || state.stage.moment !== null || state.stage.tally !== null;
}

async function showAll(peer: Peer): Promise<void> {
  const visit = thisVisit();
  while (arrived && !visit.aborted) {
    if (mustRest()) {
      await sleep(LOOK);
      continue;
    }
    const events = arrived;
    arrived = null;
    const answer = await ask({ do: 'view' });
    if (visit.aborted || !answer.ok) return;
    if (mustRest()) arrived = [...events, ...(arrived ?? [])];
    else await put(peer, answer.view, events);
  }
}

/** What does not touch the map on the screen, or the card, leaves the hand as it is. */
async function put(peer: Peer, view: View, events: readonly Event[]): Promise<void> {
  if (isElsewhere(view)) update('game', { view });
  else await busy(() => show(view, events));
  await nextPerson(peer, view);
}

function isElsewhere(view: View): boolean {
  const { view: before } = state.game;
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  return (
    before !== null &&
    before.phase === view.phase &&
    view.phase !== 'over' &&
    same(
      [before.season, before.turn, before.seat, before.on, before.card, before.tools],
      [view.season, view.turn, view.seat, view.on, view.card, view.tools],
    ) &&
    mapOf(view, state.stage.shown) === state.stage.map
  );
}

/** Two people at one device take turns: whoever may draw now is asked to the screen. */
async function nextPerson(peer: Peer, { phase }: View): Promise<void> {
  const free = peer.people().find((seat) => peer.feeds?.view?.free.includes(seat));
  if (phase !== 'bot' || free === undefined || free === state.stage.at) return;
  const view = await peer.game.sit(free);
  if (view) await busy(() => show(view, []));
}

/** Called after each change: the bots of this device think, whoever else is still drawing. */
export function letBotsThink(peer: Peer): void {
  const waiting = (): boolean => {
    const { free = [], stage } = peer.feeds?.view ?? {};
    return stage === 'play' && free.some((seat) => !peer.people().includes(seat));
  };
  if (thinking || !waiting()) return;
  thinking = true;
  const work = async (): Promise<void> => {
    while (waiting()) {
      await peer.game.think(SLICE);
      await sleep(isPreviewing() ? LOOK : 8);
    }
  };
  void work()
    .catch(() => undefined)
    .finally(() => (thinking = false));
}
