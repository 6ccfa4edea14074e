/** A table on several devices: the ordinary game at one's own place, with what others ink coming in under one's draft. */

import { newId } from '../browser/ids';
import { sleep } from '../browser/sleep';
import { keepForGood } from '../commands/finished';
import { closeDialog, goTo } from '../commands/navigate';
import { closeFailure } from '../commands/page';
import type { Peer } from '../commands/table/peer';
import type { Event, View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import type { Seat } from '../state/seats';
import { state } from '../state/store';
import { mustRest } from './bots';
import { isPreviewing } from './hand';
import { type Kind, leave, now, Play } from './play';
import { mapOf, show } from './show';
import { start } from './start';
import { tallyMissed } from './tally';

const LOOK = 60;
const SLICE = 40;

/** The game of a table on several devices, as one of the people at this device sees it. */
class Company implements Kind {
  readonly name = 'company';
  /** What has come in and is not on the screen yet. */
  private arrived: Event[] | null = null;
  private showing = false;

  constructor(readonly peer: Peer) {}

  /** The feeds are stored elsewhere. A finished game goes into the history, once for each person at this device. */
  async keep({ game }: Play, view: View): Promise<void> {
    const { id, seats, mine = null, tallied } = game;
    if (tallied !== this.peer.kept.tallied) await this.peer.game.sawTally(tallied);
    if (view.phase !== 'over' || !mine?.length) return;
    const { sheet, set } = view.setup;
    const { season, time, limit, record } = view;
    const facts = { id, record, map: mapOf(view, mine[0] ?? 0), sheet, set, season, time, limit, tallied, seats: [...seats] };
    await keepForGood({ ...facts, stars: 0, finished: true, when: Date.now(), origin: { kind: 'free' } }, mine);
  }

  async reopen(play: Play): Promise<View | null> {
    await this.peer.game.reopen();
    const view = await this.peer.game.sit(play.stage.at);
    if (view && !play.stage.tally && !play.stage.moment) await show(play, view, []);
    return null;
  }

  inked(): void {
    void this.peer.game.acted();
  }

  /** Others have inked something. It is shown when nothing else is. */
  arrive(play: Play, events: readonly Event[]): void {
    this.arrived = [...(this.arrived ?? []), ...events];
    if (this.showing) return;
    this.showing = true;
    void this.showAll(play)
      .catch(() => undefined) // a lost engine is replaced elsewhere
      .finally(() => (this.showing = false));
  }

  private async showAll(play: Play): Promise<void> {
    while (this.arrived && !play.isOver) {
      if (mustRest(play)) {
        await sleep(LOOK);
        continue;
      }
      const events = this.arrived;
      this.arrived = null;
      const answer = await ask({ do: 'view' });
      if (play.isOver || !answer.ok) return;
      if (mustRest(play)) this.arrived = [...events, ...(this.arrived ?? [])];
      else await this.put(play, answer.view, events);
    }
  }

  /** What does not touch the map on the screen, or the card, leaves the hand as it is. */
  private async put(play: Play, view: View, events: readonly Event[]): Promise<void> {
    if (isElsewhere(play, view)) play.put({ game: { view } });
    else await play.perform(() => show(play, view, events));
    await this.nextPerson(play, view);
  }

  /** Two people at one device take turns: the one who may draw now is asked to the screen. */
  private async nextPerson(play: Play, { phase }: View): Promise<void> {
    const free = freeSeat(this.peer);
    if (phase !== 'bot' || free === undefined || free === play.stage.at) return;
    const view = await this.peer.game.sit(free);
    if (view) await play.perform(() => show(play, view, []));
  }
}

function freeSeat(peer: Peer): number | undefined {
  return peer.people().find((seat) => peer.feeds?.view?.free.includes(seat));
}

/** Lays the game of the table before one of the people at this device, or before a spectator. */
export async function takePlace(peer: Peer, seats: readonly Seat[]): Promise<void> {
  const mine = peer.people();
  const at = freeSeat(peer) ?? mine[0] ?? -1;
  const view = await peer.game.sit(at);
  if (!view) return;
  leave();
  closeDialog();
  closeFailure();
  const curtain = mine.length > 1 && view.phase !== 'bot' && view.phase !== 'over';
  const shown = Math.max(0, at);
  const play = start(
    new Play(
      new Company(peer),
      { id: idOf(peer), view, seats, mine, tallied: peer.kept.tallied },
      { at: curtain ? -1 : at, shown, look: shown, curtain, map: mapOf(view, shown) },
    ),
  );
  await goTo({ to: 'play' });
  await play.perform(async () => {
    await show(play, view, []);
    if (!play.isOver && view.phase !== 'over') await tallyMissed(view, play);
  });
  await play.kind.keep(play, view);
}

export function idOf(peer: Peer): string {
  return `table-${peer.feeds?.terms.name ?? newId()}`;
}

/** Shows what others have inked, if the game on the screen is that of their table. */
export function showArrival(peer: Peer, events: readonly Event[]): void {
  const play = now();
  const { to } = state.where.route;
  if ((to === 'play' || to === 'final') && play.kind instanceof Company && play.kind.peer === peer) play.kind.arrive(play, events);
}

function isElsewhere(play: Play, view: View): boolean {
  const { view: before } = play.game;
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  return (
    before !== null &&
    before.phase === view.phase &&
    view.phase !== 'over' &&
    same(
      [before.season, before.turn, before.seat, before.on, before.card, before.tools],
      [view.season, view.turn, view.seat, view.on, view.card, view.tools],
    ) &&
    mapOf(view, play.stage.shown) === play.stage.map
  );
}

/** The peers whose bots think now. */
const thinking = new WeakSet<Peer>();

/** Called after each change: the bots of this device think while others are still drawing. */
export function letBotsThink(peer: Peer): void {
  const waiting = (): boolean => {
    const { free = [], stage } = peer.feeds?.view ?? {};
    return stage === 'play' && free.some((seat) => !peer.people().includes(seat));
  };
  if (thinking.has(peer) || !waiting()) return;
  thinking.add(peer);
  const work = async (): Promise<void> => {
    while (waiting()) {
      await peer.game.think(SLICE);
      await sleep(isPreviewing() ? LOOK : 8);
    }
  };
  void work()
    .catch(() => undefined)
    .finally(() => thinking.delete(peer));
}
