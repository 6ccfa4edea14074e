/** The game of a table, as the people at this device play it: drawings of other devices are shown when they arrive. */

import { lazyPart } from '../../core/lazy-parts';
import { sleep } from '../../core/browser/sleep';
import { addToHistory } from '../../core/page/history';
import { closeDialog, goTo } from '../../core/page/navigate';
import { closeFailure } from '../../core/page/notices';
import { type SharedTable, SPECTATOR } from './shared-table';
import type { ActRequest, ErrorResponse, Event, GameCommandRequest, View, ViewResponse } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import type { Seat } from '../../core/state/seats';
import { state } from '../../core/state/store';
import { isInteracting } from '../../play/bots';
import { isPreviewing } from '../../play/aim';
import { type PlayBehaviour, type PlayPanels, closePlay, currentPlay, Play } from '../../play/play';
import { mapOf, showEvents } from '../../play/show-events';
import { startPlay } from '../../play/open-game';
import { showMissedTally } from '../../play/show-tally';

const CHECK_MS = 60;
const SLICE_MS = 40;

declare module '../../core/lazy-parts' {
  interface Features {
    tablePanels: PlayPanels;
  }
}

/** The behaviour of a play whose game is that of a table. */
class OnlinePlay implements PlayBehaviour {
  readonly hasStandings = true;
  readonly isWholeGame = true;
  /** They call functions of this module. */
  readonly panels = lazyPart('tablePanels') ?? {};
  /** Events that have arrived and are not shown yet. */
  private arrived: Event[] | null = null;
  private isShowing = false;

  constructor(readonly table: SharedTable) {}

  /** Stores how far the player is, and adds a finished game to the history for each person at this device. */
  async save({ game }: Play, view: View): Promise<void> {
    const { id, seats, ownSeats = null, talliedSeasons, hints } = game;
    await this.table.saveProgress(talliedSeasons, hints);
    if (view.phase !== 'over' || !ownSeats?.length) return;
    const { sheet, set } = view.setup;
    const { season, time, limit, record } = view;
    const facts = {
      id,
      record,
      map: mapOf(view, ownSeats[0] ?? 0),
      sheet,
      set,
      season,
      time,
      limit,
      tallied: talliedSeasons,
      hints,
      seats: [...seats],
    };
    await addToHistory({ ...facts, stars: 0, finished: true, saved_at: Date.now(), origin: { kind: 'free' } }, ownSeats);
  }

  async reopenInEngine(play: Play): Promise<View | null> {
    const view = await this.table.reopenInEngine();
    if (view && !play.display.tally && !play.display.animation) await showEvents(play, view, []);
    return null;
  }

  request(message: ActRequest | GameCommandRequest): Promise<ViewResponse | ErrorResponse> {
    return this.table.request(message);
  }

  /** Shows events of other devices, as soon as no other animation or request is under way. */
  arrive(play: Play, events: readonly Event[]): void {
    this.arrived = [...(this.arrived ?? []), ...events];
    if (this.isShowing) return;
    this.isShowing = true;
    void this.showAll(play)
      .catch(() => undefined) // `recover` replaces a lost engine
      .finally(() => (this.isShowing = false));
  }

  private async showAll(play: Play): Promise<void> {
    while (this.arrived && !play.isClosed) {
      if (isInteracting(play)) {
        await sleep(CHECK_MS);
        continue;
      }
      const events = this.arrived;
      this.arrived = null;
      const response = await ask({ do: 'view' });
      if (play.isClosed || !response.ok) return;
      if (isInteracting(play)) this.arrived = [...events, ...(this.arrived ?? [])];
      else await this.showView(play, response.view, events);
    }
  }

  /** Shows a view after events. If they concern neither the shown map nor the card, the player's aim stays. */
  private async showView(play: Play, view: View, events: readonly Event[]): Promise<void> {
    if (keepsAim(play, view)) play.update({ game: { view } });
    else await play.perform(() => showEvents(play, view, events));
    await this.nextSeat(play, view);
  }

  /** Changes to the seat that can be drawn for, for example after the card of an absent player. */
  private async nextSeat(play: Play, { phase }: View): Promise<void> {
    const { saved, drawingFor } = this.table;
    const { viewerSeat } = play.display;
    const seat = this.table.seatToDraw() ?? saved.mine[0] ?? SPECTATOR;
    const isWanted = saved.mine.includes(viewerSeat) || viewerSeat === drawingFor;
    if (seat === viewerSeat || (isWanted && phase !== 'bot')) return;
    const view = await this.table.sit(seat);
    if (!view) return;
    play.update({ display: { viewerSeat: seat } });
    await play.perform(() => showEvents(play, view, []));
  }
}

/** Opens the play screen with the game of a table, from the seat that can be drawn for here, or for a spectator. */
export async function showTableGame(table: SharedTable): Promise<void> {
  const seat = table.seatToDraw() ?? table.saved.mine[0] ?? SPECTATOR;
  const view = await table.sit(seat);
  if (!view) return;
  closePlay(currentPlay());
  closeDialog();
  closeFailure();
  const seats = seatsAt(table);
  const shownSeat = seat === SPECTATOR ? 0 : seat;
  const play = startPlay(
    new Play(
      new OnlinePlay(table),
      { id: tablePlayId(table), view, seats, ownSeats: table.saved.mine, talliedSeasons: table.saved.tallied, hints: table.saved.hints },
      // A turn that was left just before its end goes on to it.
      {
        advanceMoment: view.draft.length ? view.moment : '',
        viewerSeat: seat,
        shownSeat,
        inspectedSeat: shownSeat,
        map: mapOf(view, shownSeat),
      },
    ),
  );
  await goTo({ to: 'play' });
  await play.perform(async () => {
    await showEvents(play, view, []);
    if (!play.isClosed && view.phase !== 'over') await showMissedTally(play, view);
  });
  await play.behaviour.save(play, view);
}

function seatsAt(table: SharedTable): Seat[] {
  return table.snapshot().seats.map(({ name, colour, crest, bot }) => ({ name, colour, crest, bot }));
}

/** Updates the seats of the game, after a player has joined or changed their name. */
export function updateSeats(table: SharedTable): void {
  const play = currentPlay();
  if (!(play.behaviour instanceof OnlinePlay) || play.behaviour.table !== table) return;
  const seats = seatsAt(table);
  if (JSON.stringify(seats) !== JSON.stringify(play.game.seats)) play.update({ game: { seats } });
}

export function tablePlayId(table: SharedTable): string {
  return `table-${table.saved.secret.slice(0, 16)}`;
}

/** Shows events of other devices, if the current game is that of their table. */
export function showArrival(table: SharedTable, events: readonly Event[]): void {
  const play = currentPlay();
  const { to } = state.navigation.route;
  if ((to === 'play' || to === 'final') && play.behaviour instanceof OnlinePlay && play.behaviour.table === table)
    play.behaviour.arrive(play, events);
}

/** Whether the aim can stay, because the view changes neither the shown map nor what the player has to do. */
function keepsAim(play: Play, view: View): boolean {
  const { view: before } = play.game;
  const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  return (
    before !== null &&
    before.phase === view.phase &&
    view.phase !== 'over' &&
    isSame(
      [before.season, before.turn, before.seat, before.on, before.card, before.tools],
      [view.season, view.turn, view.seat, view.on, view.card, view.tools],
    ) &&
    mapOf(view, play.display.shownSeat) === play.display.map
  );
}

/** The tables whose bots are thinking. */
const thinking = new WeakSet<SharedTable>();

/** Called after each change: lets the bots of the table think, also while people are drawing. */
export function startTableBots(table: SharedTable): void {
  if (thinking.has(table) || !table.isBotThinking) return;
  thinking.add(table);
  const work = async (): Promise<void> => {
    while (table.isBotThinking) {
      await table.think(SLICE_MS);
      await sleep(isPreviewing(currentPlay()) ? CHECK_MS : 8);
    }
  };
  void work()
    .catch(() => undefined)
    .finally(() => thinking.delete(table));
}
